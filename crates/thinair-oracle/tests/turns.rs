//! Turns of loops that are left out (waiting, attempts that change nothing) are not missed: with every turn explored up to a bound, there is an error if and only if one is found, and the
//! final states are the same, under every model.
//!
//! A thread with a loop runs beside random ones. In the full form of the program a choice of one value stands in each turn, so that nothing is left out.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use thinair_core::engine::{self, Equivalence, Observer, Options, Prunings, Verdict, ViolationKind};
use thinair_core::execution::Execution;
use thinair_core::ir::text;
use thinair_core::model::Model;
use thinair_oracle::random_numbers::RandomNumbers;

/// What memory holds in the end of each execution. Results of threads are part of it.
#[derive(Default)]
struct States {
    states: BTreeSet<Vec<(u64, u64)>>,
    merges_attempts: bool,
}

impl Observer for States {
    fn begins(&mut self) {
        self.states.clear();
    }
    fn prunings(&self) -> Prunings {
        Prunings { attempts: self.merges_attempts, ..Prunings::COUNTING_ALL }
    }
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        let x = execution();
        let is_last = |&event: &usize| x.events[event].is_write() && x.co.successors(event).next().is_none();
        let state: BTreeSet<_> =
            (0..x.events.len()).filter(is_last).map(|event| (x.events[event].location, x.events[event].value)).collect();
        self.states.insert(state.into_iter().filter(|(_, value)| *value != 0).collect());
    }
}

#[derive(PartialEq, Eq, Debug)]
enum Answer {
    Wrong,
    States(BTreeSet<Vec<(u64, u64)>>),
    Unknown,
}

