//! An execution prepared for showing: for each thread its steps, each with a name, what it did, where its value is from and where it stands.
//!
//! An event is called `thread.position`, both counted as the program counts: threads from 0, positions from 1. Every picture (columns of text, SVG, dot,
//! HTML) is drawn from this, so that all of them use the same words.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::engine::{Buffered, Stands, ThreadStepKind, Violation, ViolationKind};
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::text::{fence_name, order_name, tag_name};
use thinair_core::ir::{Order, SourceLocation, Tags, pointer};

use crate::message::places_involved;
use crate::places::Places;

pub struct View<'a> {
    pub places: &'a Places<'a>,
    pub violation: &'a Violation,
    pub threads: Vec<Column>,
    /// The name of each event of the witness.
    pub names: Vec<String>,
    /// Do steps, or the error, come from more than one file?
    several_files: bool,
}

pub struct Column {
    pub id: u32,
    pub heading: String,
    pub rows: Vec<Row>,
}

pub struct Row {
    /// The event of the witness; `None` for what is none (allocations, joins, where the thread stands).
    pub event: Option<usize>,
    pub name: String,
    pub action: String,
    /// Where a read has its value from.
    pub source: String,
    pub at: SourceLocation,
    /// The last row of a thread that did not end: why not.
    pub stands: bool,
    /// Waiting for another thread to end, as every program does: worth showing only where threads wait for ever.
    pub usual: bool,
}

impl<'a> View<'a> {
    pub fn new(places: &'a Places<'a>, violation: &'a Violation) -> View<'a> {
        let names = event_names(&violation.witness);
        let mut view = View { places, violation, threads: Vec::new(), names, several_files: false };
        // A turn that repeats for ever is shown with the events alone.
        let by_events = violation.detail.threads.is_empty() || !violation.detail.repeats.is_empty();
        view.threads = if by_events { view.columns_of_events() } else { view.columns_of_stories() };
        let steps = view.threads.iter().flat_map(|column| &column.rows).map(|row| row.at);
        let involved = places_involved(violation).into_iter().map(|(at, ..)| at);
        let files: BTreeSet<u32> = steps.chain(involved).filter(|at| at.line != 0).map(|at| at.file.0).collect();
        view.several_files = files.len() > 1;
        view
    }

    /// The threads without what every program does, for pictures.
    pub fn columns(&self) -> impl Iterator<Item = (&Column, Vec<&Row>)> {
        self.threads
            .iter()
            .map(|column| (column, column.rows.iter().filter(|row| !row.usual).collect::<Vec<_>>()))
            .filter(|(_, rows)| !rows.is_empty())
    }

    pub fn execution(&self) -> &'a Execution {
        &self.violation.witness
    }

    /// The position of an event, `line 3`, with the file's name where it is not the program's own.
    pub fn line(&self, at: SourceLocation) -> String {
        self.places.line(at).unwrap_or_default()
    }

    /// For pictures: the file is named wherever there is more than one, and without directories where its name tells it from the others.
    pub fn short_line(&self, at: SourceLocation) -> String {
        let name = |file: &str| file.rsplit('/').next().unwrap_or(file).to_owned();
        let is_told = self.several_files || !self.places.is_home(at);
        let Some(file) = self.places.file(at).filter(|_| is_told) else { return self.line(at) };
        let short = name(file);
        match self.places.program.files.iter().filter(|other| name(other) == short).count() {
            1 => format!("{short}:{}", at.line),
            _ => self.places.position(at).unwrap_or_default(),
        }
    }

    pub fn line_of(&self, event: usize) -> String {
        self.line(self.violation.witness_at.get(event).copied().unwrap_or_default())
    }

    /// `thread 1: work`.
    pub fn heading(&self, id: u32) -> String {
        match self.function(id) {
            Some(name) => format!("thread {id}: {name}"),
            None => format!("thread {id}"),
        }
    }

