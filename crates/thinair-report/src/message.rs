//! What went wrong, in a sentence that names everyone involved: who did what to which variable, and where.

use thinair_core::engine::{Party, Role, Stands, Violation, ViolationKind};
use thinair_core::ir::{Order, SECTIONS, SourceLocation, pointer};

use crate::places::Places;

/// The sentence, without the title of the error; empty if there is nothing to add to it.
pub fn sentence(places: &Places, violation: &Violation) -> String {
    let tell = Tell { places, violation };
    let told = match violation.kind {
        ViolationKind::Assertion => None,
        ViolationKind::DataRace => tell.race(),
        ViolationKind::UseAfterFree => tell.use_after_free(),
        ViolationKind::DoubleFree => tell.double_free(),
        ViolationKind::InvalidFree => tell.invalid_free(),
        ViolationKind::OutOfBounds => tell.out_of_bounds(),
        ViolationKind::NullAccess => tell.null_access(),
        ViolationKind::UninitialisedRead => tell.uninitialised_read(),
        ViolationKind::Deadlock => tell.deadlock(),
        ViolationKind::UnlockNotHeld => tell.unlock_not_held(),
        ViolationKind::EndlessWait => tell.endless_wait(),
        ViolationKind::MaySpin => tell.may_spin(),
        ViolationKind::BadJoin => tell.joined_twice(),
        ViolationKind::Misuse => tell.destroyed(),
        ViolationKind::ConstantWrite => tell.constant_write(),
        ViolationKind::Panic => panic_message(violation),
        ViolationKind::DivisionByZero
        | ViolationKind::DivisionOverflow
        | ViolationKind::SignedOverflow
        | ViolationKind::BadShift
        | ViolationKind::BadIndex
        | ViolationKind::Misaligned
        | ViolationKind::UncaughtException
        | ViolationKind::Terminated
        | ViolationKind::BadCall => None,
    };
    told.unwrap_or_else(|| {
        // The engine's own words, without what the title says already.
        let title = crate::names::violation_title(violation.kind);
        let message = violation.message.strip_prefix(title).unwrap_or(&violation.message);
        message.trim_start_matches([':', ' ']).to_owned()
    })
}

/// What a panic says: it is what its thread has printed last, from one place.
fn panic_message(violation: &Violation) -> Option<String> {
    let failed = violation.detail.parties.iter().find(|party| party.role == Role::Failed)?;
    let mut printed = violation.output.iter().rev().filter(|output| output.thread == failed.thread).peekable();
    let at = printed.peek()?.at;
    let mut parts: Vec<&str> = printed.take_while(|output| output.at == at).map(|output| output.text.as_str()).collect();
    parts.reverse();
    let lines: Vec<String> = parts.concat().lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect();
    (!lines.is_empty()).then(|| lines.join(", "))
}

