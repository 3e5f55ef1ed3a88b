//! Runs one execution again: each thread gets the answers that it had, and what comes out is an execution with all its dependencies.
//!
//! A [`Script`] says what each thread did but for its fences, which differ from model to model: so an execution that was found under one model can be
//! run for another, or for the same program with other memory orders. Whether the result is consistent is for the axioms to say.

use std::collections::BTreeMap;

use super::outcome::{ThreadStepKind, Violation};
use super::prologue;
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Fence, FunctionId, Order, Program, SourceLocation, Tags};
use crate::machine::action::{Action, ActionKind, Fault, ThreadId};
use crate::machine::executor::{Executor, Step};
use crate::machine::{Machine, Naming};

/// An access by its thread and its number among the reads and writes of that thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct AccessName {
    pub thread: u32,
    pub number: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScriptStep {
    /// `from` is `None` where the initial value is read.
    Read {
        address: u64,
        value: u64,
        from: Option<AccessName>,
    },
    Write {
        address: u64,
        value: u64,
    },
    Allocate,
    Free,
    Join,
    Choose {
        value: u64,
    },
}

/// What is needed to run an execution again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    pub naming: Naming,
    /// By the thread's id.
    pub threads: BTreeMap<u32, Vec<ScriptStep>>,
    /// The initial values of the locations accessed.
    pub initial: BTreeMap<u64, u64>,
    /// The writes to each location, in coherence order.
    pub coherence: BTreeMap<u64, Vec<AccessName>>,
}

impl Script {
    /// The script of a violation; `None` if the engine did not say what each thread did.
    pub fn of(violation: &Violation) -> Option<Script> {
        let x = &violation.witness;
        if violation.detail.threads.is_empty() {
            return None;
        }
        let mut script = Script { naming: violation.detail.naming.clone(), ..Script::default() };
        let mut names = vec![None; x.events.len()];
        let mut counts = BTreeMap::<u32, u32>::new();
        for (index, event) in x.events.iter().enumerate() {
            match event.thread {
                None => {
                    script.initial.insert(event.location, event.value);
                }
                Some(thread) if event.is_read() || event.is_write() => {
                    let number = counts.entry(thread).or_default();
                    names[index] = Some(AccessName { thread, number: *number });
                    *number += 1;
                }
                Some(_) => {}
            }
        }
        for thread in &violation.detail.threads {
            let step = |kind: &ThreadStepKind| {
                Some(match *kind {
                    ThreadStepKind::Event(index) => {
                        let event = x.events.get(index)?;
                        match event.kind {
                            EventKind::Fence(_) => return None,
                            EventKind::Write => ScriptStep::Write { address: event.location, value: event.value },
                            EventKind::Read => {
                                let from = (0..names.len()).find(|&write| x.rf.contains(write, index)).and_then(|write| names[write]);
                                ScriptStep::Read { address: event.location, value: event.value, from }
                            }
                        }
                    }
                    ThreadStepKind::Allocate { .. } => ScriptStep::Allocate,
                    ThreadStepKind::Free { .. } => ScriptStep::Free,
                    ThreadStepKind::Join { .. } => ScriptStep::Join,
                    ThreadStepKind::Choose { value } => ScriptStep::Choose { value },
                    ThreadStepKind::Spurious { fails, .. } => ScriptStep::Choose { value: u64::from(fails) },
                })
            };
            script.threads.insert(thread.id, thread.steps.iter().filter_map(|known| step(&known.kind)).collect());
        }
        for (index, event) in x.events.iter().enumerate().filter(|(_, event)| event.is_write()) {
            if let Some(name) = names[index] {
                let before = |name: &AccessName| {
                    names.iter().position(|known| *known == Some(*name)).is_some_and(|other| x.co.contains(other, index))
                };
                let order = script.coherence.entry(event.location).or_default();
                let place = order.iter().filter(|other| before(other)).count();
                order.insert(place, name);
            }
        }
        Some(script)
    }
}

