//! What each thread may do alone, if its reads may return any value that some thread may write there.
//!
//! The values of a location are its initial one and those that some trace writes, found by iteration. A value that takes more steps to come about than
//! there are writes in an execution cannot be read, so the iteration ends after so many rounds even where it has no fixpoint, as with counters.
//!
//! Accesses of one location have one size; others are refused.

use std::collections::BTreeMap;

use super::{Setting, Stop, hint};
use crate::engine::BoundHit;
use crate::execution::{Event, EventKind};
use crate::ir::{Fence, Global, LinuxFence, Op, Operand, Order, Program, SourceLocation, Tags, Width, pointer};
use crate::machine::action::{Action, ActionKind, Bound, ThreadId};
use crate::machine::code::{initial_value, value_of};
use crate::machine::deps::DepSet;
use crate::machine::executor::Step;
use crate::machine::{Executor, Machine};

/// More traces of one thread than this are refused.
const MOST_TRACES: usize = 100_000;

/// Which reads of its thread an access depends on, by their place among the events of the trace.
#[derive(Clone, Debug, Default)]
pub struct Dependencies {
    pub addr: Box<[u32]>,
    pub data: Box<[u32]>,
    pub ctrl: Box<[u32]>,
    pub pick: Box<[u32]>,
}

#[derive(Clone, Debug)]
pub struct TraceEvent {
    pub event: Event,
    pub dependencies: Dependencies,
    /// For the write of a read-modify-write: the place of its read.
    pub update: Option<u32>,
    /// It has no order with the event before it.
    pub beside: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Trace {
    pub events: Vec<TraceEvent>,
    /// What the thread left in the globals for results.
    pub results: Vec<ThreadResult>,
    /// It ends with an error of the program.
    pub fault: Option<(String, SourceLocation)>,
}

/// A value that a thread leaves for the observer, and the reads that it depends on.
#[derive(Clone, Debug)]
pub struct ThreadResult {
    pub address: u64,
    pub value: u64,
    pub data: Box<[u32]>,
}

pub struct Traces {
    pub threads: Vec<Vec<Trace>>,
    /// The initial values of the locations that are accessed, by address.
    pub initial: BTreeMap<u64, u64>,
    pub bounds: Vec<BoundHit>,
}

/// The values that a location may have, in the order in which they were found, the initial one first.
type Domains = BTreeMap<u64, Vec<u64>>;

impl Traces {
    pub fn of(program: &Program, setting: &Setting) -> Result<Traces, Stop> {
        let mut builder = Builder {
            program,
            setting,
            machine: Machine::new(program, setting.unroll),
            widths: BTreeMap::new(),
            domains: Domains::new(),
            written: Vec::new(),
            bounds: Vec::new(),
            found: Vec::new(),
            current: Trace::default(),
            picks: Picks::default(),
            reserved: None,
            beside: false,
            conditions: Vec::new(),
        };
        let (mut round, mut seeds) = (0, None);
        loop {
            builder.bounds.clear();
            let known = builder.domains.values().map(Vec::len).sum::<usize>();
            let threads = builder.round()?;
            let mut new = false;
            for (location, value) in std::mem::take(&mut builder.written) {
                let domain = builder.domains.entry(location).or_default();
                if !domain.contains(&value) {
                    domain.push(value);
                    new = true;
                }
            }
            // Where a control dependency ends with its statement, a model may let a value follow from itself: constants of the program are tried.
            if !new && seeds.is_none() {
                seeds = Some(if setting.scoped_control { constants(program) } else { Vec::new() });
                for domain in builder.domains.values_mut() {
                    let missing: Vec<u64> = seeds.iter().flatten().copied().filter(|seed| !domain.contains(seed)).collect();
                    new |= !missing.is_empty();
                    domain.extend(missing);
                }
            }
            // A read of a location that was not known before has seen nothing but the initial value.
            let last = !new && builder.domains.values().map(Vec::len).sum::<usize>() == known;
            let most_writes: usize = threads.iter().map(|traces| traces.iter().map(Trace::writes).max().unwrap_or(0)).sum();
            if last || round > most_writes {
                let initial = builder.domains.iter().map(|(&location, values)| (location, values[0])).collect();
                return Ok(Traces { threads, initial, bounds: builder.bounds });
            }
            round += 1;
        }
    }
}

impl Trace {
    /// The same events, but for their values.
    pub fn has_shape_of(&self, other: &Trace) -> bool {
        let key = |event: &TraceEvent| (event.event.kind, event.event.location);
        self.events.len() == other.events.len() && self.events.iter().zip(&other.events).all(|(one, other)| key(one) == key(other))
    }