fn answer(source: &str, model: Model, unroll: Option<u32>) -> Answer {
    let program = text::parse_verified("turns.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let options = Options { model, equivalence: Equivalence::RfCo, unroll, max_executions: Some(100_000) };
    let mut observer = States { merges_attempts: unroll.is_none(), ..States::default() };
    match engine::check(&program, &options, &mut observer).verdict {
        Verdict::Violated(_) => Answer::Wrong,
        Verdict::Verified => Answer::States(observer.states),
        Verdict::Bounded if unroll.is_some() => Answer::States(observer.states),
        _ => Answer::Unknown,
    }
}

/// Does the run find an error that nobody looks at executions of? Then some are counted without being built.
fn quiet_run_fails(source: &str, model: Model) -> bool {
    struct Quiet;
    impl Observer for Quiet {
        fn sees_executions(&self) -> bool {
            false
        }
        fn prunings(&self) -> Prunings {
            Prunings { symmetry: false, ..Prunings::ALL }
        }
    }
    let program = text::parse_verified("turns.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let options = Options { model, equivalence: Equivalence::Rf, unroll: None, max_executions: Some(100_000) };
    matches!(engine::check(&program, &options, &mut Quiet).verdict, Verdict::Violated(_))
}

/// Loops over @x and @y; `HIDDEN` is where the full form has a choice, `ORDER` and `FAIL` are memory orders, `TURN` is something else that a turn does.
const LOOPS: [&str; 9] = [
    // Waits for a value.
    "  jump loop\nloop:\nHIDDEN  %a = load ORDER i32 @x\n  %go = uge i32 %a, 2\n  br %go, out, turn\nturn:\nTURN  jump loop\nout:\n",
    // The first read stands before the loop.
    "  %a = load ORDER i32 @x\n  jump test\ntest:\nHIDDEN  %go = uge i32 %a, 2\n  br %go, out, turn\nturn:\nTURN  %a = load FAIL i32 @x\n  jump test\nout:\n",
    // A compare-and-exchange that carries the value that it found.
    "  %a = load ORDER i32 @x\n  jump loop\nloop:\nHIDDEN  %n = add i32 %a, 1\n  %old, %ok = cas acq_rel FAIL i32 @x, %a, %n\n  br %ok, out, turn\nturn:\nTURN  %a = copy i32 %old\n  jump loop\nout:\n",
    // One that reads again.
    "  jump loop\nloop:\nHIDDEN  %a = load ORDER i32 @x\n  %n = add i32 %a, 1\n  %old, %ok = cas acq_rel FAIL i32 @x, %a, %n\n  br %ok, out, turn\nturn:\nTURN  jump loop\nout:\n",
    // Waits for two locations.
    "  jump loop\nloop:\nHIDDEN  %a = load ORDER i32 @x\n  %b = load FAIL i32 @y\n  %s = add i32 %a, %b\n  %go = uge i32 %s, 2\n  br %go, out, turn\nturn:\nTURN  jump loop\nout:\n",
    // A snapshot of two locations.
    "  jump loop\nloop:\nHIDDEN  %a = load ORDER i32 @x\n  %b = load FAIL i32 @y\n  %c = load FAIL i32 @x\n  %go = eq i32 %a, %c\n  br %go, out, turn\nturn:\nTURN  jump loop\nout:\n",
    // What follows depends on the first read only if there was no turn.
    "  %a = load ORDER i32 @x\n  %i = and i32 %a, 0\n  jump test\ntest:\nHIDDEN  %go = ne i32 %a, 0\n  br %go, out, turn\nturn:\nTURN  %a = load FAIL i32 @x\n  %i = copy i32 0\n  jump test\nout:\n  %w = zext i32 %i to i64\n  %p = add i64 @y, %w\n  %b = load rlx i32 %p\n  store rlx i32 @o3, %b\n",
    // Counts its turns: no two attempts are the same.
    "  %k = copy i32 0\n  jump loop\nloop:\nHIDDEN  %a = load ORDER i32 @x\n  %go = uge i32 %a, 2\n  br %go, out, turn\nturn:\nTURN  %k = add i32 %k, 1\n  %few = ult i32 %k, 2\n  br %few, loop, out\nout:\n  store rlx i32 @o3, %k\n",
    // A loop within a loop.
    "  jump outer\nouter:\nHIDDEN  %b = load ORDER i32 @y\n  jump loop\nloop:\nHIDDEN2  %a = load FAIL i32 @x\n  %go = ne i32 %a, 0\n  br %go, test, turn\nturn:\nTURN  jump loop\ntest:\n  %same = ule i32 %b, %a\n  br %same, out, outer\nout:\n",
];

const TURNS: [&str; 6] =
    ["", "", "  fence ORDERED\n", "  %t = load i32 @d\n", "  %t = load rlx i32 @y\n", "  %t = load i32 @d\n  fence ORDERED\n"];

/// A few random accesses; what is read ends up in a global of its own.
fn accesses(random: &mut RandomNumbers, thread: u32, count: u32) -> String {
    let mut body = String::new();
    for number in 0..count {
        let location = random.pick(&["@x", "@x", "@y", "@g"]);
        match random.between(0, 9) {
            0..=2 => {
                let order = random.pick(&["rlx", "acq", "sc"]);
                write!(body, "  %r{number} = load {order} i32 {location}\n  store rlx i32 @o{thread}{number}, %r{number}\n").unwrap();
            }
            3 => writeln!(body, "  %r{number} = rmw add rlx i32 {location}, 1").unwrap(),
            // Something that is done only because of what another thread did.
            4 => writeln!(
                body,
                "  %c{number} = load {} i32 @g\n  br %{{c{number}}}, then{number}, else{number}\nthen{number}:\n  store i32 @d, 1\n  jump else{number}\nelse{number}:",
                random.pick(&["rlx", "acq"])
            )
            .unwrap(),
            _ => {
                let (order, value) = (random.pick(&["rlx", "rel", "sc"]), random.between(0, 3));
                writeln!(body, "  store {order} i32 {location}, {value}").unwrap();
            }
        }
    }
    // A branch wants one bit.
    for number in 0..count {
        body = body.replace(&format!("  br %{{c{number}}}"), &format!("  %b{number} = ne i32 %c{number}, 0\n  br %b{number}"));
    }
    body
}

fn one<'a>(random: &mut RandomNumbers, of: &[&'a str]) -> &'a str {
    let picked: &&str = random.pick(of);
    picked
}

