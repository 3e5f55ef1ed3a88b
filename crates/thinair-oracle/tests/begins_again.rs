//! A run that cannot go on as it was begun begins again: its observer is told so, and what it has seen since is what the outcome counts.

use thinair_core::engine::{self, Equivalence, Observer, Options, Prunings, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;

/// Counts the executions of the last run, and those of all.
#[derive(Default)]
struct Seen {
    last: u64,
    all: u64,
}

impl Observer for Seen {
    fn begins(&mut self) {
        self.last = 0;
    }
    fn prunings(&self) -> Prunings {
        Prunings { symmetry: true, ..Prunings::COUNTING_ALL }
    }
    fn complete(&mut self, _execution: &mut dyn FnMut() -> Execution) {
        self.last += 1;
        self.all += 1;
    }
}

/// One thread stores; these others do something only if they have not seen it, which the search comes to last.
#[track_caller]
fn check(model: Model, if_unseen: &str, readers: usize) {
    let text = format!(
        "global @x: i32\nglobal @y: i32\n\
         fn @stores() {{\nentry:\n  store rlx i32 @x, 1\n  ret\n}}\n\
         fn @reads() {{\nentry:\n  %x = load rlx i32 @x\n  %unseen = eq i32 %x, 0\n  br %unseen, more, end\n\
         more:\n{if_unseen}  jump end\nend:\n  ret\n}}\n\
         thread @stores()\n{}",
        "thread @reads()\n".repeat(readers)
    );
    let program = parse_verified("again", &text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let mut seen = Seen::default();
    let outcome = engine::check(&program, &options, &mut seen);
    assert!(matches!(outcome.verdict, Verdict::Verified), "{:?}", outcome.verdict);
    assert_eq!(seen.last, outcome.executions);
    assert!(seen.all > seen.last, "it has not begun again after an execution");
}

#[test]
fn with_wider_rows() {
    check(Model::Rc11, &"  store rlx i32 @y, 1\n".repeat(70), 1);
}

#[test]
fn with_accesses_taken_apart() {
    check(Model::Rc11, "  store i32 @y, 1\n  %low = load i16 @y\n", 1);
}

#[test]
fn with_fewer_rules_for_symmetric_threads() {
    for model in [Model::Armv7, Model::Imm] {
        check(model, "  store rlx i32 @y, 1\n  store rlx i32 @y, 2\n", 2);
    }
}
