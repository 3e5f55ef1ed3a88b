//! What threads printed in the execution at hand.
//!
//! Printing is no event and costs nothing while executions are explored. For the one that is shown, every thread is run again from its start on a
//! copy of the machine, with the answers that the graph has, and what it prints is kept.

use super::scene::Scene;
use crate::engine::graph::store::event::EventId;
use crate::engine::outcome::Output;
use crate::engine::prologue;
use crate::ir::Program;
use crate::machine::Machine;
use crate::machine::action::ThreadId;
use crate::machine::executor::Executor;

/// An event of a thread, as far as running the thread again needs it.
pub struct Answer {
    pub index: u32,
    pub answer: u64,
    /// The number of the event in the witness.
    pub place: Option<usize>,
}

/// `witness_events` says which event of the graph each event of the witness is.
pub fn printed<const W: usize>(scene: &Scene<'_, W>, witness_events: &[EventId]) -> Vec<Output> {
    let events_of = |thread: ThreadId| {
        let known = scene.graph.threads.get(thread.index()).filter(|known| known.alive)?;
        // A thread with a hole has not come further in this execution.
        let events = known.events.iter().map_while(|event| event.some());
        let answer = |event: EventId| {
            let this = scene.graph.event(event);
            Answer { index: this.index, answer: this.answer(), place: witness_events.iter().position(|&other| other == event) }
        };
        Some(events.map(answer).collect())
    };
    scene.machine.printed(scene.program, scene.has_prologue, &events_of)
}

/// The same for threads that did this; `None` is a thread that was not started.
pub fn printed_by<const D: bool>(
    mut machine: Machine<D>,
    program: &Program,
    has_prologue: bool,
    events_of: &dyn Fn(ThreadId) -> Option<Vec<Answer>>,
) -> Vec<Output> {
    if !program.prints() {
        return Vec::new();
    }
    machine.keep_printed();
    let mut output = Vec::new();
    let mut to_run: Vec<(ThreadId, crate::ir::FunctionId, Vec<u64>)> = Vec::new();
    let first = program.threads.len();
    for (number, start) in program.threads.iter().enumerate() {
        to_run.push((ThreadId(number as u16), start.function, Vec::new()));
    }
    while let Some((thread, function, arguments)) = to_run.pop() {
        let Some(events) = events_of(thread) else { continue };
        let mut after = None;
        let mut step = match thread.index() {
            number if number < first => prologue::start(&mut machine, program, number, has_prologue).0,
            _ => machine.start(thread, function, &arguments),
        };
        let mut events = events.into_iter();
        loop {
            let new: Vec<_> = machine.spawned().to_vec();
            to_run.extend(new.into_iter().map(|new| (new.thread, new.function, machine.spawned_arguments(new).to_vec())));
            let printed = machine.take_printed().into_iter();
            output.extend(printed.map(|(code, text)| Output { thread: u32::from(thread.0), after, at: machine.position(code), text }));
            let Some(event) = events.next() else { break };
            after = event.place.or(after);
            step = machine.resume(step.snapshot, event.index, event.answer);
        }
    }
    output.sort_by_key(|output| (output.thread, output.after));
    joined(output)
}

/// What a thread prints letter by letter from one place is one, up to the end of the line.
fn joined(parts: Vec<Output>) -> Vec<Output> {
    let mut whole: Vec<Output> = Vec::with_capacity(parts.len());
    for part in parts {
        match whole.last_mut() {
            Some(last)
                if last.thread == part.thread && last.at == part.at && !last.text.ends_with('\n') && part.text.chars().count() == 1 =>
            {
                last.text.push_str(&part.text)
            }
            _ => whole.push(part),
        }
    }
    whole
}