fn program(seed: u64) -> (String, String) {
    let mut random = RandomNumbers::new(seed);
    let mut text = String::from("global @x: i32\nglobal @y: i32\nglobal @g: i32\nglobal @d: i32\nglobal @o3: i32\nglobal @o9: i32\n");
    for thread in 0..3 {
        for number in 0..4 {
            writeln!(text, "global @o{thread}{number}: i32").unwrap();
        }
    }
    let orders = ["rlx", "rlx", "acq", "sc"];
    let turn = random.pick(&TURNS).replace("ORDERED", one(&mut random, &["acq", "sc"]));
    let this =
        random.pick(&LOOPS).replace("ORDER", one(&mut random, &orders)).replace("FAIL", one(&mut random, &orders)).replace("TURN", &turn);
    let after = format!("  store rlx i32 @o9, %a\n  store {} i32 @g, 1\n", random.pick(&["rlx", "rel"]));
    let before = random.between(0, 1);
    let (count, third) = (random.between(1, 3), random.between(0, 2));
    let bodies = [
        accesses(&mut random, 0, before) + &this + &after,
        accesses(&mut random, 1, count) + "  store rlx i32 @x, 2\n",
        accesses(&mut random, 2, third),
    ];
    for (thread, body) in bodies.iter().enumerate() {
        write!(text, "fn @t{thread}() {{\nentry:\n{body}  ret\n}}\n").unwrap();
    }
    // Which errors are easily missed depends on who goes first.
    for thread in *random.pick(&[[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 0]]) {
        writeln!(text, "thread @t{thread}()").unwrap();
    }
    let reduced = text.replace("HIDDEN2", "").replace("HIDDEN", "");
    let full = text.replace("HIDDEN2", "  %h2 = choose i32 0 to 0\n").replace("HIDDEN", "  %h = choose i32 0 to 0\n");
    (reduced, full)
}

#[test]
fn nothing_is_missed() {
    let programs = std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(40);
    let first: u64 = std::env::var("THINAIR_SEED").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    let (mut compared, mut wrong) = (0, String::new());
    for seed in first..first + programs {
        let (reduced, full) = program(seed);
        for model in Model::ALL.into_iter().filter(|&model| model != Model::Xmm) {
            let (expected, found) = (answer(&full, model, Some(2)), answer(&reduced, model, None));
            if expected == Answer::Unknown || found == Answer::Unknown {
                continue;
            }
            compared += 1;
            if (expected == Answer::Wrong) != quiet_run_fails(&reduced, model) {
                writeln!(wrong, "seed {seed}, {}: the quiet run differs, expected {expected:?}\n{reduced}", model.name()).unwrap();
            }
            if expected != found && wrong.len() < 20_000 {
                writeln!(wrong, "seed {seed}, {}: expected {expected:?}\nfound {found:?}\n{reduced}", model.name()).unwrap();
            }
        }
    }
    println!("{compared} comparisons");
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(compared > programs * 6, "only {compared} of {programs} programs");
}

/// A thread that finds the same again waits, and may do so for ever: that is no attempt in vain.
#[test]
fn endless_waits_stay() {
    struct Waits;
    impl Observer for Waits {
        fn sees_executions(&self) -> bool {
            false
        }
        fn prunings(&self) -> Prunings {
            Prunings { attempts: true, ..Prunings::COUNTING_ALL }
        }
        fn reports_endless_waits(&self) -> bool {
            true
        }
    }
    let source = "global @x: i32
        fn @waits() {\nentry:\n  %a = load rlx i32 @x\n  jump test\ntest:\n  %go = eq i32 %a, 7\n  br %go, out, turn\nturn:\n  %a = load rlx i32 @x\n  jump test\nout:\n  ret\n}
        fn @stores(%value: i32) {\nentry:\n  store rlx i32 @x, %value\n  ret\n}
        thread @waits()\nthread @stores(1)\nthread @stores(2)\n";
    let program = text::parse_verified("endless.tir", source).unwrap_or_else(|error| panic!("{error}"));
    for model in Model::ALL {
        let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
        let outcome = engine::check(&program, &options, &mut Waits);
        let Verdict::Violated(violation) = outcome.verdict else { panic!("{}: {:?}", model.name(), outcome.verdict) };
        assert_eq!(violation.kind, ViolationKind::EndlessWait, "{}", model.name());
    }
}
