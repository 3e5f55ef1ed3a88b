//! What threads printed in the execution at hand.
//!
//! Printing is no event and costs nothing while executions are explored. For the one that is shown, every thread is run again from its start on a
//! copy of the machine, with the answers that the graph has, and what it prints is kept.

use super::event::EventId;
use super::explore::Explorer;
use super::models::Model;
use crate::engine::outcome::Output;
use crate::engine::prologue;
use crate::machine::action::ThreadId;
use crate::machine::executor::Executor;

/// `witness_events` says which event of the graph each event of the witness is.
pub fn printed<M: Model<W>, const W: usize, const D: bool>(explorer: &Explorer<'_, M, W, D>, witness_events: &[EventId]) -> Vec<Output> {
    if !explorer.program.prints() {
        return Vec::new();
    }
    let mut machine = explorer.machine.clone();
    machine.keep_printed();
    let mut output = Vec::new();
    let mut to_run: Vec<(ThreadId, crate::ir::FunctionId, Vec<u64>)> = Vec::new();
    let first = explorer.program.threads.len();
    for (number, start) in explorer.program.threads.iter().enumerate() {
        to_run.push((ThreadId(number as u16), start.function, Vec::new()));
    }
    while let Some((thread, function, arguments)) = to_run.pop() {
        if !explorer.graph.threads.get(thread.index()).is_some_and(|known| known.alive) {
            continue;
        }
        let mut after = None;
        let mut step = match thread.index() {
            number if number < first => prologue::start(&mut machine, explorer.program, number, !M::RE_EXECUTES).0,
            _ => machine.start(thread, function, &arguments),
        };
        let mut events = explorer.graph.thread(thread).events.iter();
        loop {
            let new: Vec<_> = machine.spawned().to_vec();
            to_run.extend(new.into_iter().map(|new| (new.thread, new.function, machine.spawned_arguments(new).to_vec())));
            let printed = machine.take_printed().into_iter();
            output.extend(printed.map(|(code, text)| Output { thread: u32::from(thread.0), after, at: machine.position(code), text }));
            // A thread with a hole has not come further in this execution.
            let Some(event) = events.next().and_then(|event| event.some()) else { break };
            after = witness_events.iter().position(|&other| other == event).or(after);
            let this = explorer.graph.event(event);
            step = machine.resume(step.snapshot, this.index, this.answer());
        }
    }
    output.sort_by_key(|output| (output.thread, output.after));
    output
}
