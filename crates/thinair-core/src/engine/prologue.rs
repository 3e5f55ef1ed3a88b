//! What a program does before it has a second thread.
//!
//! While the first thread is alone, its accesses to global variables have one outcome under every model, and whatever is spawned later happens after them. A long
//! stretch of them (a loop that fills a table, say) is performed here, on the initial values of the globals, and leaves no events; short ones are events like
//! others, so that an execution shows them.
//!
//! The stretch ends with the step that spawns a thread, or before the first action that is anything else than an access to a global or a fence:
//! an allocation, a lock, a choice, an error.

use crate::ir::{Program, Storage, Width, pointer};
use crate::machine::action::{Action, ActionKind, ThreadId};
use crate::machine::code::{initial_value, value_of};
use crate::machine::executor::{Executor, Step};
use crate::machine::{Machine, NO_EVENT};

/// Fewer accesses are events.
const WORTH_LEAVING_OUT: usize = 64;
/// A program that does more alone may not end.
const MOST_ACCESSES: usize = 10_000_000;
const MOST_FENCES: usize = 100_000;
/// After so many steps the machine gives back what they took.
const BETWEEN_RELEASES: usize = 1024;

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

/// Starts one of the threads that exist from the beginning, and performs what it does alone, if there is much of that and it is `allowed`. Returns where the thread
/// stands, and then also what the globals hold.
pub fn start<const DEPENDENCIES: bool>(
    machine: &mut Machine<DEPENDENCIES>,
    program: &Program,
    number: usize,
    allowed: bool,
) -> (Step, Option<Vec<Vec<u8>>>) {
    let first = &program.threads[number];
    let arguments: Vec<u64> = first.arguments.iter().map(|&argument| value_of(argument).constant()).collect();
    let thread = ThreadId(number as u16);
    if program.threads.len() != 1 || !allowed {
        return (machine.start(thread, first.function, &arguments), None);
    }
    // What is performed here has no events: none of it may be taken for what a thread did before.
    let histories = machine.set_histories_aside();
    let mark = machine.mark();
    let mut step = machine.start(thread, first.function, &arguments);
    let mut memory = initial_bytes(program);
    let is_constant = |address: u64| {
        let global = (pointer::object(address) as usize).checked_sub(1).and_then(|global| program.globals.get(global));
        global.is_some_and(|global| global.storage == Storage::Constant)
    };
    let mut accesses = 0;
    for steps in 1.. {
        if !machine.spawned().is_empty() || accesses > MOST_ACCESSES || steps - accesses > MOST_FENCES {
            break;
        }
        if matches!(step.action.kind, ActionKind::Write { .. }) && is_constant(step.action.address) {
            break;
        }
        let Some(answer) = perform(&mut memory, &step.action) else { break };
        accesses += usize::from(!matches!(step.action.kind, ActionKind::Fence(_)));
        step = machine.resume(step.snapshot, NO_EVENT, answer);
        if steps % BETWEEN_RELEASES == 0 {
            let words = machine.words_of(step.snapshot).to_vec();
            machine.release(mark);
            step.snapshot = machine.load(&words);
        }
    }
    machine.take_histories_back(histories);
    if accesses <= WORTH_LEAVING_OUT {
        machine.release(mark);
        machine.take_printed();
        return (machine.start(thread, first.function, &arguments), None);
    }
    (step, Some(memory))
}

/// Performs an access to a global, and says what the thread is answered; `None` if the action is another.
fn perform(memory: &mut [Vec<u8>], action: &Action) -> Option<u64> {
    match action.kind {
        ActionKind::Fence(_) => Some(0),
        ActionKind::Read { lock: false, .. } => {
            let mut value = [0; 8];
            let bytes = bytes_at(memory, action.address, action.width)?;
            value[..bytes.len()].copy_from_slice(bytes);
            Some(u64::from_le_bytes(value))
        }
        ActionKind::Write { unlock: false, .. } => {
            let bytes = bytes_at(memory, action.address, action.width)?;
            bytes.copy_from_slice(&action.value.to_le_bytes()[..bytes.len()]);
            Some(0)
        }
        _ => None,
    }
}

fn bytes_at(memory: &mut [Vec<u8>], address: u64, width: Width) -> Option<&mut [u8]> {
    let global = memory.get_mut((pointer::object(address) as usize).checked_sub(1)?)?;
    let offset = pointer::offset(address) as usize;
    global.get_mut(offset..offset.checked_add(width.bytes() as usize)?)
}