/// Why an execution cannot be run again: the program does something else than the script says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch {
    pub thread: u32,
    pub at: SourceLocation,
}

/// An execution that was run again.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub execution: Execution,
    /// The position of each event (unknown for initial writes).
    pub at: Vec<SourceLocation>,
    /// The accesses of the script, as indices of events.
    pub accesses: BTreeMap<AccessName, usize>,
    /// Threads that ended at a fault: which, where, and the reads that decided about it.
    pub faults: Vec<(u32, Fault, SourceLocation, Vec<usize>)>,
}

/// Runs a program, which must be lowered for the model already.
pub fn run(program: &Program, unroll: Option<u32>, script: &Script) -> Result<Replayed, Mismatch> {
    // The script does not say whether threads met at barriers or counted: it fits one of the two.
    run_as(program, unroll, script, false).or_else(|mismatch| run_as(program, unroll, script, true).map_err(|_| mismatch))
}

fn run_as(program: &Program, unroll: Option<u32>, script: &Script, meets: bool) -> Result<Replayed, Mismatch> {
    let mut machine = Machine::<true>::new(program, unroll);
    machine.let_meet(meets);
    if script.naming.children.len() >= program.threads.len() {
        machine.adopt(&script.naming);
    }
    let mut threads = BTreeMap::<u32, Thread>::new();
    for number in 0..program.threads.len() {
        let step = prologue::start(&mut machine, program, number, true).0;
        enter(&mut machine, &mut threads, number as u16, step, None);
    }
    // Threads may be run in any order: what they read is written down.
    while let Some(id) = threads.iter().find(|(_, thread)| !thread.done).map(|(&id, _)| id) {
        run_thread(&mut machine, &mut threads, id, script)?;
    }
    for (id, steps) in &script.threads {
        if threads.get(id).map_or(0, |thread| thread.taken) < steps.len() {
            return Err(Mismatch { thread: *id, at: SourceLocation::default() });
        }
    }
    Ok(assemble(&machine, &threads, script))
}

struct Thread {
    step: Step,
    /// The thread and the number of its events when it spawned this one.
    parent: Option<(u32, usize)>,
    events: Vec<Happened>,
    /// How many steps of the script were taken.
    taken: usize,
    done: bool,
}

struct Happened {
    action: Action,
    value: u64,
}

fn begin(
    machine: &mut Machine<true>,
    threads: &mut BTreeMap<u32, Thread>,
    (id, function): (u16, FunctionId),
    arguments: &[u64],
    parent: Option<(u32, usize)>,
) {
    let step = machine.start(ThreadId(id), function, arguments);
    enter(machine, threads, id, step, parent);
}

/// A thread that has just been started.
fn enter(machine: &mut Machine<true>, threads: &mut BTreeMap<u32, Thread>, id: u16, step: Step, parent: Option<(u32, usize)>) {
    threads.insert(u32::from(id), Thread { step, parent, events: Vec::new(), taken: 0, done: false });
    begin_spawned(machine, threads, parent);
}

fn begin_spawned(machine: &mut Machine<true>, threads: &mut BTreeMap<u32, Thread>, parent: Option<(u32, usize)>) {
    let spawned: Vec<_> = machine.spawned().iter().map(|&new| (new, machine.spawned_arguments(new).to_vec())).collect();
    for (new, arguments) in spawned {
        // A script from elsewhere may name a thread twice: it is not begun again, and does not do what the script says.
        if threads.contains_key(&u32::from(new.thread.0)) {
            continue;
        }
        begin(machine, threads, (new.thread.0, new.function), &arguments, parent);
    }
}

/// No execution has more events; a thread that does nothing but fences would not end.
const MOST_EVENTS: usize = 4096;

