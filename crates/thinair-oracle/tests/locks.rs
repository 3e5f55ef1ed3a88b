//! Threads that compete for a lock add no blocked executions: what is found is what brute force finds, and what is found with every blocked execution visited.
//!
//! With the feature `invariants` the engine itself looks whether an execution comes twice, and whether somebody waits for a lock that is free.

use std::fmt::Write;
use thinair_core::engine::{Equivalence, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::ir::Program;
use thinair_core::ir::text::{self, parse_verified};
use thinair_core::machine::action::Bound;
use thinair_core::model::Model;
use thinair_oracle::differential::Truth;
use thinair_oracle::random::{self, Shape, Size};
use thinair_oracle::random_numbers::RandomNumbers;
use thinair_oracle::subject;

struct Watcher {
    visits_blocked: bool,
    merges_symmetric: bool,
    jobs: usize,
}

impl Observer for Watcher {
    fn sees_executions(&self) -> bool {
        false
    }
    fn prunings(&self) -> Prunings {
        Prunings { symmetry: self.merges_symmetric, ..Prunings::COUNTING_ALL }.of_blocked(!self.visits_blocked)
    }
    fn jobs(&self) -> usize {
        self.jobs
    }
}

/// All of them (xmm has one equivalence only), or those of the model that the environment names.
fn cases() -> impl Iterator<Item = (Model, Equivalence)> {
    let only = std::env::var("THINAIR_MODEL").ok();
    let both = |model: Model| [(model, Equivalence::RfCo), (model, Equivalence::Rf)];
    let all = Model::ALL.into_iter().flat_map(both).filter(|&(model, equivalence)| (model, equivalence) != (Model::Xmm, Equivalence::Rf));
    all.filter(move |(model, _)| only.as_ref().is_none_or(|only| only == model.name()))
}

fn programs(usually: u64) -> u64 {
    std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(usually)
}

fn explore(program: &Program, model: Model, equivalence: Equivalence, visits_blocked: bool, jobs: usize) -> Outcome {
    let options = Options { model, equivalence, unroll: None, max_executions: None };
    subject::explore(program, &options, &mut Watcher { visits_blocked, merges_symmetric: false, jobs })
}

/// What is wrong with the program, if anything is.
fn error(outcome: &Outcome) -> Option<String> {
    match &outcome.verdict {
        Verdict::Violated(violation) => Some(format!("{:?}", violation.kind)),
        Verdict::Verified => None,
        // Locks without fences, which no front end makes.
        Verdict::Bounded if outcome.bounds.iter().all(|hit| hit.bound == Bound::Overtaken) => None,
        other => panic!("{other:?}"),
    }
}

/// The run with every blocked execution, and the one without.
fn check(name: &str, program: &Program, model: Model, equivalence: Equivalence) -> [Outcome; 2] {
    let [all, some] = [true, false].map(|visits_blocked| explore(program, model, equivalence, visits_blocked, 1));
    let name = format!("{name} {} {equivalence:?}", model.name());
    assert_eq!(error(&all), error(&some), "{name}");
    if error(&all).is_none() {
        assert_eq!(all.executions, some.executions, "{name}");
        assert!(some.blocked <= all.blocked, "{name}");
    }
    [all, some]
}

/// Threads that add one to a counter under a lock.
fn contended(threads: usize) -> Program {
    let text = "global @m: i32\nglobal @x: i32\nfn @add() {\nentry:\n  lock @m\n  %v = load i32 @x\n  %w = add i32 %v, 1\n  store i32 @x, %w\n  unlock @m\n  ret\n}\n";
    parse_verified("lock", &format!("{text}{}", "thread @add()\n".repeat(threads))).expect("well formed")
}

#[test]
fn contention_blocks_nobody() {
    for (model, equivalence) in cases() {
        for (threads, orders) in [(2, 2), (3, 6), (4, 24), (5, 120), (6, 720)] {
            for jobs in [1, 3] {
                let outcome = explore(&contended(threads), model, equivalence, false, jobs);
                let counts = (error(&outcome), outcome.executions, outcome.blocked);
                assert_eq!(counts, (None, orders, 0), "{threads} threads, {} {equivalence:?}, {jobs} jobs", model.name());
            }
        }
    }
}

#[test]
fn as_brute_force() {
    for (model, equivalence) in cases() {
        for seed in 0..programs(60) {
            let program = random::program(seed, model, &Shape::LOCKS, Size { threads: 3, events: 9 });
            let name = format!("seed {seed}\n{}", text::print(&program));
            let [_, outcome] = check(&name, &program, model, equivalence);
            assert_eq!((error(&outcome), outcome.blocked), (None, 0), "{name} {} {equivalence:?}", model.name());
            let truth = Truth::of(&program, model, None).expect("small enough");
            let behaviours: usize = truth.behaviours(equivalence).values().sum();
            assert_eq!(outcome.executions, behaviours as u64, "{name} {} {equivalence:?}", model.name());
        }
    }
}

/// What a random program waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    /// Two locks, taken in any order: threads may wait in a circle.
    Locks,
    /// As that, but some only try.
    Tries,
    Semaphores,
    /// Locks for one writer or several readers.
    Shared,
    /// A lock of which somebody else changes the value now and then.
    Stray,
}

