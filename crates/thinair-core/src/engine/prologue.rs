//! What a program does before it has a second thread.
//!
//! While the first thread is alone, its accesses have one outcome under every model, and whatever
//! is spawned later happens after them. A long stretch of them (a loop that fills a table, say) is
//! performed here, on the initial values of the globals and of what the thread allocates, and
//! leaves no events; short ones are events like others, so that an execution shows them.
//! Allocations and frees are events all the same: the machine is told where the thread stands after
//! each ([`Machine::rehearse`]).
//!
//! The stretch ends with the step that spawns a thread, or before the first action that is anything
//! else than an access, a fence, an allocation or a free: a lock, a choice, an error.

use std::collections::BTreeMap;

use crate::ir::{Program, Storage, Tags, Width, pointer};
use crate::machine::action::{Action, ActionKind, Block, ThreadId};
use crate::machine::code::{Copied, ProgramCode, initial_value, value_of};
use crate::machine::executor::{Executor, Step};
use crate::machine::{Machine, NO_EVENT, Rehearsed};

/// Fewer accesses are events.
const WORTH_LEAVING_OUT: usize = 64;
/// A program that does more alone may not end.
const MOST_ACCESSES: usize = 10_000_000;
const MOST_FENCES: usize = 100_000;
/// More allocations and frees than this have no room as events.
const MOST_EVENTS: usize = 1 << 12;
/// Objects that are larger, or more than that together, are not filled here.
const MOST_BYTES: u64 = 1 << 28;
/// After so many steps the machine gives back what they took.
const BETWEEN_RELEASES: usize = 1024;

/// What memory holds when the first thread is alone no more.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    /// For each global, its bytes.
    pub globals: Vec<Vec<u8>>,
    /// By the number of the object.
    pub heap: BTreeMap<u32, Filled>,
}

/// An object that was allocated.
#[derive(Clone, Debug)]
pub struct Filled {
    pub bytes: Vec<u8>,
    /// Which of them have a value.
    pub known: Vec<bool>,
    local: bool,
    freed: bool,
}

/// The values that the globals begin with, each as bytes.
pub fn initial_bytes(program: &Program) -> Vec<Vec<u8>> {
    let bytes_of = |global: &crate::ir::Global| {
        let width = global.element.bytes() as usize;
        let mut bytes = vec![0; global.size() as usize];
        for (element, &initializer) in bytes.chunks_mut(width).zip(&global.init) {
            element.copy_from_slice(&initial_value(initializer).to_le_bytes()[..width]);
        }
        bytes
    };
    program.globals.iter().map(bytes_of).collect()
}

/// Starts one of the threads that exist from the beginning, and performs what it does alone, if
/// there is much of that and it is `allowed`. Returns where the thread stands, and then also what
/// memory holds.
pub fn start<const DEPENDENCIES: bool>(
    machine: &mut Machine<DEPENDENCIES>,
    program: &Program,
    number: usize,
    allowed: bool,
) -> (Step, Option<Contents>) {
    let begins = &program.threads[number];
    let arguments: Vec<u64> = begins.arguments.iter().map(|&argument| value_of(argument).constant()).collect();
    let thread = ThreadId(number as u16);
    if program.threads.len() != 1 || !allowed {
        return (machine.start(thread, begins.function, &arguments), None);
    }
    // What is performed here has no events: none of it may be taken for what a thread did before.
    let histories = machine.set_histories_aside();
    let mark = machine.mark();
    let step = machine.start(thread, begins.function, &arguments);
    let Stretch { accesses, first, contents, rehearsed, waits } = Alone::run(machine, program, step);
    machine.take_histories_back(histories);
    if accesses <= WORTH_LEAVING_OUT || waits {
        machine.release(mark);
        machine.take_printed();
        return (machine.start(thread, begins.function, &arguments), None);
    }
    machine.rehearse(rehearsed);
    (first, Some(contents))
}

/// What the first thread has done alone.
struct Stretch {
    accesses: usize,
    /// Where it stands at its first event.
    first: Step,
    contents: Contents,
    rehearsed: Vec<Rehearsed>,
    /// It waits in the end, and nobody is there: what for is told by events.
    waits: bool,
}

/// The first thread, while it is alone.
struct Alone<'p> {
    program: &'p Program,
    contents: Contents,
    accesses: usize,
    fences: usize,
    allocated: u64,
    /// For each access, which of the bytes that it loaded have no value, a bit for each: a copy of these has none either.
    missing: Vec<u8>,
}

