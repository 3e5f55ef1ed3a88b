//! The events' slots: as many as a row has bits, so that no access needs a bounds check.

use super::event::{Event, EventId};

#[derive(Debug)]
pub struct Slots<R, const W: usize> {
    pages: Box<[[Event<R, W>; 64]; W]>,
    /// Slots from here on were never used.
    used: usize,
}

impl<R: Clone, const W: usize> Clone for Slots<R, W> {
    /// Wide slots are larger than the stack of a thread may be: they go from heap to heap.
    fn clone(&self) -> Self {
        Slots { pages: boxed(self.pages.to_vec()), used: self.used }
    }
}

fn boxed<R, const W: usize>(pages: Vec<[Event<R, W>; 64]>) -> Box<[[Event<R, W>; 64]; W]> {
    let Ok(pages) = pages.into_boxed_slice().try_into() else { unreachable!("there are W pages") };
    pages
}

impl<R: Copy + Default, const W: usize> Slots<R, W> {
    pub fn new() -> Self {
        Slots { pages: boxed(vec![[Event::blank(); 64]; W]), used: 0 }
    }

    /// All slots that were ever used are below this number.
    pub fn len(&self) -> usize {
        self.used
    }

    /// The slot will be used.
    #[inline(always)]
    pub fn begin(&mut self, id: EventId) {
        self.used = self.used.max(id.index() + 1);
    }

    #[inline(always)]
    pub fn get(&self, id: EventId) -> &Event<R, W> {
        debug_assert!(id.index() < 64 * W, "no event");
        &self.pages.as_flattened()[id.index() % (64 * W)]
    }

    #[inline(always)]
    pub fn get_mut(&mut self, id: EventId) -> &mut Event<R, W> {
        debug_assert!(id.index() < 64 * W, "no event");
        &mut self.pages.as_flattened_mut()[id.index() % (64 * W)]
    }
}
