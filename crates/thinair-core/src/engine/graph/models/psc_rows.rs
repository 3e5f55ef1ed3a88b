//! `psc` of RC11, kept while events come and go: for SC events, which others come directly before them.
//!
//! A fence has its row from the beginning, since most questions begin with one. The row of an access is computed when it is asked for. A new event adds only the paths that leave it
//! by co and fr ([`psc`](super::psc)): they go into the rows that are known. What a cut removes may have been on the way between events that stay, so no row is known after it. All that
//! changes is logged.

use super::psc::{self, Added, Search};
use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;

#[derive(Clone, Default)]
pub struct PscRows<const W: usize> {
    /// By slot ([`Search::leading_to`]).
    before: Vec<Row<W>>,
    /// The slots that have rows.
    known: Row<W>,
    log: Vec<Old<W>>,
}

#[derive(Clone, Copy)]
struct Old<const W: usize> {
    /// `NONE`: it is what was known.
    slot: EventId,
    row: Row<W>,
}

impl<const W: usize> PscRows<W> {
    pub fn mark(&self) -> usize {
        self.log.len()
    }

    #[inline(always)]
    pub fn undo(&mut self, mark: usize) {
        if self.log.len() > mark {
            self.undo_entries(mark);
        }
    }

    #[inline(never)]
    fn undo_entries(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some(Old { slot, row }) = self.log.pop() {
                match slot.some() {
                    Some(slot) => self.before[slot.index()] = row,
                    None => self.known = row,
                }
            }
        }
    }

    #[inline]
    fn set_known(&mut self, known: Row<W>) {
        if known != self.known {
            self.log.push(Old { slot: EventId::NONE, row: self.known });
            self.known = known;
        }
    }

    #[inline]
    fn set_row(&mut self, slot: EventId, row: Row<W>) {
        if self.before.len() <= slot.index() {
            self.before.resize(slot.index() + 1, Row::default());
        }
        self.log.push(Old { slot, row: self.before[slot.index()] });
        self.before[slot.index()] = row;
    }

    /// A fence has come.
    #[inline(never)]
    pub fn fenced(&mut self, graph: &Graph<W>, fence: EventId) {
        if graph.sc.contains(fence) {
            self.find(&Search::new(graph), fence);
        }
    }

    /// An access has got its source or its place. Is psc still acyclic? [`psc::stays_acyclic`] says of which events this may be asked.
    #[inline(always)]
    pub fn admits(&mut self, graph: &Graph<W>, event: EventId) -> bool {
        graph.sc.is_empty() || self.admits_another(graph, event)
    }

    #[inline(never)]
    fn admits_another(&mut self, graph: &Graph<W>, event: EventId) -> bool {
        if self.known.contains(event) {
            self.set_known(self.known.without(event));
        }
        let admits = psc::may_skip(graph, event) || self.stays_acyclic(graph, event);
        #[cfg(feature = "invariants")]
        assert_eq!(admits, psc::stays_acyclic(graph, event), "what is kept of psc, and a search through all of it, differ");
        admits
    }

    fn stays_acyclic(&mut self, graph: &Graph<W>, event: EventId) -> bool {
        let search = Search::new(graph);
        let Some(Added { access, fences, ends, ends_for_fences }) = search.added(event) else { return true };
        let mut before = |event| self.before(&search, event);
        if psc::leads_back(access, ends, &mut before) || psc::leads_back(fences, ends | ends_for_fences, &mut before) {
            return false;
        }
        for end in ((ends | ends_for_fences) & self.known).iter() {
            let new = if ends.contains(end) { access | fences } else { fences };
            let row = self.before[end.index()];
            if !new.is_subset(&row) {
                self.set_row(end, row | new);
            }
        }
        true
    }

    /// What comes directly before an event.
    fn before(&mut self, search: &Search<'_, W>, event: EventId) -> Row<W> {
        if !self.known.contains(event) {
            self.find(search, event);
        }
        self.before[event.index()]
    }

    /// Computes a row.
    fn find(&mut self, search: &Search<'_, W>, event: EventId) {
        self.set_row(event, search.leading_to(event));
        self.set_known(self.known.with(event));
    }

    /// Nothing is known any more.
    pub fn forget(&mut self) {
        self.set_known(Row::default());
    }

    /// The graph has been given another co, with which this is all that comes before each of these events.
    pub fn replace(&mut self, events: Row<W>, before: &[Row<W>]) {
        for event in events.iter() {
            self.set_row(event, before[event.index()]);
        }
        self.set_known(events);
    }
}