    fn writes(&self) -> usize {
        self.events.iter().filter(|event| event.event.is_write()).count()
    }
}

struct Builder<'a> {
    program: &'a Program,
    setting: &'a Setting,
    machine: Machine<true>,
    /// The size of the accesses at each address.
    widths: BTreeMap<u64, Width>,
    domains: Domains,
    written: Vec<(u64, u64)>,
    bounds: Vec<BoundHit>,
    /// The traces of the thread that is being run, and the one in the making.
    found: Vec<Trace>,
    current: Trace,
    /// What decides about the next access.
    picks: Picks,
    /// The last load-exclusive, unless a store-exclusive has followed it.
    reserved: Option<u32>,
    /// Does the next access stand beside the last one?
    beside: bool,
    /// What the statements depend on within which the thread is.
    conditions: Vec<Box<[u32]>>,
}

#[derive(Clone, Default)]
struct Picks {
    reads: Box<[u32]>,
    /// The read of a read-modify-write decides about its write too.
    own_read: bool,
}

impl Builder<'_> {
    fn round(&mut self) -> Result<Vec<Vec<Trace>>, Stop> {
        let mut threads = Vec::new();
        for (number, start) in self.program.threads.iter().enumerate() {
            let arguments: Vec<u64> = start.arguments.iter().map(|&argument| constant(argument)).collect();
            let mark = self.machine.mark();
            let step = self.machine.start(ThreadId(number as u16), start.function, &arguments);
            self.refuse_spawned(&step)?;
            self.go_on(number as u32, step)?;
            self.machine.release(mark);
            threads.push(std::mem::take(&mut self.found));
        }
        Ok(threads)
    }

    fn refuse_spawned(&self, step: &Step) -> Result<(), Stop> {
        if self.machine.spawned().is_empty() {
            return Ok(());
        }
        Err(Stop::Unsupported("a thread started by another one, under this model,".to_string(), self.machine.position(step.action.code)))
    }

    /// Everything that the thread may do from here.
    fn go_on(&mut self, thread: u32, step: Step) -> Result<(), Stop> {
        let action = step.action;
        let at = self.machine.position(action.code);
        match action.kind {
            ActionKind::End => {
                let is_infeasible = |result: &ThreadResult| {
                    result.value != 0 && self.setting.infeasible.iter().any(|&global| pointer::object(result.address) == global + 1)
                };
                if !self.current.results.iter().any(is_infeasible) {
                    self.finish()?;
                }
                Ok(())
            }
            // A thread that waits for ever completes no execution.
            ActionKind::Blocked(_) => Ok(()),
            ActionKind::Bounded(bound) => {
                self.bound(bound, at);
                Ok(())
            }
            ActionKind::Failed(fault) => self.fail(format!("{fault:?}"), at),
            ActionKind::Join | ActionKind::Allocate { .. } | ActionKind::Free => {
                Err(Stop::Unsupported("joining, allocating and freeing, under this model,".to_string(), at))
            }
            ActionKind::Choose => {
                for value in action.address..=action.value {
                    self.answered(thread, step, value)?;
                }
                Ok(())
            }
            ActionKind::Fence(fence) => {
                let event = Event { kind: EventKind::Fence(fence), ..blank(thread, &action) };
                self.perform(thread, step, event, None, 0)
            }
            ActionKind::Read { .. } => self.read(thread, step),
            ActionKind::Write { .. } => self.write(thread, step),
        }
    }

    fn read(&mut self, thread: u32, step: Step) -> Result<(), Stop> {
        let action = step.action;
        let at = self.machine.position(action.code);
        if !self.is_valid(&action) {
            return self.fail("an access outside of every object".to_string(), at);
        }
        if self.setting.hints == Some(pointer::object(action.address) - 1) {
            return self.answered(thread, step, 0);
        }
        if action.access.tags.has(Tags::SRCU) && action.access.order == Order::SeqCst {
            let kind = EventKind::Fence(Fence::Linux(LinuxFence::SyncSrcu));
            let event = Event { kind, location: action.address, ..blank(thread, &action) };
            return self.perform(thread, step, event, None, 0);
        }
        self.enter(&action, at)?;
        let values = self.domains.get(&action.address).cloned().unwrap_or_default();
        let reserved = self.reserved;
        if action.access.tags.has(Tags::PAIR) {
            self.reserved = Some(self.current.events.len() as u32);
        }
        for value in values {
            let event = Event { value, ..blank(thread, &action) };
            self.perform(thread, step, event, None, value)?;
        }
        self.reserved = reserved;
        Ok(())
    }

    fn write(&mut self, thread: u32, step: Step) -> Result<(), Stop> {
        let action = step.action;
        let at = self.machine.position(action.code);
        if !self.is_valid(&action) {
            return self.fail("an access outside of every object".to_string(), at);
        }
        let global = pointer::object(action.address) - 1;
        if self.setting.hints == Some(global) {
            return self.hint(thread, step);
        }
        if self.setting.results.contains(&global) {
            let result = ThreadResult { address: action.address, value: action.value, data: self.members(action.data) };
            self.current.results.push(result);
            self.answered(thread, step, 0)?;
            self.current.results.pop();
            return Ok(());
        }
        self.enter(&action, at)?;
        if !self.written.contains(&(action.address, action.value)) {
            self.written.push((action.address, action.value));
        }
        if matches!(action.kind, ActionKind::Write { exclusive: true, .. }) {
            let update = self.current.events.len() as u32 - 1;
            let event = Event { value: action.value, ..blank(thread, &action) };
            return self.perform(thread, step, event, Some(update), 0);
        }
        let mut update = None;
        let reserved = self.reserved;
        if action.access.tags.has(Tags::PAIR) {
            update = reserved.filter(|&read| self.current.events[read as usize].event.location == action.address);
            if update.is_none() {
                // A store-exclusive without its load does not succeed.
                return Ok(());
            }
            self.reserved = None;
        }
        let event = Event { value: action.value, ..blank(thread, &action) };
        let result = self.perform(thread, step, event, update, 0);
        self.reserved = reserved;
        result
    }

    fn hint(&mut self, thread: u32, step: Step) -> Result<(), Stop> {
        let (picks, reserved) = (self.picks.clone(), self.reserved);
        match pointer::offset(step.action.address) {
            hint::BOUNDED => {
                self.bound(Bound::Unroll, self.machine.position(step.action.code));
                return Ok(());
            }
            hint::UNRESERVED => self.reserved = None,
            hint::BESIDE => {
                self.beside = true;
                let result = self.answered(thread, step, 0);
                self.beside = false;
                return result;
            }
            hint::ENTERED => {
                let condition = self.members(step.action.data);
                self.conditions.push(condition);
                let result = self.answered(thread, step, 0);
                self.conditions.pop();
                return result;
            }
            hint::LEFT => {
                let left = self.conditions.pop();
                let result = self.answered(thread, step, 0);
                self.conditions.extend(left);
                return result;
            }
            offset => self.picks = Picks { reads: self.members(step.action.data), own_read: offset == hint::DECIDED_BY_ITSELF },
        }
        let result = self.answered(thread, step, 0);
        (self.picks, self.reserved) = (picks, reserved);
        result
    }

    fn bound(&mut self, bound: Bound, at: SourceLocation) {
        let hit = BoundHit { bound, at };
        if !self.bounds.contains(&hit) {
            self.bounds.push(hit);
        }
    }

    /// The event takes place, and the thread goes on.
    fn perform(&mut self, thread: u32, step: Step, event: Event, update: Option<u32>, answer: u64) -> Result<(), Stop> {
        let action = step.action;
        let mut dependencies = Dependencies {
            addr: self.members(action.addr),
            data: self.members(action.data),
            ctrl: if self.setting.scoped_control { self.conditions.concat().into() } else { self.members(action.ctrl) },
            pick: Box::default(),
        };
        // Of a read-modify-write, picks concern the write.
        let picks =
            if matches!(action.kind, ActionKind::Read { exclusive: true, .. }) { None } else { Some(std::mem::take(&mut self.picks)) };
        if let Some(Picks { reads, own_read }) = &picks {
            let own = update.filter(|_| *own_read);
            dependencies.pick = reads.iter().copied().chain(own).collect();
        }
        let beside = std::mem::take(&mut self.beside);
        self.current.events.push(TraceEvent { event, dependencies, update, beside });
        let result = self.answered(thread, step, answer);
        self.current.events.pop();
        self.beside = beside;
        if let Some(picks) = picks {
            self.picks = picks;
        }
        result
    }

    /// The thread gets this answer to its action and goes on.
    fn answered(&mut self, thread: u32, step: Step, answer: u64) -> Result<(), Stop> {
        let mark = self.machine.mark();
        let index = self.current.events.len().saturating_sub(1) as u32;
        let next = self.machine.resume(step.snapshot, index, answer);
        self.refuse_spawned(&next)?;
        self.fix_failed_exclusive(&step.action, &next.action);
        self.go_on(thread, next)?;
        self.machine.release(mark);
        Ok(())
    }

    /// The read of a compare-and-swap has another order if nothing is written.
    fn fix_failed_exclusive(&mut self, read: &Action, next: &Action) {
        if matches!(read.kind, ActionKind::Read { exclusive: true, .. })
            && !matches!(next.kind, ActionKind::Write { exclusive: true, .. })
            && let Some(last) = self.current.events.last_mut()
        {
            last.event.order = read.failure;
        }
    }

    fn fail(&mut self, message: String, at: SourceLocation) -> Result<(), Stop> {
        self.current.fault = Some((message, at));
        let result = self.finish();
        self.current.fault = None;
        result
    }

    fn finish(&mut self) -> Result<(), Stop> {
        if self.found.len() >= MOST_TRACES {
            let what = format!("a thread with more than {MOST_TRACES} different runs, under this model,");
            return Err(Stop::Unsupported(what, SourceLocation::default()));
        }
        self.found.push(self.current.clone());
        Ok(())
    }

    fn members(&self, set: DepSet) -> Box<[u32]> {
        self.machine.dependencies().members(set).into()
    }

    fn global(&self, address: u64) -> Option<&Global> {
        self.program.globals.get((pointer::object(address) as usize).checked_sub(1)?)
    }

    fn is_valid(&self, action: &Action) -> bool {
        let end = u64::from(pointer::offset(action.address)) + u64::from(action.width.bytes());
        self.global(action.address).is_some_and(|global| end <= u64::from(global.size()))
    }

    /// Notes the location of an access, with its initial value.
    fn enter(&mut self, action: &Action, at: SourceLocation) -> Result<(), Stop> {
        let bytes = u64::from(action.width.bytes());
        let overlaps = |(&address, width): (&u64, &Width)| {
            (address, *width) != (action.address, action.width)
                && address < action.address + bytes
                && action.address < address + u64::from(width.bytes())
        };
        let near = action.address.saturating_sub(7)..action.address + bytes;
        if self.widths.range(near).any(overlaps) {
            return Err(Stop::Unsupported("accesses of different sizes to the same memory".to_string(), at));
        }
        self.widths.insert(action.address, action.width);
        if !self.domains.contains_key(&action.address) {
            let Some(global) = self.global(action.address) else { return Ok(()) };
            let offset = pointer::offset(action.address);
            if global.element != action.width || !offset.is_multiple_of(global.element.bytes()) {
                return Err(Stop::Unsupported("accesses of different sizes to the same memory".to_string(), at));
            }
            let initial = global.init.get((offset / global.element.bytes()) as usize).map_or(0, |&init| initial_value(init));
            self.domains.insert(action.address, vec![initial]);
        }
        Ok(())
    }
}

