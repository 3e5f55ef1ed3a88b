//! The story of a violation in plain words: what happened, which step surprises, and why this model allows it.

use thinair_core::engine::{Role, ViolationKind};
use thinair_core::ir::Order;
use thinair_core::model::{Family, Model};

use crate::analysis::{Analysis, Chain, Edge, EdgeKind};
use crate::justification::same_place;
use crate::view::View;

/// What people do about it; no memory order does.
pub const ABA_REPAIR: &str = "What helps against ABA: a counter beside the pointer that the same compare-and-swap changes, or not using a node again while \
                              another thread may still hold its address (hazard pointers, epochs).";

/// What happened and why, in paragraphs; empty if there is nothing to say beyond the execution itself.
pub struct Story {
    pub what: Vec<String>,
    pub why: Vec<String>,
    /// The events that surprise: reads that miss a write, accesses that race.
    pub marked: Vec<usize>,
}

pub fn tell(view: &View, model: Model, analysis: &Analysis) -> Story {
    let teller = Teller { view, model, analysis };
    let mut story = Story { what: Vec::new(), why: Vec::new(), marked: teller.marked() };
    teller.aba(&mut story);
    if let Some(chain) = &analysis.chain {
        teller.race(chain, &mut story);
    } else if !analysis.cycle.is_empty() {
        teller.cycle(&mut story);
    } else {
        teller.turns(&mut story);
    }
    teller.justified(&mut story);
    story
}

/// The reads of a cycle that miss a write, or else those that read what comes later.
pub fn surprising(analysis: &Analysis) -> Vec<usize> {
    let cycle = &analysis.cycle;
    let missed: Vec<usize> = cycle.iter().filter(|edge| edge.kind == EdgeKind::Fr).map(|edge| edge.from).collect();
    if missed.is_empty() { cycle.iter().filter(|edge| edge.kind == EdgeKind::Rf).map(|edge| edge.to).collect() } else { missed }
}

struct Teller<'t> {
    view: &'t View<'t>,
    model: Model,
    analysis: &'t Analysis,
}

