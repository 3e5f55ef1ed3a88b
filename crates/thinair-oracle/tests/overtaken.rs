//! Some executions with read-modify-writes that are overtaken are not found, most of them under ARMv7: of such programs the engine never says *verified*.

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Verdict};
use thinair_core::ir::text::parse_verified;
use thinair_core::machine::action::Bound;
use thinair_core::model::Model;

struct Quiet;

impl Observer for Quiet {
    fn sees_executions(&self) -> bool {
        false
    }
}

/// What the second thread stores by its exchange hangs on the first thread's last store; its own last store only on what the exchange loads.
/// The first thread can see both, its read-modify-write before what leads to the exchange.
const EXCHANGE_OF_WHAT_WAS_READ: &str = "global @x: i32\nglobal @y: i32\nglobal @z: i32\n\
     fn @first() {\nentry:\n  rmw or rlx i32 @y, 2\n  %a = load rlx i32 @z\n  %b = add i32 %a, 2\n  store rlx i32 @x, %b\n  ret\n}\n\
     fn @second() {\nentry:\n  %a = load rlx i32 @x\n  %b = add i32 %a, 1\n  %c = rmw xchg rlx i32 @y, %b\n{fence}  %d = add i32 %c, 1\n  store rlx i32 @z, %d\n  ret\n}\n\
     thread @first()\nthread @second()\n";

fn run(source: &str, model: Model, equivalence: Equivalence) -> Outcome {
    let program = parse_verified("overtaken.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    engine::check(&program, &Options { model, equivalence, unroll: None, max_executions: None }, &mut Quiet)
}

#[test]
fn an_exchange_of_what_was_read_is_bounded() {
    for model in [Model::Armv8, Model::Armv7, Model::Power] {
        for &equivalence in model.equivalences() {
            let outcome = run(&EXCHANGE_OF_WHAT_WAS_READ.replace("{fence}", ""), model, equivalence);
            assert!(matches!(outcome.verdict, Verdict::Bounded), "{}: {:?}", model.name(), outcome.verdict);
            let outcome = run(&EXCHANGE_OF_WHAT_WAS_READ.replace("{fence}", "  fence sc\n"), model, equivalence);
            assert!(matches!(outcome.verdict, Verdict::Verified), "{}: {:?}", model.name(), outcome.verdict);
        }
    }
}

/// The load of the exchange was there before the read that is revisited; nobody needs it.
const EXCHANGE_OF_WHAT_A_THIRD_STORES: &str = "global @x: i32\nglobal @y: i32\nglobal @z: i32\nglobal @w: i32\n\
     fn @first() {\nentry:\n  rmw xchg rlx i32 @y, 1\n  %a = load rlx i32 @z\n  %b = add i32 %a, 3\n  rmw xchg rlx i32 @x, %b\n  ret\n}\n\
     fn @second() {\nentry:\n  %a = load rlx i32 @x\n  %b = load rlx i32 @w\n  %c = rmw xchg rlx i32 @y, %b\n  %d = add i32 %c, 1\n  store rlx i32 @z, %d\n  ret\n}\n\
     fn @third() {\nentry:\n  store rlx i32 @w, 0\n  ret\n}\n\
     thread @first()\nthread @second()\nthread @third()\n";

#[test]
fn an_exchange_of_what_a_third_thread_stores_is_bounded() {
    for model in [Model::Armv8, Model::Armv7, Model::Power] {
        for &equivalence in model.equivalences() {
            let outcome = run(EXCHANGE_OF_WHAT_A_THIRD_STORES, model, equivalence);
            assert!(matches!(outcome.verdict, Verdict::Bounded), "{}: {:?}", model.name(), outcome.verdict);
        }
    }
}

/// When the exchange comes back into its hole, the first value is taken by the first thread's, what that one stores follows from the exchange, and the second thread's store has yet to come.
const EXCHANGE_WITHOUT_A_SOURCE: &str = "global @x: i32\nglobal @y: i32\nglobal @z: i32\nglobal @w: i32\n\
     fn @first() {\nentry:\n  %a = load rlx i32 @x\n  %b = add i32 %a, 3\n  rmw or rlx i32 @y, %b\n  store rlx i32 @z, 0\n  ret\n}\n\
     fn @second() {\nentry:\n  store rlx i32 @y, 5\n  ret\n}\n\
     fn @third() {\nentry:\n  rmw xchg rlx i32 @y, 3\n{fence}  %a, %ok = cas rlx rlx i32 @y, 0, 1\n  %b = load rlx i32 @z\n  %c = add i32 %b, 2\n\
     store rlx i32 @w, %c\n  %d = load rlx i32 @w\n  store rlx i32 @x, %d\n  ret\n}\n\
     thread @first()\nthread @second()\nthread @third()\n";

#[test]
fn an_exchange_that_finds_no_source_is_bounded() {
    for &equivalence in Model::Power.equivalences() {
        let outcome = run(&EXCHANGE_WITHOUT_A_SOURCE.replace("{fence}", ""), Model::Power, equivalence);
        assert!(matches!(outcome.verdict, Verdict::Bounded), "{:?}", outcome.verdict);
        let outcome = run(&EXCHANGE_WITHOUT_A_SOURCE.replace("{fence}", "  fence sc\n"), Model::Power, equivalence);
        assert!(matches!(outcome.verdict, Verdict::Verified), "{:?}", outcome.verdict);
    }
}

fn check(third: &str, model: Model) -> Outcome {
    let source = format!(
        "global @x: i32\nglobal @y: i32\nglobal @z: i32\n\
         fn @first() {{\nentry:\n  %a = load rlx i32 @y\n  %b = xor i32 %a, %a\n  %c = add i32 %b, 2\n  store rlx i32 @z, %c\n  ret\n}}\n\
         fn @second() {{\nentry:\n  %a = load rlx i32 @z\n  %b = add i32 %a, 1\n  store rlx i32 @y, %b\n  ret\n}}\n\
         fn @third() {{\nentry:\n{third}  ret\n}}\nthread @first()\nthread @second()\nthread @third()\n"
    );
    let program = parse_verified("overtaken.tir", &source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    engine::check(&program, &options, &mut Quiet)
}

const TWO_UPDATES: [&str; 2] = ["  %a = rmw xchg rlx i32 @z, 1\n", "  %b = rmw or rlx i32 @z, 1\n"];
const STORE_BEHIND_EXCHANGE: [&str; 2] = ["  %a, %ok = cas rlx rlx i32 @z, 0, 1\n", "  store rlx i32 @z, 3\n"];

#[test]
fn what_may_be_overtaken_is_bounded() {
    for [earlier, later] in [TWO_UPDATES, STORE_BEHIND_EXCHANGE] {
        let outcome = check(&format!("{earlier}{later}"), Model::Armv7);
        assert!(matches!(outcome.verdict, Verdict::Bounded), "{later}: {:?}", outcome.verdict);
        assert!(outcome.bounds.iter().all(|hit| hit.bound == Bound::Overtaken), "{later}");
    }
}

#[test]
fn what_a_fence_keeps_in_order_is_verified() {
    for [earlier, later] in [TWO_UPDATES, STORE_BEHIND_EXCHANGE] {
        let outcome = check(&format!("{earlier}  fence sc\n{later}"), Model::Armv7);
        assert!(matches!(outcome.verdict, Verdict::Verified), "{later}: {:?}", outcome.verdict);
        for model in Model::ALL.into_iter().filter(|&model| model != Model::Armv7) {
            let outcome = check(&format!("{earlier}{later}"), model);
            assert!(matches!(outcome.verdict, Verdict::Verified), "{}: {later}", model.name());
        }
    }
}