fn run_thread(machine: &mut Machine<true>, threads: &mut BTreeMap<u32, Thread>, id: u32, script: &Script) -> Result<(), Mismatch> {
    let steps = script.threads.get(&id).map_or(&[][..], Vec::as_slice);
    loop {
        let Some(thread) = threads.get_mut(&id) else { return Ok(()) };
        let action = thread.step.action;
        let scripted = steps.get(thread.taken);
        if thread.events.len() >= MOST_EVENTS {
            return Err(Mismatch { thread: id, at: machine.position(action.code) });
        }
        let ends = matches!(action.kind, ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_));
        if ends || (scripted.is_none() && !matches!(action.kind, ActionKind::Fence(_))) {
            thread.done = true;
            return Ok(());
        }
        let value = match (action.kind, scripted) {
            (ActionKind::Fence(_), _) => 0,
            (ActionKind::Read { .. }, Some(&ScriptStep::Read { address, value, .. })) if address == action.address => value,
            (ActionKind::Write { .. }, Some(&ScriptStep::Write { address, value }))
                if address == action.address && value == action.value =>
            {
                value
            }
            (ActionKind::Allocate { .. }, Some(ScriptStep::Allocate)) => 0,
            (ActionKind::Free, Some(ScriptStep::Free)) => 0,
            (ActionKind::Join, Some(ScriptStep::Join)) => 0,
            (ActionKind::Choose, Some(&ScriptStep::Choose { value })) => value,
            _ => return Err(Mismatch { thread: id, at: machine.position(action.code) }),
        };
        thread.taken += usize::from(!matches!(action.kind, ActionKind::Fence(_)));
        let index = thread.events.len();
        thread.events.push(Happened { action, value });
        let step = machine.resume(thread.step.snapshot, index as u32, value);
        thread.step = step;
        begin_spawned(machine, threads, Some((id, index + 1)));
    }
}

/// Which event of the execution each happening of each thread is.
type Numbers = BTreeMap<u32, Vec<Option<usize>>>;

fn assemble(machine: &Machine<true>, threads: &BTreeMap<u32, Thread>, script: &Script) -> Replayed {
    let (mut events, mut at) = (Vec::new(), Vec::new());
    let mut initial = BTreeMap::new();
    for (&location, &value) in &script.initial {
        initial.insert(location, events.len());
        events.push(Event { thread: None, kind: EventKind::Write, order: Order::Plain, tags: Tags::NONE, location, value });
        at.push(SourceLocation::default());
    }
    let mut numbers = Numbers::new();
    let mut accesses = BTreeMap::new();
    for (&id, thread) in threads {
        let mut count = 0;
        for (position, happened) in thread.events.iter().enumerate() {
            let action = &happened.action;
            let (kind, order) = match action.kind {
                ActionKind::Read { exclusive, .. } => {
                    let next = thread.events.get(position + 1).map_or(thread.step.action.kind, |next| next.action.kind);
                    let succeeds = matches!(next, ActionKind::Write { exclusive: true, .. });
                    (EventKind::Read, if exclusive && !succeeds { action.failure } else { action.access.order })
                }
                ActionKind::Write { .. } => (EventKind::Write, action.access.order),
                ActionKind::Fence(fence) => (EventKind::Fence(fence), if let Fence::C11(order) = fence { order } else { Order::Plain }),
                _ => {
                    numbers.entry(id).or_default().push(None);
                    continue;
                }
            };
            numbers.entry(id).or_default().push(Some(events.len()));
            let is_access = !matches!(kind, EventKind::Fence(_));
            if is_access {
                accesses.insert(AccessName { thread: id, number: count }, events.len());
                count += 1;
            }
            let location = if is_access { action.address } else { 0 };
            events.push(Event { thread: Some(id), kind, order, tags: action.access.tags, location, value: happened.value });
            at.push(machine.position(action.code));
        }
    }
    let mut x = Execution::unrelated(events);
    relate_threads(machine, threads, &numbers, &mut x);
    relate_accesses(script, &accesses, &initial, &mut x);
    let fault = |(&id, thread): (&u32, &Thread)| match thread.step.action.kind {
        ActionKind::Failed(fault) => {
            let decided = machine.dependencies().members(thread.step.action.ctrl).iter();
            let decided = decided.filter_map(|&index| numbers.get(&id)?.get(index as usize).copied().flatten()).collect();
            Some((id, fault, machine.position(thread.step.action.code), decided))
        }
        _ => None,
    };
    let faults = threads.iter().filter_map(fault).collect();
    Replayed { execution: x, at, accesses, faults }
}

