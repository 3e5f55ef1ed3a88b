//! The re-execution step of XMM, decided exactly: does one execution justify another?
//!
//! The definition (docs/xmm.md) asks for some set C of committed events of the new execution and an embedding f of it into the old one. Everything that
//! is demanded of C and f, but for two things, is demanded of pairs of committed events, and so gets easier with fewer of them. The two: reads
//! that are not committed must read along an order on threads, and nothing uncommitted may be kept in order (rpo) before something committed. So it
//! is enough to commit what breaks the cycles between threads, with what that needs: the sources of committed reads, and what rpo puts
//! before committed events. Each cycle is broken by committing all reads of one of its edges; all ways are tried.

use super::sketch::mix;
use crate::axioms::derived::Derived;
use crate::axioms::rc11;
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Fence, Order};
use crate::relation::{Relation, Set};

/// What the step looks at in an execution.
pub struct Facts {
    pub execution: Execution,
    /// For each read its source.
    source: Vec<usize>,
    rpo: Relation,
    /// (po | rf)+, with the starting and joining of threads.
    causes: Relation,
    /// The same with re, from a write to the reads of its location that do not happen before it, in place of rf.
    may_cause: Relation,
}

impl Facts {
    pub fn of(execution: Execution) -> Facts {
        let x = &execution;
        let size = x.events.len();
        let hb = rc11::happens_before(&Derived::new(x));
        let may_be_read = Relation::from_fn(size, |write, read| {
            let (from, to) = (&x.events[write], &x.events[read]);
            from.is_write() && to.is_read() && from.location == to.location && !from.is_init() && !hb.contains(read, write)
        });
        let before = x.po.union(&x.thread_sync);
        let mut source = vec![usize::MAX; size];
        x.rf.iter().for_each(|(write, read)| source[read] = write);
        let kept = Relation::from_fn(size, |first, second| x.po.contains(first, second) && is_kept(&x.events[first], &x.events[second]));
        let (rpo, causes, may_cause) = (kept.transitive(), before.union(&x.rf).transitive(), before.union(&may_be_read).transitive());
        Facts { source, rpo, causes, may_cause, execution }
    }

    fn events(&self) -> &[Event] {
        &self.execution.events
    }

    /// What a step can see of the execution, if nothing synchronises: the reads from other threads and their writes, and the relations between these.
    pub fn signature(&self) -> u128 {
        let x = &self.execution;
        let mut seen = Set::new(x.events.len());
        for (write, read) in x.rf.iter().filter(|&(write, read)| x.events[write].thread != x.events[read].thread) {
            if !x.events[write].is_init() {
                seen.insert(write);
                seen.insert(read);
            }
        }
        let mut hash: u128 = 0;
        let mut add = |word: u64| {
            let (low, high) = (mix(hash as u64, word), mix((hash >> 64) as u64 ^ 0x8bb8_4b93_962e_acc9, word.rotate_left(32)));
            hash = u128::from(high.wrapping_add(low.rotate_left(17))) << 64 | u128::from(low);
        };
        for event in seen.iter() {
            let label = &x.events[event];
            add(u64::from(label.thread.unwrap_or(u32::MAX)) << 32
                | u64::from(label.is_read()) << 16
                | (label.order as u64) << 8
                | u64::from(label.tags.0));
            add(label.location);
            add(label.value);
            for other in seen.iter() {
                let relations = [&x.rf, &x.co, &x.rmw, &self.may_cause];
                add(relations.iter().fold(0, |word, relation| word << 1 | u64::from(relation.contains(event, other))));
            }
        }
        hash
    }

    /// The reads, each with its write: `(write, read, closes)`, where `closes` says that they are in different threads and the read may cause the
    /// write.
    pub fn reads(&self) -> impl Iterator<Item = (usize, usize, bool)> + '_ {
        self.execution.rf.iter().map(|(write, read)| {
            let (from, to) = (&self.events()[write], &self.events()[read]);
            (write, read, !from.is_init() && from.thread != to.thread && self.may_cause.contains(read, write))
        })
    }
}

/// The part of program order that synchronisation keeps, before its closure.
pub fn is_kept(first: &Event, second: &Event) -> bool {
    let order = |event: &Event| if let EventKind::Fence(Fence::C11(order)) = event.kind { order } else { event.order };
    let (from, to) = (order(first), order(second));
    let fence = |event: &Event| matches!(event.kind, EventKind::Fence(_));
    // An SC access counts as both, whatever its kind.
    let acquires = |event: &Event, order: Order| order == Order::SeqCst || order.acquires() && !event.is_write();
    let releases = |event: &Event, order: Order| order == Order::SeqCst || order.releases() && !event.is_read();
    acquires(first, from)
        || releases(second, to)
        || first.is_read() && from != Order::Plain && fence(second) && acquires(second, to)
        || fence(first) && releases(first, from) && second.is_write() && to != Order::Plain
}

/// For each event of the new execution, the event of the old one that it is committed as; or `None`: there is no step.
pub fn justify(from: &Facts, to: &Facts) -> Option<Vec<Option<usize>>> {
    commit(from, to, Set::from_fn(to.events().len(), |event| to.events()[event].is_init()))
}

