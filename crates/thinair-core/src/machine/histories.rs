//! What threads have done before: a tree of their states, by the answers that they got.
//!
//! What a thread does follows from the answers to its actions alone, and in an exploration the same answers come up again and again. So a state is kept
//! with those that have followed from it, and a thread that gets an answer which it had there before need not run. Memory that is written once and hardly
//! read costs more than it saves: but for the first ones, a state is kept when it comes up for the second time, and the tree has a limited size. Whatever is not kept is run, on
//! the stack of snapshots.

use super::action::ThreadId;
use super::executor::{Snapshot, Spawned, Step};
use crate::ir::FunctionId;

const MOST_STATES: usize = 1 << 14;
const MOST_WORDS: usize = 1 << 18;
const MOST_ROOTS: usize = 64;
/// So many are kept at once: what comes first is what all the rest stands on.
const FIRST: usize = 256;
/// The marks of what came up once, in words.
const MARKS: usize = 1 << 9;

const NONE: u32 = u32::MAX;

#[derive(Clone, Default)]
pub struct Histories {
    /// What came up once, a bit each; two may share one. None: nothing is kept.
    marks: Vec<u64>,
    roots: Vec<Root>,
    answers: Answers,
    states: Vec<State>,
    words: Vec<u64>,
    spawned: Vec<NewThreads>,
}

/// The beginning of a thread.
#[derive(Clone)]
struct Root {
    thread: ThreadId,
    function: FunctionId,
    arguments: Box<[u64]>,
    state: u32,
}

/// A thread that has stopped before an action.
#[derive(Clone)]
struct State {
    /// Where the words of the state begin.
    words: u32,
    /// Which of the lists of spawned threads belongs to the step that led here.
    spawned: u32,
    step: Step,
}

/// What a step leads from.
#[derive(Clone, Copy)]
pub enum Origin<'a> {
    Start { thread: ThreadId, function: FunctionId, arguments: &'a [u64] },
    Answer { state: u32, answer: u64 },
}

/// The threads that a step spawned, and their arguments.
#[derive(Clone)]
pub struct NewThreads {
    pub threads: Box<[Spawned]>,
    pub arguments: Box<[u64]>,
}

/// A step that was taken before.
pub struct Known<'a> {
    pub step: &'a Step,
    pub spawned: Option<&'a NewThreads>,
}

impl Histories {
    /// A tree that is kept.
    pub fn kept() -> Histories {
        Histories { marks: vec![0; MARKS], ..Histories::default() }
    }

    #[inline]
    pub fn find(&self, origin: Origin<'_>) -> Option<Known<'_>> {
        let number = match origin {
            Origin::Answer { state, answer } => self.answers.find(state, answer)?,
            Origin::Start { thread, function, arguments } => self.root(thread, function, arguments)?,
        };
        let state = &self.states[number as usize];
        Some(Known { step: &state.step, spawned: self.spawned.get(state.spawned as usize) })
    }

    fn root(&self, thread: ThreadId, function: FunctionId, arguments: &[u64]) -> Option<u32> {
        let same = |root: &&Root| root.thread == thread && root.function == function && *root.arguments == *arguments;
        self.roots.iter().find(same).map(|root| root.state)
    }

    /// The words of a kept state.
    pub fn words(&self, state: u32, length: u32) -> &[u64] {
        let first = self.states[state as usize].words as usize;
        &self.words[first..first + length as usize]
    }

    /// Keeps the state that a step led to, if there is room: then the step goes on from what is kept.
    pub fn keep(&mut self, origin: Origin<'_>, step: &Step, words: &[u64], spawned: &[Spawned], arguments: &[u64]) -> Option<Step> {
        let full = self.states.len() >= MOST_STATES || self.words.len() + words.len() > MOST_WORDS;
        if full || !self.is_worth_keeping(origin) {
            return None;
        }
        let number = self.states.len() as u32;
        let step = Step { snapshot: Snapshot::kept(number, words.len() as u32), ..*step };
        let mut state = State { words: self.words.len() as u32, spawned: NONE, step };
        match origin {
            Origin::Answer { state, answer } => self.answers.insert(Answered { answer, before: state, after: number }),
            Origin::Start { thread, function, arguments } => {
                self.roots.push(Root { thread, function, arguments: arguments.into(), state: number });
            }
        }
        if !spawned.is_empty() {
            state.spawned = self.spawned.len() as u32;
            self.spawned.push(NewThreads { threads: spawned.into(), arguments: arguments.into() });
        }
        self.words.extend_from_slice(words);
        self.states.push(state);
        Some(step)
    }

    fn is_worth_keeping(&mut self, origin: Origin<'_>) -> bool {
        match origin {
            Origin::Start { .. } => !self.marks.is_empty() && self.roots.len() < MOST_ROOTS,
            Origin::Answer { .. } if self.states.len() < FIRST => true,
            Origin::Answer { state, answer } => {
                let place = mix(state, answer) % (64 * MARKS);
                let mark = 1 << (place % 64);
                let word = &mut self.marks[place / 64];
                std::mem::replace(word, *word | mark) & mark != 0
            }
        }
    }
}

/// A number for the two that spreads well.
#[inline]
fn mix(state: u32, answer: u64) -> usize {
    let mixed = (answer ^ u64::from(state) << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40 ^ mixed >> 20) as usize
}

/// Which state followed from which, for each answer: a table that is looked up from the place that the two give on.
#[derive(Clone, Default)]
struct Answers {
    /// As many as a power of two, or none; at most half of them in use.
    entries: Vec<Answered>,
    used: usize,
}

#[derive(Clone, Copy)]
struct Answered {
    answer: u64,
    before: u32,
    /// `NONE`: not in use.
    after: u32,
}

impl Answers {
    #[inline]
    fn find(&self, before: u32, answer: u64) -> Option<u32> {
        let mask = self.entries.len().wrapping_sub(1);
        let mut place = mix(before, answer);
        loop {
            let entry = self.entries.get(place & mask)?;
            if entry.after == NONE {
                return None;
            }
            if entry.answer == answer && entry.before == before {
                return Some(entry.after);
            }
            place += 1;
        }
    }

    fn insert(&mut self, new: Answered) {
        if 2 * self.used >= self.entries.len() {
            let unused = Answered { answer: 0, before: NONE, after: NONE };
            let larger = vec![unused; (2 * self.entries.len()).max(64)];
            let old = std::mem::replace(&mut self.entries, larger);
            for entry in old.into_iter().filter(|entry| entry.after != NONE) {
                self.put(entry);
            }
        }
        self.used += 1;
        self.put(new);
    }

    fn put(&mut self, new: Answered) {
        let mask = self.entries.len() - 1;
        let mut place = mix(new.before, new.answer);
        while self.entries[place & mask].after != NONE {
            place += 1;
        }
        self.entries[place & mask] = new;
    }
}