/// po, dependencies, rmw, and what spawning and joining orders.
fn relate_threads(machine: &Machine<true>, threads: &BTreeMap<u32, Thread>, numbers: &Numbers, x: &mut Execution) {
    for (&id, thread) in threads {
        let Some(own) = numbers.get(&id) else { continue };
        for (position, happened) in thread.events.iter().enumerate() {
            let before = before(threads, numbers, id, position);
            let Some(event) = own[position] else { continue };
            for earlier in before {
                x.thread_sync.insert(earlier, event);
            }
            for earlier in own[..position].iter().flatten() {
                x.po.insert(*earlier, event);
            }
            let Action { addr, data, ctrl, kind, .. } = happened.action;
            for (set, relation) in [(addr, &mut x.addr), (data, &mut x.data), (ctrl, &mut x.ctrl)] {
                for &read in machine.dependencies().members(set) {
                    if let Some(Some(read)) = own.get(read as usize) {
                        relation.insert(*read, event);
                    }
                }
            }
            if let (ActionKind::Write { exclusive: true, .. }, Some(read)) = (kind, position.checked_sub(1).and_then(|before| own[before]))
            {
                x.rmw.insert(read, event);
            }
        }
    }
}

/// All events of other threads that spawning and joining orders before a position of a thread. A thread is spawned and joined after its parent began, so
/// this ends.
fn before(threads: &BTreeMap<u32, Thread>, numbers: &Numbers, id: u32, position: usize) -> Vec<usize> {
    let (mut found, mut left, mut seen) = (Vec::new(), vec![(id, position)], Vec::new());
    while let Some((id, position)) = left.pop() {
        if seen.contains(&(id, position)) {
            continue;
        }
        seen.push((id, position));
        let Some(thread) = threads.get(&id) else { continue };
        let mut ordered: Vec<(u32, usize)> = thread.parent.into_iter().collect();
        for happened in &thread.events[..(position + 1).min(thread.events.len())] {
            if happened.action.kind == ActionKind::Join {
                let joined = happened.action.value as u32;
                ordered.push((joined, threads.get(&joined).map_or(0, |thread| thread.events.len())));
            }
        }
        for (other, end) in ordered {
            let events = numbers.get(&other).map_or(&[][..], Vec::as_slice);
            found.extend(events[..end.min(events.len())].iter().flatten());
            // Up to its last event: what that was ordered after.
            if let Some(last) = end.checked_sub(1) {
                left.push((other, last));
            } else if let Some(parent) = threads.get(&other).and_then(|thread| thread.parent) {
                left.push(parent);
            }
        }
    }
    found
}

fn relate_accesses(script: &Script, accesses: &BTreeMap<AccessName, usize>, initial: &BTreeMap<u64, usize>, x: &mut Execution) {
    for (&thread, steps) in &script.threads {
        let only_accesses = steps.iter().filter(|step| matches!(step, ScriptStep::Read { .. } | ScriptStep::Write { .. }));
        for (number, step) in only_accesses.enumerate() {
            let Some(&read) = accesses.get(&AccessName { thread, number: number as u32 }) else { continue };
            if let ScriptStep::Read { address, from, .. } = step {
                let source = from.map_or_else(|| initial.get(address), |from| accesses.get(&from));
                if let Some(&source) = source {
                    x.rf.insert(source, read);
                }
            }
        }
    }
    for (location, writes) in &script.coherence {
        let mut earlier: Vec<usize> = initial.get(location).copied().into_iter().collect();
        for write in writes.iter().filter_map(|name| accesses.get(name)) {
            for &before in &earlier {
                x.co.insert(before, *write);
            }
            earlier.push(*write);
        }
    }
}
