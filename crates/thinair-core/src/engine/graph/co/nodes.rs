//! What the [search for a co](super::partial_co) puts in order: the events, or each of them twice, if what comes before an event depends on how it was come to.

use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::row::Row;
use std::ops::{BitOr, BitOrAssign, Sub, SubAssign};

/// A set of nodes. They are numbered.
pub trait Nodes: 'static + Copy + Default + PartialEq + Send + BitOr<Output = Self> + BitOrAssign + Sub<Output = Self> + SubAssign {
    /// One more than the greatest number of a node, where events are so many.
    fn room_for(events: usize) -> usize;
    fn is_empty(&self) -> bool;
    fn intersects(&self, other: &Self) -> bool;
    fn is_subset(&self, other: &Self) -> bool;
    fn contains_node(&self, node: usize) -> bool;
    fn insert_node(&mut self, node: usize);
    fn first_node(&self) -> Option<usize>;
    /// Ascending.
    fn each_node(self) -> impl Iterator<Item = usize>;
}

impl<const W: usize> Nodes for Row<W> {
    fn room_for(events: usize) -> usize {
        events
    }
    #[inline]
    fn is_empty(&self) -> bool {
        Row::is_empty(self)
    }
    #[inline]
    fn intersects(&self, other: &Self) -> bool {
        Row::intersects(self, other)
    }
    #[inline]
    fn is_subset(&self, other: &Self) -> bool {
        Row::is_subset(self, other)
    }
    #[inline]
    fn contains_node(&self, node: usize) -> bool {
        self.contains(EventId(node as u16))
    }
    #[inline]
    fn insert_node(&mut self, node: usize) {
        self.insert(EventId(node as u16));
    }
    #[inline]
    fn first_node(&self) -> Option<usize> {
        self.first().map(EventId::index)
    }
    #[inline]
    fn each_node(self) -> impl Iterator<Item = usize> {
        self.iter().map(EventId::index)
    }
}

/// Makes what comes directly before each of these nodes all that comes before it, itself included. `false`: there is a cycle.
pub fn close<N: Nodes>(nodes: N, before: &mut [N]) -> bool {
    let (mut begun, mut done) = (N::default(), N::default());
    let mut path = Vec::new();
    for node in nodes.each_node() {
        if done.contains_node(node) {
            continue;
        }
        begun.insert_node(node);
        path.push(node);
        while let Some(&node) = path.last() {
            if let Some(earlier) = (before[node] - done).first_node() {
                if begun.contains_node(earlier) {
                    return false;
                }
                begun.insert_node(earlier);
                path.push(earlier);
                continue;
            }
            // All that comes directly before it is complete.
            let (mut all, mut left) = (N::default(), before[node]);
            while let Some(earlier) = left.first_node() {
                all |= before[earlier];
                left -= all;
            }
            all.insert_node(node);
            before[node] = all;
            done.insert_node(node);
            path.pop();
        }
    }
    true
}

/// Each event twice. Those of the second row have the numbers that the first row does not need.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Twofold<const W: usize> {
    pub first: Row<W>,
    pub second: Row<W>,
}

impl<const W: usize> Twofold<W> {
    pub fn first(event: EventId) -> usize {
        event.index()
    }
    pub fn second(event: EventId) -> usize {
        64 * W + event.index()
    }
}

impl<const W: usize> Nodes for Twofold<W> {
    fn room_for(events: usize) -> usize {
        64 * W + events
    }
    fn is_empty(&self) -> bool {
        self.first.is_empty() && self.second.is_empty()
    }
    fn intersects(&self, other: &Self) -> bool {
        self.first.intersects(&other.first) || self.second.intersects(&other.second)
    }
    fn is_subset(&self, other: &Self) -> bool {
        self.first.is_subset(&other.first) && self.second.is_subset(&other.second)
    }
    fn contains_node(&self, node: usize) -> bool {
        if node < 64 * W { self.first.contains_node(node) } else { self.second.contains_node(node - 64 * W) }
    }
    fn insert_node(&mut self, node: usize) {
        if node < 64 * W { self.first.insert_node(node) } else { self.second.insert_node(node - 64 * W) }
    }
    fn first_node(&self) -> Option<usize> {
        self.first.first().map(Self::first).or_else(|| self.second.first().map(Self::second))
    }
    fn each_node(self) -> impl Iterator<Item = usize> {
        self.first.iter().map(Self::first).chain(self.second.iter().map(Self::second))
    }
}

impl<const W: usize> BitOrAssign for Twofold<W> {
    fn bitor_assign(&mut self, other: Self) {
        self.first |= other.first;
        self.second |= other.second;
    }
}
impl<const W: usize> SubAssign for Twofold<W> {
    fn sub_assign(&mut self, other: Self) {
        self.first -= other.first;
        self.second -= other.second;
    }
}
impl<const W: usize> BitOr for Twofold<W> {
    type Output = Self;
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}
impl<const W: usize> Sub for Twofold<W> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}