impl Alone<'_> {
    /// Runs the thread on.
    fn run<const DEPENDENCIES: bool>(machine: &mut Machine<DEPENDENCIES>, program: &Program, step: Step) -> Stretch {
        let contents = Contents { globals: initial_bytes(program), heap: BTreeMap::new() };
        let mut this = Alone { program, contents, accesses: 0, fences: 0, allocated: 0, missing: Vec::new() };
        let mut rehearsed: Vec<Rehearsed> = Vec::new();
        let mut at = this.perform_accesses(machine, step);
        let first = at;
        while machine.spawned().is_empty() && rehearsed.len() < MOST_EVENTS && this.perform_event(machine, &at.action) {
            let before = at;
            let next = machine.resume(before.snapshot, NO_EVENT, 0);
            at = this.perform_accesses(machine, next);
            let spawned = machine.spawned().to_vec();
            let arguments = spawned.iter().flat_map(|&new| machine.spawned_arguments(new)).copied().collect();
            rehearsed.push(Rehearsed { from: before.snapshot, to: at, spawned, arguments });
        }
        let waits = matches!(at.action.kind, ActionKind::Blocked(Block::Spin | Block::Lock | Block::Wait));
        Stretch { accesses: this.accesses, first, contents: this.contents, rehearsed, waits }
    }

    /// Performs accesses and fences, up to the first action that is another, or that comes after a
    /// thread was spawned.
    fn perform_accesses<const DEPENDENCIES: bool>(&mut self, machine: &mut Machine<DEPENDENCIES>, mut step: Step) -> Step {
        let mark = step.snapshot;
        for steps in 1.. {
            if !machine.spawned().is_empty() || self.accesses > MOST_ACCESSES || self.fences > MOST_FENCES {
                break;
            }
            let Some(answer) = self.perform(machine.code(), &step.action) else { break };
            *(if matches!(step.action.kind, ActionKind::Fence(_)) { &mut self.fences } else { &mut self.accesses }) += 1;
            step = machine.resume(step.snapshot, NO_EVENT, answer);
            if steps % BETWEEN_RELEASES == 0 && machine.spawned().is_empty() {
                step.snapshot = machine.move_down(step.snapshot, mark);
            }
        }
        step
    }

    /// Performs an access or a fence, and says what the thread is answered; `None` if the action is
    /// another, or wrong.
    fn perform(&mut self, code: &ProgramCode, action: &Action) -> Option<u64> {
        match action.kind {
            ActionKind::Fence(_) => Some(0),
            ActionKind::Read { lock: false, .. } => {
                let copies = action.access.tags.has(Tags::COPY);
                let (bytes, known) = self.bytes_at(action.address, action.width)?;
                let missing = known.map_or(0, |known| known.iter().rev().fold(0, |mask, &known| mask << 1 | u8::from(!known)));
                if missing != 0 && !copies {
                    return None;
                }
                let mut value = [0; 8];
                value[..bytes.len()].copy_from_slice(bytes);
                self.missing.push(missing);
                Some(u64::from_le_bytes(value))
            }
            ActionKind::Write { unlock: false, .. } => {
                if self.is_constant(action.address) {
                    return None;
                }
                let missing = match code.copied(action.code) {
                    Copied::Value => 0,
                    Copied::Nothing => u8::MAX,
                    Copied::Load(_, back) => self.missing.len().checked_sub(back as usize).map_or(0, |load| self.missing[load]),
                };
                let (bytes, known) = self.bytes_at(action.address, action.width)?;
                // Of what has a value from the start, nobody remembers here that it has none any more.
                if missing != 0 && known.is_none() {
                    return None;
                }
                bytes.copy_from_slice(&action.value.to_le_bytes()[..bytes.len()]);
                for (byte, known) in known.into_iter().flatten().enumerate() {
                    *known = missing >> byte & 1 == 0;
                }
                self.missing.push(0);
                Some(0)
            }
            _ => None,
        }
    }

    /// Performs an allocation or a free; `false` if the action is another, or wrong.
    fn perform_event<const DEPENDENCIES: bool>(&mut self, machine: &Machine<DEPENDENCIES>, action: &Action) -> bool {
        let object = pointer::object(action.address);
        match action.kind {
            ActionKind::Allocate { zeroed } if action.value <= MOST_BYTES.saturating_sub(self.allocated) => {
                self.allocated += action.value;
                let size = action.value as usize;
                let local = machine.is_local(action.code);
                self.contents.heap.insert(object, Filled { bytes: vec![0; size], known: vec![zeroed; size], local, freed: false });
                true
            }
            ActionKind::Free => {
                let local = machine.is_local(action.code);
                let found = self.contents.heap.get_mut(&object);
                let known = found.filter(|known| !known.freed && known.local == local && pointer::offset(action.address) == 0);
                known.map(|known| known.freed = true).is_some()
            }
            _ => false,
        }
    }

    fn is_constant(&self, address: u64) -> bool {
        let global = (pointer::object(address) as usize).checked_sub(1).and_then(|global| self.program.globals.get(global));
        global.is_some_and(|global| global.storage == Storage::Constant)
    }

    /// The bytes of an access; for memory that was allocated also which have a value. `None`: there
    /// is no such memory.
    fn bytes_at(&mut self, address: u64, width: Width) -> Option<(&mut [u8], Option<&mut [bool]>)> {
        let (object, offset) = (pointer::object(address), pointer::offset(address) as usize);
        let range = offset..offset.checked_add(width.bytes() as usize)?;
        if (object as usize) <= self.contents.globals.len() {
            let global = self.contents.globals.get_mut((object as usize).checked_sub(1)?)?;
            return Some((global.get_mut(range)?, None));
        }
        let known = self.contents.heap.get_mut(&object).filter(|known| !known.freed)?;
        Some((known.bytes.get_mut(range.clone())?, Some(known.known.get_mut(range)?)))
    }
}