/// The places that the sentence speaks of, each with a word for what happens there: for snippets of the source.
pub fn places_involved(violation: &Violation) -> Vec<(SourceLocation, Option<u32>, &'static str)> {
    let allocated = |party: &&Party| party.role == Role::Allocated;
    let is_variable = violation.detail.parties.iter().find(allocated).is_none_or(|party| party.at.line == 0);
    let word = |party: &Party| match party.role {
        Role::Freed if is_variable => "the end of the variable",
        Role::Failed => "",
        Role::Access if violation.kind == ViolationKind::UnlockNotHeld => "the unlock",
        Role::Access | Role::OtherAccess if party.write => "the write",
        Role::Access | Role::OtherAccess => "the read",
        Role::Allocated => "the allocation",
        Role::Freed if violation.kind == ViolationKind::DoubleFree => "the first free",
        Role::Freed => "the free",
        Role::FreedAgain if violation.kind == ViolationKind::DoubleFree => "the second free",
        Role::FreedAgain => "the free",
        Role::Earlier if violation.kind == ViolationKind::BadJoin => "the first join",
        Role::Earlier => "the end of what is used",
        Role::Waits => "waits here",
    };
    let mut involved: Vec<(SourceLocation, Option<u32>, &'static str)> = Vec::new();
    for party in &violation.detail.parties {
        let place = (party.at, Some(party.thread), word(party));
        if !involved.contains(&place) && (party.at.line != 0 || involved.is_empty()) {
            involved.push(place);
        }
    }
    if involved.is_empty() {
        involved.push((violation.at, None, ""));
        involved.extend(violation.other.map(|other| (other, None, "")));
    }
    involved
}

/// The calls by which a thread came to a place, the innermost first: of functions that stand in the place of their calls, and of others.
pub fn calls_to(places: &Places, violation: &Violation, at: SourceLocation, thread: Option<u32>) -> Vec<SourceLocation> {
    let detail = &violation.detail;
    let party = detail.parties.iter().position(|party| party.at == at && Some(party.thread) == thread);
    let active = party.and_then(|party| detail.calls.get(party)).into_iter().flatten().copied();
    // What calls what the program has handed to a library tells nobody anything.
    let active = active.take_while(|call| !places.file(*call).is_some_and(is_of_system));
    let mut calls: Vec<SourceLocation> = Vec::new();
    for call in std::iter::once(at).chain(active) {
        let line = |place: &SourceLocation| (place.file, place.line);
        // What the library calls stands where it was called.
        let is_new = call.line != 0 && line(&call) != line(&at) && calls.last().is_none_or(|last| line(last) != line(&call));
        calls.extend(Some(call).filter(|_| is_new));
        calls.extend(places.program.calls_to(call).filter(|call| call.line != 0));
    }
    calls
}

/// Is this a file of the system's, of Rust's library or of ours?
fn is_of_system(file: &str) -> bool {
    ["/usr/", "library/", "/rustc/"].iter().any(|start| file.starts_with(start))
        || ["library.ll", "cxx.ll", "libcxx.ll", "rust.ll"].contains(&file)
}

struct Tell<'t> {
    places: &'t Places<'t>,
    violation: &'t Violation,
}

