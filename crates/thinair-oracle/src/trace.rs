//! All traces of single threads: what a thread may do when its reads may return any value that some trace writes.
//!
//! [`Traces::of`] runs every thread of a program alone, answering each read with every candidate value of its location. The candidates of a
//! location are its initial value and every value that some trace writes to it, found by iteration. No consistent execution needs a value
//! whose derivation is longer than the number of writes it contains (no model here has values out of thin air), so that the
//! iteration stops after so many rounds even where it has no fixpoint, as with counters.
//!
//! Nothing is assumed of memory models but that. Programs that are too large, allocate, or mix access sizes are refused with an [`OracleError`].

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use thinair_core::execution::EventKind;
use thinair_core::ir::{Access, FunctionId, Initializer, Operand, Order, Program, Width, pointer};
use thinair_core::machine::action::{Action, ActionKind, ThreadId};
use thinair_core::machine::deps::DepSet;
use thinair_core::machine::executor::Step;
use thinair_core::machine::{Executor, Machine};

/// Why brute force gave up. Never a statement about the program's behaviours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OracleError {
    /// More than [`MAX_TRACES`] traces of one thread, or too many combinations of them.
    TooManyTraces,
    /// A trace with more than [`MAX_ACTIONS`] actions: most likely a loop without end.
    TooLong,
    /// More candidate executions than the caller allowed.
    TooManyCandidates,
    Unsupported(&'static str),
}

impl fmt::Display for OracleError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OracleError::TooManyTraces => write!(formatter, "too many traces"),
            OracleError::TooLong => write!(formatter, "a trace of more than {MAX_ACTIONS} actions"),
            OracleError::TooManyCandidates => write!(formatter, "too many candidate executions"),
            OracleError::Unsupported(what) => write!(formatter, "brute force does not support {what}"),
        }
    }
}

impl std::error::Error for OracleError {}

pub const MAX_TRACES: usize = 20_000;
pub const MAX_ACTIONS: usize = 48;

/// A read, write or fence of a trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceEvent {
    pub kind: EventKind,
    pub access: Access,
    pub location: u64,
    pub value: u64,
    /// This is the write of a read-modify-write; its read is the event before it.
    pub closes_rmw: bool,
    /// Positions of events of this trace.
    pub addr: Vec<u32>,
    pub data: Vec<u32>,
    pub ctrl: Vec<u32>,
}

impl TraceEvent {
    fn is_write_of(&self, location: u64) -> bool {
        self.kind == EventKind::Write && self.location == location
    }
}

/// How a trace ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Ended,
    /// It waits for ever: an assume, a held lock, a spin loop.
    Blocked,
    /// It waits for a thread that does not end.
    Joining(ThreadId),
    /// It ran into an error of the program.
    Failed,
}

/// Which thread to run, on what.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Start {
    pub thread: ThreadId,
    pub function: FunctionId,
    pub arguments: Vec<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    pub events: Vec<TraceEvent>,
    /// The values that the thread chose, in order: they tell apart executions with equal events.
    pub choices: Vec<u64>,
    /// What it has to do with other threads, in order, each with the number of events before.
    pub meetings: Vec<(usize, Meeting)>,
    pub ending: Ending,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meeting {
    Spawned(Start),
    /// Waited for, and it has ended.
    Joined(ThreadId),
}

impl Trace {
    pub fn spawned(&self) -> impl Iterator<Item = &Start> {
        self.meetings.iter().filter_map(|(_, meeting)| match meeting {
            Meeting::Spawned(start) => Some(start),
            Meeting::Joined(_) => None,
        })
    }

    pub fn joined(&self) -> impl Iterator<Item = ThreadId> {
        self.meetings.iter().filter_map(|(_, meeting)| match meeting {
            Meeting::Spawned(_) => None,
            Meeting::Joined(thread) => Some(*thread),
        })
    }
}

/// The traces of all threads of a program.
pub struct Traces {
    pub by_start: BTreeMap<Start, Vec<Trace>>,
    /// The initial value of every location that some trace accesses.
    pub initial: BTreeMap<u64, u64>,
}

impl Traces {
    pub fn of(program: &Program) -> Result<Traces, OracleError> {
        Traces::derived_in(program, 1)
    }

