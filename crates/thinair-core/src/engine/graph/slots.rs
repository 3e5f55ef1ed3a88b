//! The events' slots: as many as a row has bits, so that no access needs a bounds check.

use super::event::{Event, EventId};

#[derive(Clone, Debug)]
pub struct Slots<R, const W: usize> {
    pages: Box<[[Event<R, W>; 64]; W]>,
    /// Slots from here on were never used.
    used: usize,
}

impl<R: Copy + Default, const W: usize> Slots<R, W> {
    pub fn new() -> Self {
        let pages = vec![[Event::blank(); 64]; W].into_boxed_slice();
        let Ok(pages) = pages.try_into() else { unreachable!("there are W pages") };
        Slots { pages, used: 0 }
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