impl Tell<'_> {
    fn party(&self, role: Role) -> Option<&Party> {
        self.violation.detail.parties.iter().find(|party| party.role == role)
    }

    fn at(&self, at: SourceLocation) -> String {
        self.places.line(at).map_or_else(String::new, |line| format!(" at {line}"))
    }

    fn location(&self, party: &Party) -> String {
        self.places.location(party.address)
    }

    fn access(&self, party: &Party) -> String {
        let word = if party.write { "writes" } else { "reads" };
        format!("thread {} {word} {}{}", party.thread, self.location(party), self.at(party.at))
    }

    fn allocated(&self) -> String {
        self.party(Role::Allocated)
            .filter(|party| party.at.line != 0)
            .map_or_else(String::new, |party| format!(" (allocated by thread {}{})", party.thread, self.at(party.at)))
    }

    fn race(&self) -> Option<String> {
        let (this, that) = (self.party(Role::Access)?, self.party(Role::OtherAccess)?);
        let plain = |party: &Party| party.order == Order::Plain;
        let which = match (plain(this), plain(that)) {
            (true, true) => "neither access is atomic",
            (true, false) => "the first access is not atomic",
            (false, true) => "the second access is not atomic",
            (false, false) => "they conflict",
        };
        let word = if that.write { "writes" } else { "reads" };
        let volatile = [this, that].iter().any(|party| plain(party) && self.places.is_volatile(party.at));
        let hint = if volatile { " (an access is volatile, which orders nothing; --volatile relaxed takes such for atomic)" } else { "" };
        Some(format!(
            "{}, thread {} {word} it{}; nothing orders the two, and {which}{hint}",
            self.access(this),
            that.thread,
            self.at(that.at)
        ))
    }

    fn use_after_free(&self) -> Option<String> {
        let (access, free) = (self.party(Role::Access)?, self.party(Role::Freed)?);
        let (freed, why) =
            if access.thread == free.thread { ("has freed", "") } else { ("frees", ", and nothing makes the free wait for this access") };
        let lifetime = self.party(Role::Allocated).is_some_and(|party| party.at.line == 0);
        if self.places.is_of_thread(access.address) {
            return Some(format!(
                "{}, a variable of thread {}, which is gone when that thread has ended",
                self.access(access),
                free.thread
            ));
        }
        if lifetime {
            return Some(format!("{}, a local variable of a function that has returned in thread {}", self.access(access), free.thread));
        }
        Some(format!("{}; thread {} {freed} the memory{}{why}{}", self.access(access), free.thread, self.at(free.at), self.allocated()))
    }

    fn double_free(&self) -> Option<String> {
        let (second, first) = (self.party(Role::FreedAgain)?, self.party(Role::Freed)?);
        Some(format!(
            "thread {} frees {}{}, which thread {} has freed{}{}",
            second.thread,
            self.places.object(second.address),
            self.at(second.at),
            first.thread,
            self.at(first.at),
            self.allocated()
        ))
    }

    fn invalid_free(&self) -> Option<String> {
        let free = self.party(Role::FreedAgain)?;
        let what = match self.places.size(free.address) {
            _ if pointer::object(free.address) == 0 => format!("the number {}", free.address),
            None => "a pointer to no object".to_owned(),
            Some(_) if pointer::offset(free.address) != 0 => {
                format!("{}, which is inside an object, not at its beginning", self.location(free))
            }
            Some(_) if self.party(Role::Allocated).is_none_or(|party| party.at.line == 0) => {
                format!("{}, which is a variable and was not allocated", self.places.object(free.address))
            }
            Some(_) => format!("{}, which was not allocated", self.places.object(free.address)),
        };
        Some(format!("thread {}{} frees {what}{}", free.thread, self.at(free.at), self.allocated()))
    }

    fn out_of_bounds(&self) -> Option<String> {
        let access = self.party(Role::Access)?;
        let word = if access.write { "writes" } else { "reads" };
        let (object, offset) = pointer::origin(access.address);
        let beginning = pointer::make(object, 0);
        let object = match self.places.size(beginning) {
            Some(size) => format!("at offset {offset} of {}, which has {size} bytes", self.places.object(beginning)),
            None => "through a pointer to no object".to_owned(),
        };
        Some(format!("thread {}{} {word} {} bytes {object}{}", access.thread, self.at(access.at), access.bytes, self.allocated()))
    }

    fn null_access(&self) -> Option<String> {
        let access = self.party(Role::Access)?;
        let word = if access.write { "writes" } else { "reads" };
        let offset = match pointer::origin(access.address).1 {
            0 => String::new(),
            offset => format!(" (offset {offset})"),
        };
        Some(format!("thread {} {word} through a null pointer{offset}{}", access.thread, self.at(access.at)))
    }

    fn uninitialised_read(&self) -> Option<String> {
        let access = self.party(Role::Access)?;
        let was = match self.party(Role::Earlier) {
            Some(copy) => format!(", where thread {} has{} put a copy of what has no value", copy.thread, self.at(copy.at)),
            None if access.write => String::new(),
            None if self.violation.message.contains("copy") => ", which holds a copy of what has no value".to_owned(),
            None => ", which was never written".to_owned(),
        };
        Some(format!("{}{was}{}", self.access(access), self.allocated()))
    }

    fn constant_write(&self) -> Option<String> {
        let write = self.party(Role::Access)?;
        Some(format!("{}, which is constant", self.access(write)))
    }

    fn unlock_not_held(&self) -> Option<String> {
        let unlock = self.party(Role::Access)?;
        Some(format!("thread {} unlocks {}{}, but does not hold it", unlock.thread, self.location(unlock), self.at(unlock.at)))
    }

    fn joined_twice(&self) -> Option<String> {
        let (second, first) = (self.party(Role::Failed)?, self.party(Role::Earlier)?);
        Some(format!(
            "thread {} joins{} a thread that thread {} has joined{}",
            second.thread,
            self.at(second.at),
            first.thread,
            self.at(first.at)
        ))
    }

    fn destroyed(&self) -> Option<String> {
        let (user, end) = (self.party(Role::Failed)?, self.party(Role::Earlier)?);
        Some(format!(
            "thread {} uses {}{}, which thread {} has destroyed{}",
            user.thread,
            self.location(end),
            self.at(user.at),
            end.thread,
            self.at(end.at)
        ))
    }

    fn deadlock(&self) -> Option<String> {
        let waits = |party: &Party| {
            let story = self.violation.detail.threads.iter().find(|story| story.id == party.thread)?;
            let place = self.at(story.stands_at);
            Some(match story.stands {
                Stands::WaitsForThread(other) => format!("thread {} waits{place} for thread {other} to end", story.id),
                Stands::WaitsForLock { address, holder, taken_at } => {
                    let lock = self.places.location(address);
                    let ended = |id: u32| self.violation.detail.threads.iter().any(|other| other.id == id && other.stands == Stands::Ended);
                    match holder {
                        Some(holder) if holder == story.id && self.places.object(address) == SECTIONS => {
                            format!(
                                "thread {holder} begins an atomic section{place} inside of another, which it has begun{}",
                                self.at(taken_at)
                            )
                        }
                        Some(holder) if holder == story.id => {
                            format!("thread {holder} waits{place} for the lock {lock}, which it has taken itself{}", self.at(taken_at))
                        }
                        Some(holder) => {
                            let gone = if ended(holder) { " and has not released before its end" } else { "" };
                            format!(
                                "thread {} waits{place} for the lock {lock}, which thread {holder} has taken{}{gone}",
                                story.id,
                                self.at(taken_at)
                            )
                        }
                        None => format!("thread {} waits{place} for the lock {lock}", story.id),
                    }
                }
                Stands::WaitsForValue { address, value } if self.places.is_known(address) => {
                    let (location, value) = (self.places.location(address), self.places.value(address, value));
                    format!(
                        "thread {} waits{place} for {location} to be something else than {value}, and no thread is left that could change it",
                        story.id
                    )
                }
                Stands::WaitsForValue { .. } => {
                    format!("thread {} waits{place} to be woken, and no thread is left that could wake it", story.id)
                }
                _ => return None,
            })
        };
        let all: Vec<String> = self.violation.detail.parties.iter().filter_map(waits).collect();
        (!all.is_empty()).then(|| all.join("; "))
    }

    /// Each thread that goes round, and what it reads in one turn.
    fn turns(&self) -> Vec<String> {
        let mut told: Vec<String> = Vec::new();
        let ids: std::collections::BTreeSet<u32> = self.violation.detail.parties.iter().map(|party| party.thread).collect();
        for id in ids {
            let reads = self.violation.detail.parties.iter().filter(|party| party.thread == id);
            let mut what: Vec<String> = Vec::new();
            let mut place = String::new();
            for read in reads {
                let value = read.event.and_then(|event| self.violation.witness.events.get(event)).map(|event| event.value);
                let value = value.map_or_else(String::new, |value| format!(" = {}", self.places.value(read.address, value)));
                let text = format!("{}{value}", self.location(read));
                if !what.contains(&text) {
                    what.push(text);
                }
                place = self.at(read.at);
            }
            told.push(format!("thread {id} {{}} a loop{place} and sees {} each time", what.join(" and ")));
        }
        told
    }

    fn endless_wait(&self) -> Option<String> {
        let told: Vec<String> = self.turns().iter().map(|turn| turn.replacen("{}", "waits in", 1)).collect();
        let threads = &self.violation.detail.threads;
        let why = match threads.iter().any(|story| matches!(story.stands, Stands::BeforeNext)) {
            true => "nothing that other threads may still do changes this",
            false => "every other thread is done or waits, so this never changes",
        };
        (!told.is_empty()).then(|| format!("{}; {why}", told.join("; ")))
    }

    fn may_spin(&self) -> Option<String> {
        let told: Vec<String> = self.turns().iter().map(|turn| turn.replacen("{}", "goes round", 1)).collect();
        (!told.is_empty()).then(|| format!("{}; every thread gets its turn, and still this can go on without end", told.join("; ")))
    }
}