    /// As [`Traces::of`], where the derivation of a value may take that of so many executions, one after the other.
    pub fn derived_in(program: &Program, executions: usize) -> Result<Traces, OracleError> {
        // One machine for all rounds: it is the machine that names the threads that are started on the way.
        let mut tracer = Tracer::new(program);
        let mut starts: BTreeSet<Start> = initial_starts(program).into_iter().collect();
        let mut round = 0;
        loop {
            let mut by_start = BTreeMap::new();
            for start in &starts {
                by_start.insert(start.clone(), tracer.traces(start)?);
            }
            let mut grown = false;
            let mut most_writes = 0;
            for traces in by_start.values() {
                let writes_of = |trace: &Trace| trace.events.iter().filter(|event| event.kind == EventKind::Write).count();
                most_writes += traces.iter().map(writes_of).max().unwrap_or(0);
                for trace in traces {
                    for start in trace.spawned() {
                        grown |= starts.insert(start.clone());
                    }
                }
            }
            let new_threads = grown;
            for event in by_start.values().flatten().flat_map(|trace| &trace.events) {
                if event.kind == EventKind::Write {
                    grown |= tracer.candidates.entry(event.location).or_default().insert(event.value);
                }
            }
            // Rounds that only discover threads do not count as steps of a derivation.
            round += usize::from(!new_threads);
            if !grown || round > most_writes * executions {
                let initial = tracer.widths.keys().map(|&location| (location, initial_value(program, location))).collect();
                return Ok(Traces { by_start, initial });
            }
        }
    }
}

/// The threads that exist from the start.
pub fn initial_starts(program: &Program) -> Vec<Start> {
    let start = |(thread, start): (usize, &thinair_core::ir::ThreadStart)| Start {
        thread: ThreadId(u16::try_from(thread).expect("few threads")),
        function: start.function,
        arguments: start.arguments.iter().map(|&argument| constant(program, argument)).collect(),
    };
    program.threads.iter().enumerate().map(start).collect()
}

fn constant(program: &Program, operand: Operand) -> u64 {
    match operand {
        Operand::Constant(value) => value,
        Operand::Global(global) => pointer::make(program.object_of(global), 0),
        Operand::Function(function) => Program::function_address(function),
        Operand::Register(_) => unreachable!("the arguments of a thread are constants"),
    }
}

/// The value that a global holds at the start; 0 where there is no such global.
pub fn initial_value(program: &Program, location: u64) -> u64 {
    let object = pointer::object(location);
    let Some(global) = (object as usize).checked_sub(1).and_then(|index| program.globals.get(index)) else { return 0 };
    match global.init.get((pointer::offset(location) / global.element.bytes()) as usize) {
        None => 0,
        Some(&Initializer::Value(value)) => value & global.element.mask(),
        Some(&Initializer::Address(target, offset)) => pointer::make(program.object_of(target), offset),
        Some(&Initializer::FunctionAddress(function)) => Program::function_address(function),
    }
}

/// Is this an access that lies within a global, on an element's boundary and of its size?
fn valid_access(program: &Program, location: u64, width: Width) -> bool {
    let object = pointer::object(location) as usize;
    let Some(global) = object.checked_sub(1).and_then(|index| program.globals.get(index)) else { return false };
    let offset = pointer::offset(location);
    offset.is_multiple_of(global.element.bytes()) && u64::from(offset) + u64::from(width.bytes()) <= u64::from(global.size())
}

struct Tracer<'a> {
    program: &'a Program,
    machine: Machine<true>,
    candidates: BTreeMap<u64, BTreeSet<u64>>,
    widths: BTreeMap<u64, Width>,
    found: Vec<Trace>,
}

/// A trace that is being extended. `positions` maps the actions so far to events.
#[derive(Clone)]
struct Partial {
    trace: Trace,
    positions: Vec<Option<u32>>,
    /// The last event is the read of an RMW or CAS; this is its order if the exchange does not take place.
    after_exclusive_read: Option<Order>,
}

