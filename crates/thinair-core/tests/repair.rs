//! Repairs of known mistakes are found, and nothing stronger.

use thinair_core::engine::{self, Options, Verdict};
use thinair_core::ir::{Order, Program, text};
use thinair_core::model::Model;
use thinair_core::repair::{Answer, Repair, What, sites, strengthen, weaken};

fn decide(model: Model) -> impl FnMut(&Program) -> Answer {
    move |program| {
        let options = Options { model, equivalence: Default::default(), unroll: None, max_executions: None };
        match engine::check(program, &options, &mut ()).verdict {
            Verdict::Verified => Answer::Right,
            Verdict::Violated(_) => Answer::Wrong,
            _ => Answer::Unknown,
        }
    }
}

/// The best repair, as lines with what changes there.
#[track_caller]
fn repaired(source: &str, model: Model, expected: &[(u32, What)]) {
    let program = text::parse_verified("test.tir", source).unwrap();
    let sites = sites(&program);
    let repair = strengthen(&program, &sites, &|_, _| true, &mut decide(model)).unwrap();
    let Repair::Found(found) = repair else { panic!("hopeless") };
    let best: Vec<(u32, What)> = found[0].iter().map(|change| (sites[change.site].at.line, change.what)).collect();
    assert_eq!(best, expected, "{}", model.name());
}

const MESSAGE_PASSING: &str = "\
global @data: i32
global @flag: i32
fn @send() {
entry:
  store rlx i32 @data, 1
  store rlx i32 @flag, 1
  ret
}
fn @receive() {
entry:
  %flag = load rlx i32 @flag
  %data = load rlx i32 @data
  %none = eq i32 %flag, 0
  %ok = or i32 %data, 0
  %some = ne i32 %ok, 0
  %both = or i1 %none, %some
  assert %both
  ret
}
thread @send()
thread @receive()
";

#[test]
fn message_passing_needs_release_and_acquire() {
    repaired(MESSAGE_PASSING, Model::Rc11, &[(6, What::Order(Order::Release)), (11, What::Order(Order::Acquire))]);
    repaired(MESSAGE_PASSING, Model::Pso, &[(6, What::Order(Order::Release))]);
    repaired(MESSAGE_PASSING, Model::Power, &[(6, What::Order(Order::Release)), (11, What::Order(Order::Acquire))]);
}

const DEKKER: &str = "\
global @x: i32
global @y: i32
global @inside: i32
fn @enter(%mine: i64, %theirs: i64) {
entry:
  store rlx i32 %mine, 1
  %flag = load rlx i32 %theirs
  %free = eq i32 %flag, 0
  br %free, critical, done
critical:
  %others = rmw add rlx i32 @inside, 1
  %alone = eq i32 %others, 0
  assert %alone
  jump done
done:
  ret
}
thread @enter(@x, @y)
thread @enter(@y, @x)
";

#[test]
fn store_buffering_needs_a_fence() {
    repaired(DEKKER, Model::Rc11, &[(7, What::FenceBefore(Order::SeqCst))]);
    repaired(DEKKER, Model::Tso, &[(7, What::FenceBefore(Order::SeqCst))]);
}

#[test]
fn what_is_wrong_in_every_order_is_hopeless() {
    let source = "global @x: i32\nfn @f() {\nentry:\n  store rlx i32 @x, 1\n  assert false\n  ret\n}\nthread @f()\n";
    let program = text::parse_verified("test.tir", source).unwrap();
    let repair = strengthen(&program, &sites(&program), &|_, _| true, &mut decide(Model::Rc11)).unwrap();
    assert_eq!(repair, Repair::Hopeless);
}

#[test]
fn too_strong_orders_are_weakened() {
    let source = MESSAGE_PASSING
        .replace("store rlx i32 @flag, 1", "store sc i32 @flag, 1\n  fence sc")
        .replace("load rlx i32 @flag", "load sc i32 @flag");
    let program = text::parse_verified("test.tir", &source).unwrap();
    let sites = sites(&program);
    let changes = weaken(&program, &sites, &[], &|_, _| true, &mut decide(Model::Rc11)).unwrap();
    let changes: Vec<(u32, What)> = changes.iter().map(|change| (sites[change.site].at.line, change.what)).collect();
    let expected = [(6, Order::Release), (7, Order::Relaxed), (12, Order::Acquire)].map(|(line, order)| (line, What::Order(order)));
    assert_eq!(changes, expected);
}