    /// The function that a thread runs.
    pub fn function(&self, id: u32) -> Option<&'a str> {
        let story = self.violation.detail.threads.iter().find(|story| story.id == id);
        let started = || self.places.program.threads.get(id as usize).map(|thread| thread.function);
        let known = || self.violation.detail.functions.iter().find(|(thread, _)| *thread == id).map(|(_, function)| *function);
        let function = story.map(|story| story.function).or_else(known).or_else(started)?;
        let name = self.places.program.functions.get(function.index()).map(|function| function.name.as_str());
        // A thread that a library of ours starts, with a function that is known only while running, has no name.
        name.filter(|name| !name.starts_with("__thinair_"))
    }

    fn columns_of_events(&self) -> Vec<Column> {
        let events = &self.execution().events;
        let ids: BTreeSet<u32> = events.iter().filter_map(|event| event.thread).collect();
        let column = |id: u32| {
            let members = (0..events.len()).filter(|&index| events[index].thread == Some(id));
            let mut rows: Vec<Row> =
                members.map(|index| self.event_row(index, self.violation.witness_at.get(index).copied().unwrap_or_default())).collect();
            let repeats = |row: &Row| row.event.is_some_and(|event| self.violation.detail.repeats.contains(&event));
            if let Some(first) = rows.iter().position(repeats) {
                rows.insert(first, repeating());
            }
            Column { id, heading: self.heading(id), rows }
        };
        ids.into_iter().map(column).collect()
    }

    fn columns_of_stories(&self) -> Vec<Column> {
        let mut columns = Vec::new();
        for story in &self.violation.detail.threads {
            let mut rows: Vec<Row> = Vec::new();
            for step in &story.steps {
                let usual = matches!(step.kind, ThreadStepKind::Join { .. });
                let name = String::new;
                let quiet = |action: String| Row { event: None, name: name(), action, source: name(), at: step.at, stands: false, usual };
                rows.push(match step.kind {
                    ThreadStepKind::Event(index) => self.event_row(index, step.at),
                    // Local variables whose address is taken are no news.
                    ThreadStepKind::Allocate { .. } if step.at.line == 0 => continue,
                    ThreadStepKind::Allocate { address, size } => quiet(format!("allocate {} ({size} bytes)", self.places.object(address))),
                    ThreadStepKind::Free { address: 0 } => continue,
                    ThreadStepKind::Free { address } if self.is_variable(address) || self.places.is_of_thread(address) => {
                        quiet(format!("end of {}", self.places.object(address)))
                    }
                    ThreadStepKind::Free { address } => quiet(format!("free {}", self.places.object(address))),
                    ThreadStepKind::Join { thread } => quiet(format!("join thread {thread}")),
                    ThreadStepKind::Choose { value } => quiet(format!("choose {value}")),
                    ThreadStepKind::Spurious { fails: false, .. } => continue,
                    ThreadStepKind::Spurious { wait: true, .. } => quiet("wakes up for no reason".to_owned()),
                    ThreadStepKind::Spurious { wait: false, .. } => quiet("the weak exchange fails for no reason".to_owned()),
                });
            }
            if let Some(reason) = self.stands(story.stands) {
                let forever = matches!(self.violation.kind, ViolationKind::Deadlock | ViolationKind::EndlessWait);
                rows.push(Row {
                    event: None,
                    name: String::new(),
                    action: reason,
                    source: String::new(),
                    at: story.stands_at,
                    stands: true,
                    usual: matches!(story.stands, Stands::WaitsForThread(_)) && !forever,
                });
            }
            // A thread that did nothing and ended tells nothing.
            if !rows.is_empty() {
                columns.push(Column { id: story.id, heading: self.heading(story.id), rows });
            }
        }
        columns
    }

    /// Is it a variable whose address is taken, and no allocated memory?
    fn is_variable(&self, address: u64) -> bool {
        let object = pointer::object(address);
        self.violation.detail.objects.iter().any(|known| known.object == object && known.allocated_at.line == 0)
    }

    /// Why a thread goes no further, if that is worth saying.
    pub fn stands(&self, stands: Stands) -> Option<String> {
        Some(match stands {
            Stands::Ended | Stands::BeforeNext => return None,
            Stands::AtError => format!("! {}", crate::names::violation_title(self.violation.kind)),
            Stands::AtBound => "stopped at a bound".to_owned(),
            Stands::Assumption => "stopped: an assumption does not hold".to_owned(),
            Stands::Spinning => "waits in a loop".to_owned(),
            Stands::WaitsForValue { .. } => "waits".to_owned(),
            Stands::WaitsForThread(thread) => format!("waits for thread {thread} to end"),
            Stands::WaitsForLock { address, holder, .. } => match holder {
                Some(holder) => format!("waits for {}, held by thread {holder}", self.places.location(address)),
                None => format!("waits for {}", self.places.location(address)),
            },
        })
    }

    fn event_row(&self, index: usize, at: SourceLocation) -> Row {
        Row {
            event: Some(index),
            name: self.names[index].clone(),
            action: self.action(index),
            source: self.source(index),
            at,
            stands: false,
            usual: false,
        }
    }

    /// `x = 1`: the location and the value of an access.
    pub fn location_and_value(&self, index: usize) -> String {
        let event = &self.execution().events[index];
        format!("{} = {}", self.places.location(event.location), self.places.value(event.location, event.value))
    }

    pub fn is_exclusive(&self, index: usize) -> bool {
        let rmw = &self.execution().rmw;
        (0..self.names.len()).any(|other| rmw.contains(index, other) || rmw.contains(other, index))
    }

    /// What an event did: `R x = 1 acq`, `W x = 2 rlx rmw`, `fence sc`.
    pub fn action(&self, index: usize) -> String {
        let event = &self.execution().events[index];
        let letter = match event.kind {
            EventKind::Fence(fence) => return format!("fence {}", fence_name(fence)),
            EventKind::Read => 'R',
            EventKind::Write => 'W',
        };
        let mut text = format!("{letter} {}", self.location_and_value(index));
        let notes = [
            if event.order == Order::Plain { "" } else { order_name(event.order) },
            if event.tags.has(Tags::ACQUIRE_PC) { tag_name(Tags::ACQUIRE_PC) } else { "" },
            if event.tags.has(Tags::NO_RETURN) { tag_name(Tags::NO_RETURN) } else { "" },
            if self.is_exclusive(index) { "rmw" } else { "" },
            &self.buffered(index),
        ];
        for note in notes.iter().filter(|note| !note.is_empty()) {
            text.push(' ');
            text.push_str(note);
        }
        text
    }

    /// How long a write waited in its store buffer, if that is known and mattered.
    fn buffered(&self, index: usize) -> String {
        match self.violation.buffered.iter().find(|buffered| buffered.write == index) {
            Some(Buffered { until: Some(until), .. }) => format!("(in the store buffer until after {})", self.names[*until]),
            Some(Buffered { until: None, .. }) => "(in the store buffer)".to_owned(),
            None => String::new(),
        }
    }

    /// The write that a read reads.
    pub fn source_of(&self, index: usize) -> Option<usize> {
        (0..self.names.len()).find(|&write| self.execution().rf.contains(write, index))
    }

    fn source(&self, index: usize) -> String {
        if !self.execution().events[index].is_read() {
            return String::new();
        }
        match self.source_of(index) {
            Some(write) => format!("from {}", self.names[write]),
            None => "from ?".to_owned(),
        }
    }

    /// The writes to each location that was written more than once: those with a place in coherence order, then those without.
    pub fn coherence(&self) -> Vec<(u64, Vec<usize>, Vec<usize>)> {
        let execution = self.execution();
        let mut by_location = BTreeMap::<u64, Vec<usize>>::new();
        for (index, event) in execution.events.iter().enumerate().filter(|(_, event)| event.is_write()) {
            by_location.entry(event.location).or_default().push(index);
        }
        let written_twice = |writes: &Vec<usize>| writes.iter().filter(|&&index| !execution.events[index].is_init()).count() >= 2;
        by_location
            .into_iter()
            .filter(|(_, writes)| written_twice(writes))
            .map(|(location, writes)| {
                // An execution that was cut short by an error may hold writes that other threads cannot see yet.
                let (mut placed, waiting): (Vec<usize>, Vec<usize>) =
                    writes.into_iter().partition(|&write| execution.events[write].is_init() || writes_before(execution, write) > 0);
                placed.sort_by_key(|&write| writes_before(execution, write));
                (location, placed, waiting)
            })
            .collect()
    }
}

/// What stands before the steps that a thread takes again and again.
fn repeating() -> Row {
    let nothing = String::new;
    let action = "again and again:".to_owned();
    Row { event: None, name: nothing(), action, source: nothing(), at: SourceLocation::default(), stands: true, usual: false }
}

/// The position of a write in co, which is total for its location and transitive.
fn writes_before(execution: &Execution, write: usize) -> usize {
    (0..execution.events.len()).filter(|&other| execution.co.contains(other, write)).count()
}

fn event_names(execution: &Execution) -> Vec<String> {
    let mut next_position = BTreeMap::new();
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