/// A value that no program has: what comes out where it goes in is a copy.
pub const PROBE: u64 = 0x5EED_5EED;
/// More constants than this are not tried.
const MOST_SEEDS: usize = 8;

/// The constants that the program compares with, stores or assigns.
fn constants(program: &Program) -> Vec<u64> {
    let mut found = vec![PROBE];
    let instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
    for instruction in instructions {
        let operands: &[Operand] = match &instruction.op {
            Op::Compare { left, right, .. } => &[*left, *right],
            Op::Store { value, .. } | Op::Copy { value, .. } => &[*value],
            _ => &[],
        };
        for operand in operands {
            if let Operand::Constant(value) = *operand
                && !found.contains(&value)
                && found.len() < MOST_SEEDS
            {
                found.push(value);
            }
        }
    }
    found
}

fn constant(operand: Operand) -> u64 {
    match value_of(operand) {
        crate::machine::code::Value::Constant(value) => value,
        // The verifier allows only constants here.
        crate::machine::code::Value::Register(_) => 0,
    }
}

/// The event of an action, without its value.
fn blank(thread: u32, action: &Action) -> Event {
    let is_access = matches!(action.kind, ActionKind::Read { .. } | ActionKind::Write { .. });
    Event {
        thread: Some(thread),
        kind: if matches!(action.kind, ActionKind::Read { .. }) { EventKind::Read } else { EventKind::Write },
        order: action.access.order,
        tags: action.access.tags,
        location: if is_access { action.address } else { 0 },
        value: 0,
    }
}
