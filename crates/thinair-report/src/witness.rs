//! An execution as a picture in text: a thread a column, program order downwards, each read with the write that it read.
//!
//! An event is called `thread.position`, both counted as the program counts: threads from 0, positions from 1. Where the columns would
//! not fit a terminal, the threads stand below each other instead.

use thinair_core::engine::{Buffered, Violation};
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::text::{fence_name, order_name, tag_name};
use thinair_core::ir::{Order, Program, SourceLocation, Tags};

use crate::places;

/// The widest line that columns may take.
const WIDTH: usize = 120;
const GAP: &str = "    ";

/// The execution of a violation, ending with a line feed; empty if nothing had happened yet.
pub fn render(program: &Program, violation: &Violation) -> String {
    let execution = &violation.witness;
    let names = event_names(execution);
    let threads = columns(program, violation, &names);
    let widths: Vec<usize> = threads.iter().map(|lines| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0)).collect();

    let mut text = String::new();
    if widths.iter().sum::<usize>() + GAP.len() * widths.len() <= WIDTH {
        let height = threads.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..height {
            let cells = threads.iter().zip(&widths).map(|(lines, &width)| format!("{:width$}", lines.get(row).map_or("", String::as_str)));
            push_line(&mut text, &cells.collect::<Vec<_>>().join(GAP));
        }
    } else {
        for (index, lines) in threads.iter().enumerate() {
            if index > 0 {
                text.push('\n');
            }
            for line in lines {
                push_line(&mut text, line);
            }
        }
    }
    let coherence = coherence(program, execution, &names);
    if !coherence.is_empty() {
        text.push('\n');
    }
    text + &coherence
}

fn push_line(text: &mut String, line: &str) {
    text.push_str("  ");
    text.push_str(line.trim_end());
    text.push('\n');
}

fn event_names(execution: &Execution) -> Vec<String> {
    let mut next_position = std::collections::BTreeMap::new();
    let name = |event: &Event| match event.thread {
        None => "init".to_owned(),
        Some(thread) => {
            let position: &mut usize = next_position.entry(thread).or_default();
            *position += 1;
            format!("{thread}.{position}")
        }
    };
    execution.events.iter().map(name).collect()
}

/// For each thread that did something, its heading and its events.
fn columns(program: &Program, violation: &Violation, names: &[String]) -> Vec<Vec<String>> {
    let execution = &violation.witness;
    let mut ids: Vec<u32> = execution.events.iter().filter_map(|event| event.thread).collect();
    ids.sort_unstable();
    ids.dedup();
    let column = |id: u32| {
        let members: Vec<usize> = (0..execution.events.len()).filter(|&index| execution.events[index].thread == Some(id)).collect();
        let rows: Vec<[String; 4]> = members
            .iter()
            .map(|&index| {
                let at = violation.witness_at.get(index).copied().unwrap_or_default();
                [
                    names[index].clone(),
                    action(program, violation, index, names),
                    source(execution, index, names),
                    line(program, violation, at),
                ]
            })
            .collect();
        let mut lines = vec![heading(program, id)];
        lines.extend(align(&rows));
        lines
    };
    ids.into_iter().map(column).collect()
}

fn heading(program: &Program, id: u32) -> String {
    // Threads that the program starts with come first; of those spawned later the execution does not say what they run.
    match program.threads.get(id as usize).and_then(|thread| program.functions.get(thread.function.index())) {
        Some(function) => format!("thread {id}: {}", function.name),
        None => format!("thread {id}"),
    }
}

/// Pads the cells of each column to one width, two spaces between them; a column without content takes no room.
fn align(rows: &[[String; 4]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 4] = std::array::from_fn(width);
    let line = |row: &[String; 4]| {
        let cells = (0..4).filter(|&column| widths[column] > 0).map(|column| format!("{:1$}", row[column], widths[column]));
        cells.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}

/// What an event did: `R x = 1 acq`, `W x = 2 rlx rmw`, `fence sc`.
fn action(program: &Program, violation: &Violation, index: usize, names: &[String]) -> String {
    let execution = &violation.witness;
    let event = &execution.events[index];
    let letter = match event.kind {
        EventKind::Fence(fence) => return format!("fence {}", fence_name(fence)),
        EventKind::Read => 'R',
        EventKind::Write => 'W',
    };
    let mut text = format!("{letter} {} = {}", places::location(program, event.location), places::value(program, event.value));
    let exclusive = (0..execution.events.len()).any(|other| execution.rmw.contains(index, other) || execution.rmw.contains(other, index));
    let notes = [
        if event.order == Order::Plain { "" } else { order_name(event.order) },
        if event.tags.has(Tags::ACQUIRE_PC) { tag_name(Tags::ACQUIRE_PC) } else { "" },
        if event.tags.has(Tags::NO_RETURN) { tag_name(Tags::NO_RETURN) } else { "" },
        if exclusive { "rmw" } else { "" },
        &buffered(violation, index, names),
    ];
    for note in notes.iter().filter(|note| !note.is_empty()) {
        text.push(' ');
        text.push_str(note);
    }
    text
}

/// How long a write waited in its store buffer, if that is known and mattered.
fn buffered(violation: &Violation, index: usize, names: &[String]) -> String {
    match violation.buffered.iter().find(|buffered| buffered.write == index) {
        Some(Buffered { until: Some(until), .. }) => format!("(in the store buffer until after {})", names[*until]),
        Some(Buffered { until: None, .. }) => "(in the store buffer)".to_owned(),
        None => String::new(),
    }
}

/// Where a read has its value from.
fn source(execution: &Execution, index: usize, names: &[String]) -> String {
    if !execution.events[index].is_read() {
        return String::new();
    }
    match (0..execution.events.len()).find(|&write| execution.rf.contains(write, index)) {
        Some(write) => format!("from {}", names[write]),
        None => "from ?".to_owned(),
    }
}

/// The source line of an event, with the file's name only where it is not that of the violation.
fn line(program: &Program, violation: &Violation, at: SourceLocation) -> String {
    match places::position(program, at) {
        Some(_) if at.file == violation.at.file => format!("line {}", at.line),
        Some(position) => position,
        None => String::new(),
    }
}

/// The order of the writes to each location that was written more than once.
fn coherence(program: &Program, execution: &Execution, names: &[String]) -> String {
    let mut by_location = std::collections::BTreeMap::<u64, Vec<usize>>::new();
    for (index, event) in execution.events.iter().enumerate().filter(|(_, event)| event.is_write()) {
        by_location.entry(event.location).or_default().push(index);
    }
    let mut text = String::new();
    for (location, writes) in by_location {
        if writes.iter().filter(|&&index| !execution.events[index].is_init()).count() < 2 {
            continue;
        }
        // An execution that was cut short by an error may hold writes that other threads cannot see yet.
        let (mut placed, waiting): (Vec<usize>, Vec<usize>) =
            writes.into_iter().partition(|&write| execution.events[write].is_init() || writes_before(execution, write) > 0);
        placed.sort_by_key(|&write| writes_before(execution, write));
        let list = |writes: &[usize]| writes.iter().map(|&index| names[index].as_str()).collect::<Vec<_>>().join(", ");
        let mut line = format!("writes to {}, in coherence order: {}", places::location(program, location), list(&placed));
        if !waiting.is_empty() {
            line += &format!("; without a place yet: {}", list(&waiting));
        }
        push_line(&mut text, &line);
    }
    text
}

/// The position of a write in co, which is total for its location and transitive.
fn writes_before(execution: &Execution, write: usize) -> usize {
    (0..execution.events.len()).filter(|&other| execution.co.contains(other, write)).count()
}
