//! The events' slots: as many as a row has bits. They come in pages, which are made when they are needed: wide events are large, and executions that need wide rows seldom
//! need all slots. Narrow rows have one page, and no access to it needs a bounds check.

use super::event::{Event, EventId};

/// As many as a word has bits.
const PAGE: usize = 64;

#[derive(Debug)]
pub struct Slots<const W: usize> {
    first: Box<[Event<W>; PAGE]>,
    others: Vec<Event<W>>,
    /// Slots from here on were never used.
    used: usize,
}

impl<const W: usize> Clone for Slots<W> {
    /// Wide slots may be too large for the stack of a thread: they go from heap to heap.
    fn clone(&self) -> Self {
        let Ok(first) = self.first.to_vec().into_boxed_slice().try_into() else { unreachable!("a page has its size") };
        Slots { first, others: self.others.clone(), used: self.used }
    }
}

impl<const W: usize> Slots<W> {
    pub fn new() -> Self {
        let Ok(first) = vec![Event::blank(); PAGE].into_boxed_slice().try_into() else { unreachable!("a page has its size") };
        Slots { first, others: Vec::new(), used: 0 }
    }

    /// All slots that were ever used are below this number.
    pub fn len(&self) -> usize {
        self.used
    }

    /// The slot will be used.
    #[inline(always)]
    pub fn begin(&mut self, id: EventId) {
        if self.used <= id.index() {
            self.used = id.index() + 1;
            while W > 1 && self.used > PAGE + self.others.len() {
                self.add_page();
            }
        }
    }

    #[cold]
    fn add_page(&mut self) {
        self.others.reserve_exact(PAGE);
        self.others.resize(self.others.len() + PAGE, Event::blank());
    }

    #[inline(always)]
    pub fn get(&self, id: EventId) -> &Event<W> {
        debug_assert!(id.index() < PAGE * W, "no event");
        if W == 1 || id.index() < PAGE { &self.first[id.index() % PAGE] } else { &self.others[id.index() - PAGE] }
    }

    #[inline(always)]
    pub fn get_mut(&mut self, id: EventId) -> &mut Event<W> {
        debug_assert!(id.index() < PAGE * W, "no event");
        if W == 1 || id.index() < PAGE { &mut self.first[id.index() % PAGE] } else { &mut self.others[id.index() - PAGE] }
    }
}