/// With at least these committed.
fn commit(from: &Facts, to: &Facts, mut committed: Set) -> Option<Vec<Option<usize>>> {
    close(to, &mut committed);
    let Some(cycle) = thread_cycle(to, &committed) else {
        // What is uncommitted must come about in some order. Only where threads are joined this says more than the order on threads.
        if let Some(reads) = cyclic_reads(to, &committed) {
            return reads.into_iter().find_map(|read| {
                let mut more = committed.clone();
                more.insert(read);
                commit(from, to, more)
            });
        }
        let mut images = vec![None; to.events().len()];
        return embed(from, to, &committed, &mut images, 0).then_some(images);
    };
    // One of the cycle's edges must go: all its reads are committed.
    cycle.into_iter().find_map(|(writer, reader)| {
        let mut more = committed.clone();
        for read in uncommitted_external(to, &committed) {
            if to.events()[to.source[read]].thread == Some(writer) && to.events()[read].thread == Some(reader) {
                more.insert(read);
            }
        }
        commit(from, to, more)
    })
}

/// Adds what the committed events need.
fn close(to: &Facts, committed: &mut Set) {
    loop {
        let mut needed = Set::new(to.events().len());
        for event in committed.iter() {
            if to.events()[event].is_read() {
                needed.insert(to.source[event]);
            }
            (0..to.events().len()).filter(|&earlier| to.rpo.contains(earlier, event)).for_each(|earlier| needed.insert(earlier));
        }
        if needed.is_subset(committed) {
            return;
        }
        committed.union_with(&needed);
    }
}

/// Uncommitted reads from other threads.
fn uncommitted_external<'a>(to: &'a Facts, committed: &'a Set) -> impl Iterator<Item = usize> + 'a {
    (0..to.events().len()).filter(move |&read| {
        let event = &to.events()[read];
        event.is_read() && !committed.contains(read) && {
            let writer = to.events()[to.source[read]].thread;
            writer.is_some() && writer != event.thread
        }
    })
}

/// A cycle of threads, each of which has an uncommitted read from the one before it.
fn thread_cycle(to: &Facts, committed: &Set) -> Option<Vec<(u32, u32)>> {
    let mut edges: Vec<(u32, u32)> = uncommitted_external(to, committed)
        .filter_map(|read| Some((to.events()[to.source[read]].thread?, to.events()[read].thread?)))
        .collect();
    edges.sort_unstable();
    edges.dedup();
    // Threads that nobody reads from, or that read from nobody, are on no cycle.
    loop {
        let count = edges.len();
        let kept: Vec<(u32, u32)> = edges
            .iter()
            .copied()
            .filter(|&(writer, reader)| edges.iter().any(|edge| edge.1 == writer) && edges.iter().any(|edge| edge.0 == reader))
            .collect();
        edges = kept;
        if edges.len() == count {
            break;
        }
    }
    let mut path = vec![*edges.first()?];
    loop {
        let last = path[path.len() - 1].1;
        if let Some(start) = path.iter().position(|edge| edge.0 == last) {
            return Some(path.split_off(start));
        }
        path.push(*edges.iter().find(|edge| edge.0 == last)?);
    }
}

/// If po, the starting and joining of threads, and rf into uncommitted reads have a cycle: the uncommitted reads from other threads on one. One of them
/// must be committed.
fn cyclic_reads(to: &Facts, committed: &Set) -> Option<Vec<usize>> {
    let x = &to.execution;
    if x.thread_sync.iter().next().is_none() {
        return None;
    }
    let size = to.events().len();
    let before = x.po.union(&x.thread_sync);
    let read = Relation::from_fn(size, |write, read| x.rf.contains(write, read) && !committed.contains(read));
    let causes = before.union(&read).transitive();
    let first = (0..size).find(|&event| causes.contains(event, event))?;
    let cyclic: Vec<usize> =
        uncommitted_external(to, committed).filter(|&read| causes.contains(first, read) && causes.contains(read, first)).collect();
    Some(cyclic)
}

/// Finds images for the committed events from `event` on.
fn embed(from: &Facts, to: &Facts, committed: &Set, images: &mut Vec<Option<usize>>, event: usize) -> bool {
    let Some(event) = (event..images.len()).find(|&event| committed.contains(event)) else { return true };
    let label = &to.events()[event];
    let same_name = from.events().get(event).filter(|other| *other == label).map(|_| event);
    let others = (0..from.events().len()).filter(|&image| Some(image) != same_name && from.events()[image] == *label);
    let candidates: Vec<usize> = same_name.into_iter().chain(others).filter(|&image| !images[..event].contains(&Some(image))).collect();
    if candidates.is_empty() {
        // The initial write of a location that was not accessed is there all the same.
        return label.is_init() && embed(from, to, committed, images, event + 1);
    }
    for image in candidates {
        images[event] = Some(image);
        if agrees(from, to, images, event) && embed(from, to, committed, images, event + 1) {
            return true;
        }
        images[event] = None;
    }
    false
}

/// Do the relations between this event and the others that have images hold between the images?
fn agrees(from: &Facts, to: &Facts, images: &[Option<usize>], event: usize) -> bool {
    let (old, new) = (&from.execution, &to.execution);
    let pair = |first: usize, second: usize, image_of_first: usize, image_of_second: usize| {
        let initial = new.events[first].is_init() || new.events[second].is_init();
        (!new.rf.contains(first, second) || old.rf.contains(image_of_first, image_of_second))
            && (!new.co.contains(first, second) || old.co.contains(image_of_first, image_of_second))
            && (!new.rmw.contains(first, second) || old.rmw.contains(image_of_first, image_of_second))
            && to.rpo.contains(first, second) == from.rpo.contains(image_of_first, image_of_second)
            && (initial || !to.causes.contains(first, second) || from.may_cause.contains(image_of_first, image_of_second))
    };
    let Some(image) = images[event] else { return true };
    images.iter().enumerate().all(|(other, other_image)| {
        other_image.is_none_or(|other_image| pair(other, event, other_image, image) && pair(event, other, image, other_image))
    })
}
