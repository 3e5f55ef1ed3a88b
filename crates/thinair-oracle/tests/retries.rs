//! What the machine leaves out of loops that try again (weak compare-and-exchanges that fail for no reason, test-and-sets of a lock that is held) is not missed: with every turn
//! explored up to a bound, the final states are the same, under every model.
//!
//! A thread with such a loop runs beside random ones. `FULL` is the same program in a form in which the machine cannot see that nothing happens.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use thinair_core::engine::{self, Equivalence, Observer, Options, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::text;
use thinair_core::model::Model;
use thinair_oracle::random_numbers::RandomNumbers;

/// What reads of each thread saw outside of the loop, and what memory holds in the end.
#[derive(Default)]
struct States(BTreeSet<Vec<(u64, u64)>>);

impl Observer for States {
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        let x = execution();
        let is_last = |&event: &usize| x.events[event].is_write() && x.co.successors(event).next().is_none();
        let state: BTreeSet<_> =
            (0..x.events.len()).filter(is_last).map(|event| (x.events[event].location, x.events[event].value)).collect();
        // Locations that nobody accessed are not there: zero is what they hold.
        self.0.insert(state.into_iter().filter(|(_, value)| *value != 0).collect());
    }
}

fn states(source: &str, model: Model, unroll: Option<u32>) -> (BTreeSet<Vec<(u64, u64)>>, bool) {
    let program = text::parse_verified("retries.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let options = Options { model, equivalence: Equivalence::RfCo, unroll, max_executions: Some(200_000) };
    let mut observer = States::default();
    let outcome = engine::check(&program, &options, &mut observer);
    let finished = matches!(outcome.verdict, Verdict::Verified | Verdict::Bounded);
    assert!(unroll.is_some() || !matches!(outcome.verdict, Verdict::Unsupported(..)), "{}: {:?}\n{source}", model.name(), outcome.verdict);
    (observer.0, finished && (unroll.is_some() || matches!(outcome.verdict, Verdict::Verified)))
}

/// A few random accesses; each read ends up in a global of its own, so that it is part of the final state.
fn accesses(random: &mut RandomNumbers, thread: usize, count: u32) -> String {
    let mut body = String::new();
    for number in 0..count {
        let location = random.pick(&["@x", "@y", "@l"]);
        match random.between(0, 3) {
            0 | 1 => {
                let order = random.pick(&["rlx", "acq"]);
                write!(body, "  %r{number} = load {order} i32 {location}\n  store rlx i32 @o{thread}{number}, %r{number}\n").unwrap();
            }
            2 => {
                let order = random.pick(&["rlx", "rel"]);
                // Values that depend on what was read before.
                let value = if number > 0 && random.percent(50) { format!("%v{number}") } else { random.between(0, 2).to_string() };
                if value.starts_with('%') {
                    writeln!(body, "  %v{number} = load rlx i32 @o{thread}{}", number - 1).unwrap();
                }
                writeln!(body, "  store {order} i32 {location}, {value}").unwrap();
            }
            _ => writeln!(body, "  %r{number} = rmw add rlx i32 {location}, 1").unwrap(),
        }
    }
    body
}

/// The loop, with what hides its turns in place of `HIDDEN` and of the choice in place of `SPURIOUS`.
const LOOPS: [&str; 4] = [
    "  jump loop\nloop:\nHIDDEN  %held = rmw xchg acq i32 @l, 1\n  %again = ne i32 %held, 0\n  br %again, loop, out\nout:\n",
    "  %e = load rlx i32 @l\n  jump loop\nloop:\n  %n = add i32 %e, 1\n  SPURIOUS\n  br %f, fails, tries\nfails:\n  %v = load ORDER i32 @l\n  %s = eq i32 %v, %e\n  assume %s\n  %e = copy i32 %v\n  %ok = copy i1 0\n  jump end\ntries:\n  %old, %ok = cas acq_rel ORDER i32 @l, %e, %n\n  %e = copy i32 %old\n  jump end\nend:\n  br %ok, out, loop\nout:\n",
    "  jump loop\nloop:\n  %e = load ORDER i32 @l\n  %n = add i32 %e, 1\n  SPURIOUS\n  br %f, fails, tries\nfails:\n  %v = load ORDER i32 @l\n  %s = eq i32 %v, %e\n  assume %s\n  %ok = copy i1 0\n  jump end\ntries:\n  %v, %ok = cas acq_rel ORDER i32 @l, %e, %n\n  jump end\nend:\n  br %ok, out, loop\nout:\n",
    "  %p = alloc 4\n  jump loop\nloop:\n  %e = load ORDER i32 @l\n  store i32 %p, %e\n  SPURIOUS\n  br %f, fails, tries\nfails:\n  %v = load ORDER i32 @l\n  %s = eq i32 %v, %e\n  assume %s\n  %ok = copy i1 0\n  jump end\ntries:\n  %v, %ok = cas acq_rel ORDER i32 @l, %e, 2\n  jump end\nend:\n  br %ok, out, loop\nout:\n",
];

fn program(seed: u64) -> (String, String) {
    let mut random = RandomNumbers::new(seed);
    let mut text = String::from("global @x: i32\nglobal @y: i32\nglobal @l: i32\n");
    for thread in 0..3 {
        for number in 0..3 {
            writeln!(text, "global @o{thread}{number}: i32").unwrap();
        }
    }
    let order = *random.pick(&["rlx", "acq"]);
    let this = random.pick(&LOOPS).replace("ORDER", order);
    let before = random.between(0, 1);
    let (first, last) = (accesses(&mut random, 0, before), accesses(&mut random, 0, 1).replace("%r0", "%r9").replace("@o00", "@o02"));
    // A lock that can be taken at all is let go by somebody.
    let count = random.between(1, 2);
    let other = accesses(&mut random, 1, count) + if this.contains("xchg") { "  store rel i32 @l, 0\n" } else { "" };
    let third = if random.percent(50) { accesses(&mut random, 2, 1) } else { String::new() };
    for (thread, body) in [first + &this + &last, other, third].iter().enumerate() {
        write!(text, "fn @t{thread}() {{\nentry:\n{body}  ret\n}}\nthread @t{thread}()\n").unwrap();
    }
    let reduced = text.replace("HIDDEN", "").replace("SPURIOUS", "%f = spurious cas i32 %e");
    let full = text.replace("HIDDEN", "  %hidden = choose i32 0 to 0\n").replace("SPURIOUS", "%f = choose i1 0 to 1");
    (reduced, full)
}

#[test]
fn nothing_is_missed() {
    let programs = std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(40);
    let first: u64 = std::env::var("THINAIR_SEED").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    let (mut compared, mut wrong) = (0, String::new());
    for seed in first..first + programs {
        let (reduced, full) = program(seed);
        for model in Model::ALL {
            let (expected, finished) = states(&full, model, Some(2));
            let (found, decided) = states(&reduced, model, None);
            if !finished || !decided {
                continue;
            }
            compared += 1;
            if found != expected && wrong.len() < 10_000 {
                let (missed, extra) = (expected.difference(&found).count(), found.difference(&expected).count());
                writeln!(wrong, "seed {seed}, {}: {missed} missed, {extra} extra\n{reduced}", model.name()).unwrap();
            }
        }
    }
    println!("{compared} comparisons");
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(compared > programs * 4, "only {compared} of {programs} programs");
}