impl<'a> Tracer<'a> {
    fn new(program: &'a Program) -> Tracer<'a> {
        let machine = Machine::new(program, None);
        Tracer { program, machine, candidates: BTreeMap::new(), widths: BTreeMap::new(), found: Vec::new() }
    }

    fn traces(&mut self, start: &Start) -> Result<Vec<Trace>, OracleError> {
        let mark = self.machine.mark();
        let step = self.machine.start(start.thread, start.function, &start.arguments);
        let trace = Trace { events: Vec::new(), choices: Vec::new(), meetings: Vec::new(), ending: Ending::Ended };
        let mut partial = Partial { trace, positions: Vec::new(), after_exclusive_read: None };
        self.note_spawned(&mut partial);
        self.extend(step, partial)?;
        self.machine.release(mark);
        Ok(std::mem::take(&mut self.found))
    }

    fn note_spawned(&self, partial: &mut Partial) {
        for &spawned in self.machine.spawned() {
            let arguments = self.machine.spawned_arguments(spawned).to_vec();
            let start = Start { thread: spawned.thread, function: spawned.function, arguments };
            partial.trace.meetings.push((partial.trace.events.len(), Meeting::Spawned(start)));
        }
    }

    fn finish(&mut self, mut partial: Partial, ending: Ending) -> Result<(), OracleError> {
        if self.found.len() >= MAX_TRACES {
            return Err(OracleError::TooManyTraces);
        }
        partial.trace.ending = ending;
        self.found.push(partial.trace);
        Ok(())
    }

    fn extend(&mut self, step: Step, mut partial: Partial) -> Result<(), OracleError> {
        let exchanges = matches!(step.action.kind, ActionKind::Write { exclusive: true, .. });
        if let (Some(failure), false) = (partial.after_exclusive_read, exchanges) {
            partial.after_exclusive_read = None;
            partial.trace.events.last_mut().expect("the read").access.order = failure;
        }
        if partial.positions.len() >= MAX_ACTIONS {
            return Err(OracleError::TooLong);
        }
        let action = step.action;
        match action.kind {
            ActionKind::Read { exclusive, .. } => {
                if !self.location_is_valid(&action)? {
                    return self.finish(partial, Ending::Failed);
                }
                let mut values = self.candidates.get(&action.address).cloned().unwrap_or_default();
                values.insert(initial_value(self.program, action.address));
                for value in values {
                    let mut next = partial.clone();
                    self.push_event(&mut next, &action, EventKind::Read, value, false);
                    next.after_exclusive_read = exclusive.then_some(action.failure);
                    self.resume(step, next, value)?;
                }
                Ok(())
            }
            ActionKind::Write { exclusive, unlock } => {
                // Who unlocks must hold the lock: its last write there took it.
                let holds = || partial.trace.events.iter().rfind(|event| event.is_write_of(action.address)).is_some_and(|it| it.closes_rmw);
                if !self.location_is_valid(&action)? || unlock && !holds() {
                    return self.finish(partial, Ending::Failed);
                }
                let mut next = partial;
                let closes_rmw = exclusive && next.after_exclusive_read.take().is_some();
                self.push_event(&mut next, &action, EventKind::Write, action.value, closes_rmw);
                self.resume(step, next, 0)
            }
            ActionKind::Fence(fence) => {
                let mut next = partial;
                self.push_event(&mut next, &action, EventKind::Fence(fence), 0, false);
                self.resume(step, next, 0)
            }
            ActionKind::Join => {
                let thread = ThreadId(u16::try_from(action.value).map_err(|_| OracleError::Unsupported("so many threads"))?);
                self.finish(partial.clone(), Ending::Joining(thread))?;
                let mut next = partial;
                next.positions.push(None);
                next.trace.meetings.push((next.trace.events.len(), Meeting::Joined(thread)));
                self.resume(step, next, 0)
            }
            ActionKind::Choose => {
                for value in action.address..=action.value {
                    let mut next = partial.clone();
                    next.positions.push(None);
                    next.trace.choices.push(value);
                    self.resume(step, next, value)?;
                }
                Ok(())
            }
            ActionKind::End => self.finish(partial, Ending::Ended),
            ActionKind::Blocked(_) => self.finish(partial, Ending::Blocked),
            ActionKind::Failed(_) => self.finish(partial, Ending::Failed),
            ActionKind::Bounded(_) => Err(OracleError::TooLong),
            ActionKind::Allocate { .. } | ActionKind::Free => Err(OracleError::Unsupported("allocation")),
        }
    }

    fn resume(&mut self, step: Step, mut next: Partial, answer: u64) -> Result<(), OracleError> {
        let index = u32::try_from(next.positions.len() - 1).expect("traces are short");
        let mark = self.machine.mark();
        let following = self.machine.resume(step.snapshot, index, answer);
        self.note_spawned(&mut next);
        self.extend(following, next)?;
        self.machine.release(mark);
        Ok(())
    }

    fn push_event(&self, partial: &mut Partial, action: &Action, kind: EventKind, value: u64, closes_rmw: bool) {
        let positions = |set: DepSet| {
            let members = self.machine.dependencies().members(set).iter();
            members.filter_map(|&index| partial.positions[index as usize]).collect::<Vec<u32>>()
        };
        let event = TraceEvent {
            kind,
            access: action.access,
            location: if matches!(kind, EventKind::Fence(_)) { 0 } else { action.address },
            value,
            closes_rmw,
            addr: positions(action.addr),
            data: positions(action.data),
            ctrl: positions(action.ctrl),
        };
        let position = u32::try_from(partial.trace.events.len()).expect("traces are short");
        partial.trace.events.push(event);
        partial.positions.push(Some(position));
    }

    fn location_is_valid(&mut self, action: &Action) -> Result<bool, OracleError> {
        if !valid_access(self.program, action.address, action.width) {
            return Ok(false);
        }
        if *self.widths.entry(action.address).or_insert(action.width) != action.width {
            return Err(OracleError::Unsupported("accesses of mixed size"));
        }
        Ok(true)
    }
}
