//! Execution graphs with holes, and their threads, run from the start each time.
//!
//! A write enters a graph in two steps: it is *issued* (its location and value are known; reads of its own thread can take their value from it)
//! and *committed* (it has its place in co; other threads can read it). A choice is an event too, one that everything after it in its thread needs.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use thinair_core::execution::{self, EventKind, Execution};
use thinair_core::ir::{Fence, Order, Program, Tags};
use thinair_core::machine::action::{Action, ActionKind, ThreadId};
use thinair_core::machine::deps::DepSet;
use thinair_core::machine::{Executor, Machine};
use thinair_core::relation::Relation;

use crate::trace::{initial_starts, initial_value};

/// Thread, and position among its accesses and choices (fences do not count; a CAS that fails leaves out the position of its write).
pub type Id = (u32, u32);

/// What a read reads from; `None` is the initial write of its location.
pub type Source = Option<Id>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Item {
    Issue(Id),
    Commit(Id),
}

impl Item {
    pub fn id(self) -> Id {
        match self {
            Item::Issue(id) | Item::Commit(id) => id,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenceAt {
    fence: Fence,
    /// The number of accesses and choices before it.
    position: u32,
    ctrl: Vec<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    pub id: Id,
    pub action: Action,
    addr: Vec<u32>,
    data: Vec<u32>,
    ctrl: Vec<u32>,
    /// The fences before it in its thread.
    fences: Vec<FenceAt>,
    /// For the read of an RMW or CAS: with which of the small values does its write follow?
    exchanges: [bool; SMALL_VALUES],
    /// For such a read: its write, with the value of some exchange.
    write: Option<Action>,
}

/// Beyond these, values are taken to behave like the greatest of them.
const SMALL_VALUES: usize = 8;

impl Event {
    pub fn is_read(&self) -> bool {
        matches!(self.action.kind, ActionKind::Read { .. })
    }
    pub fn is_write(&self) -> bool {
        matches!(self.action.kind, ActionKind::Write { .. })
    }
    pub fn is_choice(&self) -> bool {
        self.action.kind == ActionKind::Choose
    }
    pub fn location(&self) -> u64 {
        self.action.address
    }
    /// The write of an RMW or successful CAS.
    pub fn is_exclusive_write(&self) -> bool {
        matches!(self.action.kind, ActionKind::Write { exclusive: true, .. })
    }
    /// Does the write of an RMW follow this read if it reads `value`?
    pub fn exchanges(&self, value: u64) -> bool {
        self.exchanges[(value as usize).min(SMALL_VALUES - 1)]
    }
    /// The read of an RMW or CAS, whether or not that succeeds.
    pub fn may_exchange(&self) -> bool {
        matches!(self.action.kind, ActionKind::Read { exclusive: true, .. })
    }
    /// An RMW that is not a CAS.
    pub fn always_exchanges(&self) -> bool {
        self.exchanges == [true; SMALL_VALUES]
    }
    /// The write that belongs to this read, or would.
    pub fn mate(&self) -> Id {
        (self.id.0, self.id.1 + 1)
    }
    /// That write as it would be, but for its value and its dependencies on what the CAS expects.
    pub fn make_mate(&self) -> Option<Event> {
        let action = self.write?;
        Some(Event { id: self.mate(), action, exchanges: [false; SMALL_VALUES], write: None, ..self.clone() })
    }
}

#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// As inserted.
    pub order: Vec<Item>,
    pub events: BTreeMap<Id, Rc<Event>>,
    pub rf: BTreeMap<Id, Source>,
    pub choices: BTreeMap<Id, u64>,
    /// The committed writes of each location without the initial one; `None` under the rf equivalence.
    pub co: Option<BTreeMap<u64, Vec<Id>>>,
}

impl Graph {
    /// The restriction to some items.
    pub fn keep(&self, items: &BTreeSet<Item>) -> Graph {
        let order: Vec<Item> = self.order.iter().copied().filter(|item| items.contains(item)).collect();
        let events: BTreeMap<Id, Rc<Event>> = order.iter().map(|item| (item.id(), self.events[&item.id()].clone())).collect();
        let rf = self.rf.iter().filter(|(read, _)| events.contains_key(read)).map(|(&read, &write)| (read, write)).collect();
        let choices = self.choices.iter().filter(|(id, _)| events.contains_key(id)).map(|(&id, &value)| (id, value)).collect();
        let co = self.co.as_ref().map(|co| {
            let kept = |writes: &Vec<Id>| writes.iter().copied().filter(|&write| items.contains(&Item::Commit(write))).collect();
            co.iter().map(|(&location, writes)| (location, kept(writes))).collect()
        });
        Graph { order, events, rf, choices, co }
    }

    pub fn plus(&self, event: Rc<Event>) -> Graph {
        let mut graph = self.clone();
        if event.is_write() && !graph.events.contains_key(&event.id) {
            graph.order.push(Item::Issue(event.id));
        }
        graph.order.push(Item::Commit(event.id));
        graph.events.insert(event.id, event);
        graph
    }

    pub fn committed(&self) -> BTreeSet<Id> {
        let commits = self.order.iter().filter(|item| matches!(item, Item::Commit(_)));
        commits.map(|item| item.id()).collect()
    }

    pub fn committed_writes(&self, location: u64) -> Vec<Id> {
        let done = self.committed();
        let writes = self.events.values().filter(|event| event.is_write() && event.location() == location && done.contains(&event.id));
        writes.map(|event| event.id).collect()
    }

    pub fn locations(&self) -> BTreeSet<u64> {
        self.events.values().filter(|event| !event.is_choice()).map(|event| event.location()).collect()
    }

    /// The value that reading from `source` at `location` gives.
    pub fn value(&self, program: &Program, source: Source, location: u64) -> u64 {
        source.map_or_else(|| initial_value(program, location), |write| self.events[&write].action.value)
    }

    /// Did this read become the read of an RMW?
    pub fn is_exchange(&self, program: &Program, read: &Event) -> bool {
        self.rf.get(&read.id).is_some_and(|&source| read.exchanges(self.value(program, source, read.location())))
    }

    /// The graph as axioms see it, with `co` for each location; and the numbers of its events. `trailing` are fences after the last event of
    /// each thread, for complete graphs.
    pub fn execution(
        &self,
        program: &Program,
        co: &BTreeMap<u64, Vec<Id>>,
        trailing: &BTreeMap<u32, Vec<FenceAt>>,
    ) -> (Execution, BTreeMap<Id, usize>) {
        let mut events = Vec::new();
        let mut initial = BTreeMap::new();
        for location in self.locations() {
            initial.insert(location, events.len());
            let (kind, value) = (EventKind::Write, initial_value(program, location));
            events.push(execution::Event { thread: None, kind, order: Order::Plain, tags: Tags::NONE, location, value });
        }
        let mut numbers = BTreeMap::new();
        let mut fence_ctrl = Vec::new();
        let threads: BTreeSet<u32> = self.events.keys().map(|id| id.0).chain(trailing.keys().copied()).collect();
        for thread in threads {
            let own = self.events.range((thread, 0)..(thread + 1, 0));
            let fences = match trailing.get(&thread) {
                Some(all) => all.clone(),
                None => own.clone().next_back().map_or(Vec::new(), |(_, event)| event.fences.clone()),
            };
            let mut fences = fences.into_iter().peekable();
            let mut push_fences = |events: &mut Vec<execution::Event>, up_to: u32| {
                while let Some(it) = fences.next_if(|it| it.position <= up_to) {
                    fence_ctrl.push((events.len(), it.ctrl.iter().map(|&read| (thread, read)).collect::<Vec<Id>>()));
                    let (kind, order) = (EventKind::Fence(it.fence), Order::Plain);
                    events.push(execution::Event { thread: Some(thread), kind, order, tags: Tags::NONE, location: 0, value: 0 });
                }
            };
            for (&id, event) in own {
                push_fences(&mut events, id.1);
                if event.is_choice() {
                    continue;
                }
                numbers.insert(id, events.len());
                let (kind, value, order) = if event.is_write() {
                    (EventKind::Write, event.action.value, event.action.access.order)
                } else {
                    let value = self.value(program, self.rf[&id], event.location());
                    let order = if event.exchanges(value) { event.action.access.order } else { event.action.failure };
                    (EventKind::Read, value, order)
                };
                let (tags, location) = (event.action.access.tags, event.location());
                events.push(execution::Event { thread: Some(thread), kind, order, tags, location, value });
            }
            push_fences(&mut events, u32::MAX);
        }
        let po = Relation::from_fn(events.len(), |a, b| a < b && events[a].thread.is_some() && events[a].thread == events[b].thread);
        let mut x = Execution { po, ..Execution::unrelated(events) };
        for (&id, &number) in &numbers {
            let event = &self.events[&id];
            for (relation, members) in [(&mut x.addr, &event.addr), (&mut x.data, &event.data), (&mut x.ctrl, &event.ctrl)] {
                for member in members.iter().filter_map(|&read| numbers.get(&(id.0, read))) {
                    relation.insert(*member, number);
                }
            }
            if let Some(source) = self.rf.get(&id) {
                x.rf.insert(source.map_or_else(|| initial[&event.location()], |write| numbers[&write]), number);
            }
            if event.is_exclusive_write()
                && let Some(&read) = id.1.checked_sub(1).and_then(|before| numbers.get(&(id.0, before)))
            {
                x.rmw.insert(read, number);
            }
        }
        for (number, reads) in fence_ctrl {
            reads.iter().filter_map(|read| numbers.get(read)).for_each(|&read| x.ctrl.insert(read, number));
        }
        for (location, writes) in co {
            let Some(&first) = initial.get(location) else { continue };
            let line: Vec<usize> = std::iter::once(first).chain(writes.iter().map(|write| numbers[write])).collect();
            for (place, &earlier) in line.iter().enumerate() {
                line[place + 1..].iter().for_each(|&later| x.co.insert(earlier, later));
            }
        }
        (x, numbers)
    }
}

/// How far the threads of a graph have come.
pub struct Progress {
    /// The next event of each thread that has one.
    pub missing: Vec<Event>,
    pub blocked: bool,
    /// All fences of the threads that have ended.
    pub fences: BTreeMap<u32, Vec<FenceAt>>,
}

/// Runs all threads of the graph from the start.
pub fn run(machine: &mut Machine<true>, program: &Program, graph: &Graph) -> Result<Progress, &'static str> {
    let mut progress = Progress { missing: Vec::new(), blocked: false, fences: BTreeMap::new() };
    let done = graph.committed();
    for start in initial_starts(program) {
        let mark = machine.mark();
        run_thread(machine, program, graph, &done, start.thread, &mut progress)?;
        machine.release(mark);
    }
    Ok(progress)
}

fn run_thread(
    machine: &mut Machine<true>,
    program: &Program,
    graph: &Graph,
    done: &BTreeSet<Id>,
    thread: ThreadId,
    progress: &mut Progress,
) -> Result<(), &'static str> {
    let start = &initial_starts(program)[thread.index()];
    let mut step = machine.start(thread, start.function, &start.arguments);
    let (mut position, mut fences) = (0, Vec::new());
    loop {
        let action = step.action;
        let id = (u32::from(thread.0), position);
        let members = |set: DepSet| machine.dependencies().members(set).to_vec();
        match action.kind {
            ActionKind::End => {
                progress.fences.insert(id.0, fences);
                return Ok(());
            }
            ActionKind::Blocked(_) => {
                progress.blocked = true;
                return Ok(());
            }
            ActionKind::Fence(fence) => {
                fences.push(FenceAt { fence, position, ctrl: members(action.ctrl) });
                step = machine.resume(step.snapshot, position, 0);
                continue;
            }
            ActionKind::Read { .. } | ActionKind::Write { .. } | ActionKind::Choose => {}
            _ => return Err("this action in the reference exploration"),
        }
        let mut event = Event {
            id,
            action,
            addr: members(action.addr),
            data: members(action.data),
            ctrl: members(action.ctrl),
            fences: fences.clone(),
            exchanges: [false; SMALL_VALUES],
            write: None,
        };
        if matches!(action.kind, ActionKind::Read { .. }) {
            for value in 0..SMALL_VALUES {
                let next = machine.resume(step.snapshot, position, value as u64).action;
                if let ActionKind::Write { exclusive: true, .. } = next.kind {
                    event.exchanges[value] = true;
                    event.write = Some(next);
                }
            }
        }
        match graph.events.get(&id) {
            Some(known) if done.contains(&id) => {
                assert!(
                    (known.action.kind, known.action.address, &known.addr, &known.data, &known.ctrl, &known.fences)
                        == (action.kind, action.address, &event.addr, &event.data, &event.ctrl, &event.fences),
                    "an event that was kept must come out the same"
                );
            }
            _ => {
                progress.missing.push(event);
                return Ok(());
            }
        }
        let answer = match action.kind {
            ActionKind::Read { exclusive, .. } => {
                let value = graph.value(program, graph.rf[&id], action.address);
                position += u32::from(exclusive && !event.exchanges(value));
                value
            }
            ActionKind::Choose => graph.choices[&id],
            _ => 0,
        };
        step = machine.resume(step.snapshot, id.1, answer);
        position += 1;
    }
}