struct Thread<'a> {
    numbers: &'a mut RandomNumbers,
    kind: Kind,
    text: String,
    /// How to let go of what is held.
    held: Vec<(&'static str, String)>,
    registers: u32,
    /// May it stop, whatever it holds?
    assumes: bool,
}

impl Thread<'_> {
    fn line(&mut self, line: &str) {
        writeln!(self.text, "  {line}").expect("text takes all");
    }

    fn take(&mut self) {
        let lock = *self.numbers.pick(&["m", "m", "n"]);
        if self.kind != Kind::Semaphores && self.held.iter().any(|(held, _)| *held == lock) {
            return;
        }
        let (take, give) = match self.kind {
            Kind::Locks => (format!("lock @{lock}"), format!("unlock @{lock}")),
            Kind::Tries if self.numbers.percent(40) => {
                self.registers += 1;
                let n = self.registers;
                self.line(&format!("_, %ok{n} = cas acq rlx i32 @{lock}, 0, 1"));
                self.line(&format!("br %ok{n}, then{n}, else{n}"));
                writeln!(self.text, "then{n}:").expect("text takes all");
                self.access();
                self.line(&format!("unlock @{lock}"));
                self.line(&format!("jump else{n}"));
                writeln!(self.text, "else{n}:").expect("text takes all");
                return;
            }
            Kind::Tries => (format!("lock @{lock}"), format!("unlock @{lock}")),
            Kind::Semaphores if self.numbers.percent(50) => {
                self.line(&format!("rmw add rel i32 @{lock}, 1"));
                return;
            }
            Kind::Semaphores => (format!("wait acq i32 @{lock}, ne 0, sub 1"), format!("rmw add rel i32 @{lock}, 1")),
            Kind::Stray if self.numbers.percent(20) => {
                let value = self.numbers.between(0, 1);
                self.line(&format!("store rel i32 @{lock}, {value}"));
                return;
            }
            Kind::Shared | Kind::Stray if self.numbers.percent(50) => {
                (format!("wait acq i32 @{lock}, ne 9, add 1"), format!("rmw sub rel i32 @{lock}, 1"))
            }
            Kind::Shared | Kind::Stray => (format!("wait acq i32 @{lock}, eq 0, xchg 9"), format!("rmw xchg rel i32 @{lock}, 0")),
        };
        self.line(&take);
        self.held.push((lock, give));
    }

    fn give(&mut self) {
        if !self.held.is_empty() {
            let lucky = self.numbers.between(0, self.held.len() as u32 - 1) as usize;
            let (_, give) = self.held.swap_remove(lucky);
            self.line(&give);
        }
    }

    fn access(&mut self) {
        let location = *self.numbers.pick(&["x", "y"]);
        match self.numbers.between(0, 4) {
            0 | 1 => {
                let value = self.numbers.between(1, 2);
                self.line(&format!("store rlx i32 @{location}, {value}"));
            }
            2 => self.line(&format!("rmw add rlx i32 @{location}, 1")),
            _ => {
                self.registers += 1;
                let n = self.registers;
                self.line(&format!("%r{n} = load rlx i32 @{location}"));
                if self.assumes && self.numbers.percent(30) {
                    let value = self.numbers.between(0, 1);
                    self.line(&format!("%c{n} = eq i32 %r{n}, {value}"));
                    self.line(&format!("assume %c{n}"));
                }
            }
        }
    }

    fn run(mut self, instructions: u32) -> String {
        for _ in 0..instructions {
            match self.numbers.between(0, 9) {
                0..4 => self.take(),
                4..6 => self.give(),
                _ => self.access(),
            }
        }
        // Now and then somebody ends without letting go.
        while !self.held.is_empty() && self.numbers.percent(95) {
            self.give();
        }
        self.text
    }
}