impl Teller<'_> {
    fn thread(&self, event: usize) -> u32 {
        self.view.execution().events[event].thread.unwrap_or_default()
    }

    fn order(&self, event: usize) -> Order {
        self.view.execution().events[event].order
    }

    fn is_write(&self, event: usize) -> bool {
        self.view.execution().events[event].is_write()
    }

    fn place(&self, event: usize) -> String {
        match self.view.line_of(event) {
            line if line.is_empty() => format!("({})", self.view.names[event]),
            line => format!("({line})"),
        }
    }

    fn location(&self, event: usize) -> String {
        self.view.places.location(self.view.execution().events[event].location)
    }

    /// `x = 1 (line 10)`.
    fn access(&self, event: usize) -> String {
        format!("{} {}", self.view.location_and_value(event), self.place(event))
    }

    /// `the store of x (line 10)`.
    fn the(&self, event: usize) -> String {
        let word = match (self.is_write(event), self.view.is_exclusive(event)) {
            (_, true) => "read-modify-write",
            (true, false) => "store",
            (false, false) => "load",
        };
        format!("the {word} of {} {}", self.location(event), self.place(event))
    }

    fn marked(&self) -> Vec<usize> {
        let violation = self.view.violation;
        let racing = violation.detail.parties.iter().filter(|party| matches!(party.role, Role::Access | Role::OtherAccess));
        let mut marked: Vec<usize> = racing.filter_map(|party| party.event).collect();
        marked.extend(surprising(self.analysis));
        marked.extend(self.analysis.aba.iter().map(|aba| aba.swap));
        marked.sort_unstable();
        marked.dedup();
        marked
    }

    // A cycle.

    fn cycle(&self, story: &mut Story) {
        let cycle = &self.analysis.cycle;
        let misses: Vec<&Edge> = cycle.iter().filter(|edge| edge.kind == EdgeKind::Fr).collect();
        match misses.as_slice() {
            [only] => story.what.push(self.missed_although(only, &cycle[1..])),
            [_, ..] => {
                let parts: Vec<String> = misses.iter().map(|edge| self.missed(edge)).collect();
                story.what.push(format!("{}.", capital(&parts.join("; "))));
                story.what.push(
                    "Each thread has done its own store before, so one of them comes too late whichever order you imagine.".to_owned(),
                );
                if !cycle.iter().all(|edge| matches!(edge.kind, EdgeKind::Fr | EdgeKind::Po)) {
                    story.what.pop();
                    story.what.push(self.whole_cycle());
                }
            }
            [] if cycle.iter().all(|edge| matches!(edge.kind, EdgeKind::Rf | EdgeKind::Po)) => story.what.push(self.circle(cycle)),
            [] => story.what.push(self.whole_cycle()),
        }
        // Where nothing could be tried, nothing is claimed.
        if self.analysis.fences_help.is_some() {
            for &(before, after) in &self.analysis.unordered {
                story.why.push(self.not_ordered(before, after));
            }
        }
    }

    /// `thread 1 reads y = 0 (line 11), the value from before thread 0 stores y = 1 (line 5)`.
    fn missed(&self, edge: &Edge) -> String {
        format!(
            "thread {} reads {}, not the {} that thread {} stores {}",
            self.thread(edge.from),
            self.access(edge.from),
            self.view.places.value(self.view.execution().events[edge.to].location, self.view.execution().events[edge.to].value),
            self.thread(edge.to),
            self.place(edge.to)
        )
    }

    /// One stale read, and what its thread had seen by then.
    fn missed_although(&self, miss: &Edge, path: &[Edge]) -> String {
        let mut text = format!(
            "Thread {} reads the old value {}, although thread {} had stored {}",
            self.thread(miss.from),
            self.access(miss.from),
            self.thread(miss.to),
            self.access(miss.to)
        );
        for edge in path {
            let step = match edge.kind {
                EdgeKind::Rf => format!(", which thread {} had read {}", self.thread(edge.to), self.place(edge.to)),
                EdgeKind::Po if edge.to == miss.from => continue,
                EdgeKind::Po if self.is_write(edge.to) => format!(" before it stored {}", self.access(edge.to)),
                EdgeKind::Po => format!(" before it read {}", self.access(edge.to)),
                EdgeKind::Co => format!(", which comes before thread {}'s {}", self.thread(edge.to), self.access(edge.to)),
                EdgeKind::Sync => format!(", before thread {} went on", self.thread(edge.to)),
                EdgeKind::Fr => String::new(),
            };
            text += &step;
        }
        text + "."
    }

    /// Values that go in a circle: each thread reads what another stores only after it has read.
    fn circle(&self, cycle: &[Edge]) -> String {
        let mut text = String::new();
        for edge in cycle.iter().rev().filter(|edge| edge.kind == EdgeKind::Rf) {
            let (reader, writer) = (self.thread(edge.to), self.thread(edge.from));
            text += &if text.is_empty() {
                format!(
                    "Thread {reader} reads {}, which thread {writer} stores {} only after it",
                    self.access(edge.to),
                    self.place(edge.from)
                )
            } else {
                format!(" reads {}, which thread {writer} stores {} only after it", self.access(edge.to), self.place(edge.from))
            };
        }
        text + " has done the first of these reads: the values go in a circle (load buffering)."
    }

    fn whole_cycle(&self) -> String {
        let step = |edge: &Edge| {
            let (from, to) = (&self.view.names[edge.from], &self.view.names[edge.to]);
            match edge.kind {
                EdgeKind::Po => format!("{from} comes before {to} in thread {}", self.thread(edge.from)),
                EdgeKind::Sync => format!("{from} comes before {to}, by starting or joining a thread"),
                EdgeKind::Rf => format!("{to} reads what {from} wrote"),
                EdgeKind::Co => format!("{from} is overwritten by {to}"),
                EdgeKind::Fr => format!("{from} reads a value from before {to}"),
            }
        };
        let steps: Vec<String> = self.analysis.cycle.iter().map(step).collect();
        format!("No order in which the threads take turns explains this: {}.", steps.join("; "))
    }

    /// Why the model does not keep two accesses of a thread in order.
    fn not_ordered(&self, before: usize, after: usize) -> String {
        let (first, second) = (self.the(before), self.the(after));
        let what = match (self.is_write(before), self.is_write(after)) {
            (true, false) if matches!(self.model.entry().family, Family::X86 | Family::Ztso | Family::Pso) => {
                format!("{first} may still wait in the store buffer of thread {} when {second} is done", self.thread(before))
            }
            (true, false) => format!("{second} may be done before {first} is visible to other threads"),
            (true, true) => format!("other threads may see {second} before {first}"),
            (false, false) => format!("{second} may be done before {first}"),
            (false, true) => format!("{second} may be visible to other threads before {first} is done"),
        };
        format!("{}: {}.", capital(&what), self.because(before, after))
    }

    fn because(&self, before: usize, after: usize) -> String {
        let (store_first, store_second) = (self.is_write(before), self.is_write(after));
        let word = |order: Order| match order {
            Order::Plain => "not atomic",
            Order::Relaxed => "relaxed",
            Order::Acquire => "acquire",
            Order::Release => "release",
            Order::AcquireRelease => "acq_rel",
            Order::SeqCst => "seq_cst",
        };
        match self.model.entry().family {
            Family::Interleaving => "threads take turns".to_owned(),
            Family::X86 => {
                "x86 lets a load overtake an earlier store unless a fence or a locked instruction stands between them".to_owned()
            }
            Family::Ztso => "Ztso lets a load overtake an earlier store unless a fence stands between them".to_owned(),
            Family::Pso if store_second => {
                "PSO has a store buffer for each location; only a release store or a fence waits for earlier stores".to_owned()
            }
            Family::Pso => "PSO lets a load overtake earlier stores unless a fence stands between them".to_owned(),
            Family::ReleaseAcquire if store_second => {
                "release and acquire do not make the orders of the stores to two locations agree".to_owned()
            }
            Family::ReleaseAcquire => "release and acquire do not order a store before a later load".to_owned(),
            Family::C11 => match (store_first, store_second) {
                (true, false) => format!(
                    "in C11 only a seq_cst fence between them, or seq_cst on all the accesses involved, orders a store before a later load ({} and {} here)",
                    word(self.order(before)),
                    word(self.order(after))
                ),
                (_, true) if !self.order(after).releases() => {
                    format!(
                        "the store of {} is {}, not release, and there is no release fence",
                        self.location(after),
                        word(self.order(after))
                    )
                }
                (false, _) if !self.order(before).acquires() => {
                    format!(
                        "the load of {} is {}, not acquire, and there is no acquire fence",
                        self.location(before),
                        word(self.order(before))
                    )
                }
                _ => "acquire and release alone do not order them".to_owned(),
            },
            // Also models that keep dependencies as hardware does.
            Family::Hardware => "no dependency, barrier, acquire or release stands between them".to_owned(),
        }
    }

    /// Under XMM, why a circle is allowed: the execution before it, the race, and what was committed.
    fn justified(&self, story: &mut Story) {
        let violation = self.view.violation;
        let Some(justification) = &violation.justification else { return };
        let Some((read, write)) = justification.race else { return };
        let earlier = same_place(&justification.earlier, &violation.witness, read).map(|event| &justification.earlier.events[event]);
        let old = earlier.map_or_else(
            || "reads something else".to_owned(),
            |event| format!("reads {}", self.view.places.value(event.location, event.value)),
        );
        story.why.push(format!(
            "{} allows an earlier execution (shown below). There {} {old}, and thread {} does {} all the same: the store does not wait for what that \
             load returns.",
            self.model.name(),
            self.the(read),
            self.thread(write),
            self.the(write),
        ));
        story.why.push(format!(
            "{} and {} race: nothing orders them. So the load may be executed again and read that store, which is committed, with all that it needs (marked {}); what \
             follows the load runs anew.",
            capital(&self.the(read)),
            self.the(write),
            crate::justification::COMMITTED,
        ));
        if justification.before.is_some() {
            story.why.push(
                "The earlier execution has a circle itself; the one before it justifies it in the same way (shown below, too).".to_owned(),
            );
        }
    }

    // A race.

    fn race(&self, chain: &Chain, story: &mut Story) {
        let Some(handover) = chain.handover else { return };
        let (writer, reader) = (self.thread(handover.write), self.thread(handover.read));
        let location = |event: usize| self.view.places.location(self.view.execution().events[event].location);
        let data = chain.edges.first().map_or_else(String::new, |edge| {
            let (flag, data) = (location(handover.read), location(edge.from));
            format!(": seeing the new {flag} does not mean to see what was done to {data} before")
        });
        story.what.push(format!(
            "Thread {reader} has read {}, which thread {writer} stored {}. That looks like a handover, but it orders nothing{data}.",
            self.access(handover.read),
            self.place(handover.write)
        ));
        let name = |order: Order| if order == Order::Plain { "not atomic" } else { "relaxed" };
        let weak = |event: usize, purpose: &str, needed: &str| {
            format!("{} is {}; to {purpose}, it must be {needed}.", capital(&self.the(event)), name(self.order(event)))
        };
        if handover.write_must_release {
            story.why.push(weak(handover.write, "hand over what was done before it", "release"));
        }
        if handover.read_must_acquire {
            story.why.push(weak(handover.read, "take over what was done before that store", "acquire"));
        }
    }

    // Turns.

    /// Runs of events of one thread, in the order in which they can happen.
    fn turns(&self, story: &mut Story) {
        let violation = self.view.violation;
        if violation.kind == ViolationKind::DataRace || self.analysis.interleaving.is_empty() {
            return;
        }
        let mut turns: Vec<(u32, Vec<String>)> = Vec::new();
        for &event in self.analysis.interleaving.iter().filter(|event| self.analysis.relevant.contains(event)) {
            let (thread, line) = (self.thread(event), self.view.line_of(event));
            let line = line.strip_prefix("line ").unwrap_or(&line).to_owned();
            match turns.last_mut() {
                Some((last, lines)) if *last == thread => {
                    if lines.last() != Some(&line) {
                        lines.push(line);
                    }
                }
                _ => turns.push((thread, vec![line])),
            }
        }
        if turns.len() < 2 {
            return;
        }
        let turn = |(thread, lines): &(u32, Vec<String>)| {
            let word = if lines.len() == 1 { "line" } else { "lines" };
            format!("thread {thread} ({word} {})", shorten(lines))
        };
        let text: Vec<String> = turns.iter().map(turn).collect();
        story.what.push(format!(
            "This needs no weak memory: it happens under sequential consistency, too, when the threads take turns like this: {}{}.",
            text.join(", then "),
            self.ending()
        ));
    }

    /// What the turns come to: `; then thread 2 fails (line 12)`.
    fn ending(&self) -> String {
        let violation = self.view.violation;
        let failing = violation.detail.parties.first().filter(|party| party.at == violation.at);
        let who = failing.map_or_else(|| "the program".to_owned(), |party| format!("thread {}", party.thread));
        let place = match self.view.line(violation.at) {
            line if line.is_empty() => line,
            line => format!(" ({line})"),
        };
        match violation.kind {
            ViolationKind::Deadlock => "; after that, nobody can go on".to_owned(),
            ViolationKind::EndlessWait => format!("; after that, {who} waits for ever{place}"),
            ViolationKind::MaySpin => "; and so on without end".to_owned(),
            ViolationKind::UseAfterFree if let Some((freer, line)) = self.freed_elsewhere() => {
                format!("; nothing makes the free in thread {freer}{line} come after that")
            }
            kind => format!("; then {who} fails{place}: {}", crate::names::violation_title(kind)),
        }
    }

    /// The thread that frees what another one uses, and where.
    fn freed_elsewhere(&self) -> Option<(u32, String)> {
        let parties = &self.view.violation.detail.parties;
        let party = |role: Role| parties.iter().find(|party| party.role == role);
        let (freed, access) = (party(Role::Freed)?, party(Role::Access)?);
        let line = self.view.line(freed.at);
        let line = if line.is_empty() { line } else { format!(" ({line})") };
        (freed.thread != access.thread).then_some((freed.thread, line))
    }

    fn aba(&self, story: &mut Story) {
        let Some(aba) = self.analysis.aba else { return };
        let value = |event: usize| {
            let event = &self.view.execution().events[event];
            self.view.places.value(event.location, event.value)
        };
        story.what.push(format!(
            "The compare-and-swap of {} {} succeeds because it finds {} again, the value that thread {} had read before {}. But it is not the same state: \
             in between, {} was changed to {} by thread {} {} and back to {} by thread {} {} (an ABA problem).",
            self.location(aba.swap),
            self.place(aba.swap),
            value(aba.swap),
            self.thread(aba.read),
            self.place(aba.read),
            self.location(aba.swap),
            value(aba.away),
            self.thread(aba.away),
            self.place(aba.away),
            value(aba.back),
            self.thread(aba.back),
            self.place(aba.back),
        ));
        story.what.push(ABA_REPAIR.to_owned());
    }
}

/// The first and last of many lines are enough.
fn shorten(lines: &[String]) -> String {
    match lines {
        [first, .., last] if lines.len() > 6 => format!("{first} … {last}"),
        _ => lines.join(", "),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