fn random_program(seed: u64, kind: Kind, assumes: bool) -> Program {
    let mut numbers = RandomNumbers::new(seed);
    let initial = if kind == Kind::Semaphores { numbers.between(0, 2) } else { 0 };
    let mut text = format!("global @m: i32 = {initial}\nglobal @n: i32\nglobal @x: i32\nglobal @y: i32\n");
    let threads = numbers.between(2, 4);
    for thread in 0..threads {
        let instructions = numbers.between(2, if threads == 4 { 4 } else { 6 });
        let body = Thread { numbers: &mut numbers, kind, text: String::new(), held: Vec::new(), registers: 0, assumes }.run(instructions);
        write!(text, "fn @t{thread}() {{\nentry:\n{body}  ret\n}}\nthread @t{thread}()\n").expect("text takes all");
    }
    parse_verified("random", &text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

fn check_kind(kind: Kind) {
    let (mut all_blocked, mut some_blocked) = (0, 0);
    for seed in 0..programs(150) {
        let assumes = seed % 3 == 0;
        let program = random_program(seed, kind, assumes);
        for (model, equivalence) in cases() {
            let name = format!("{kind:?} {seed}");
            let [all, some] = check(&name, &program, model, equivalence);
            if error(&all).is_none() {
                all_blocked += all.blocked;
                some_blocked += some.blocked;
                let waits_in_vain = assumes || kind == Kind::Stray;
                assert!(some.blocked == 0 || waits_in_vain, "{name} {} {equivalence:?}: {} blocked", model.name(), some.blocked);
            }
        }
    }
    println!("{kind:?}: {some_blocked} of {all_blocked} blocked executions");
    assert!(some_blocked < all_blocked);
}

#[test]
fn locks_inside_each_other() {
    check_kind(Kind::Locks);
}

#[test]
fn locks_that_some_only_try() {
    check_kind(Kind::Tries);
}

#[test]
fn semaphores() {
    check_kind(Kind::Semaphores);
}

#[test]
fn readers_and_writers() {
    check_kind(Kind::Shared);
}

/// A lock may take its own thread's unlock before that is committed (imm, power): the unlock needs a load that has yet to come back, the lock does not.
#[test]
fn own_unlock_taken_early() {
    let text = "global @m: i32\nglobal @x: i32\nglobal @y: i32\n\
        fn @twice() {\nentry:\n  %x = load rlx i32 @x\n  lock @m\n  unlock @m\n  lock @m\n  store rlx i32 @y, 1\n  unlock @m\n  ret\n}\n\
        fn @echo() {\nentry:\n  %y = load rlx i32 @y\n  store rlx i32 @x, %y\n  ret\n}\n\
        fn @once() {\nentry:\n  lock @m\n  unlock @m\n  ret\n}\n\
        thread @twice()\nthread @echo()\nthread @once()\n";
    let program = parse_verified("early", text).expect("well formed");
    for (model, equivalence) in cases() {
        let [all, some] = check("early", &program, model, equivalence);
        assert!(error(&all).is_none() && all.blocked > 0, "{}", model.name());
        assert_eq!(some.blocked, 0, "{} {equivalence:?}", model.name());
    }
}

/// Threads that count as one compete too.
#[test]
fn symmetric_threads() {
    for (model, equivalence) in cases() {
        let merged = |program: &Program, visits_blocked| {
            // One that has more takes long, and shows no more.
            let options = Options { model, equivalence, unroll: None, max_executions: Some(20_000) };
            subject::explore(program, &options, &mut Watcher { visits_blocked, merges_symmetric: true, jobs: 1 })
        };
        let outcome = merged(&contended(6), false);
        assert_eq!((error(&outcome), outcome.executions, outcome.blocked), (None, 1, 0), "{} {equivalence:?}", model.name());
        for seed in 0..programs(15) {
            for kind in [Kind::Locks, Kind::Tries, Kind::Semaphores, Kind::Shared] {
                let program = with_twins(random_program(seed, kind, seed % 3 == 0));
                let all = merged(&program, true);
                if matches!(all.verdict, Verdict::Interrupted) {
                    continue;
                }
                let some = merged(&program, false);
                let name = format!("{kind:?} {seed} {} {equivalence:?}", model.name());
                assert_eq!(error(&all), error(&some), "{name}");
                assert!(error(&all).is_some() || all.executions == some.executions, "{name}: {} and {}", all.executions, some.executions);
            }
        }
    }
}

/// Its first function, run by two threads, and its second one.
fn with_twins(mut program: Program) -> Program {
    program.threads.truncate(2);
    program.threads.insert(0, program.threads[0].clone());
    program
}

/// A write that is no part of locking: every blocked execution is visited, and nothing is lost.
#[test]
fn stray_writes() {
    check_kind(Kind::Stray);
}
