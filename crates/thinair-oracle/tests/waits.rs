//! Threads that would wait go last, and read-modify-writes that would wait put each other off: nothing else changes. Random programs with waits, tickets, locks by compare-and-exchange and
//! by exchange, and attempts have as many complete executions as with every blocked execution visited, and all in all far fewer blocked ones.

use std::fmt::Write as _;

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Verdict};
use thinair_core::ir::text;
use thinair_core::model::Model;
use thinair_oracle::random_numbers::RandomNumbers;

struct Counts {
    all_blocked: bool,
}

impl Observer for Counts {
    fn sees_executions(&self) -> bool {
        false
    }
    fn visits_blocked(&self) -> bool {
        self.all_blocked
    }
    fn merges_attempts(&self) -> bool {
        true
    }
}

/// What a thread does; `N` tells its parts apart, `V` is a value, `L` a lock or flag, `O` and `R` are memory orders.
const PARTS: [&str; 11] = [
    // Accesses.
    "  store R i32 L, V\n",
    "  %aN = load O i32 L\n  store rlx i32 @o, %aN\n",
    "  %aN = rmw add acq_rel i32 L, V\n",
    // Waits for a value.
    "  jump waitN\nwaitN:\n  %aN = load O i32 L\n  %bN = eq i32 %aN, V\n  br %bN, goneN, waitN\ngoneN:\n",
    "  jump waitN\nwaitN:\n  %aN = load O i32 L\n  %bN = ne i32 %aN, 0\n  br %bN, goneN, waitN\ngoneN:\n",
    // A lock by compare-and-exchange, and one by exchange after a look.
    "  jump waitN\nwaitN:\n  %aN, %bN = cas O rlx i32 L, 0, 1\n  br %bN, goneN, waitN\ngoneN:\n  %cN = load rlx i32 @d\n  %eN = add i32 %cN, 1\n  store rlx i32 @d, %eN\n  store R i32 L, 0\n",
    "  jump lookN\nlookN:\n  %lN = load rlx i32 L\n  %mN = eq i32 %lN, 0\n  br %mN, waitN, lookN\nwaitN:\n  %aN, %bN = cas O rlx i32 L, 0, 1\n  br %bN, goneN, lookN\ngoneN:\n  store rlx i32 @d, V\n  store R i32 L, 0\n",
    // A ticket.
    "  %tN = rmw add rlx i32 @next, 1\n  jump waitN\nwaitN:\n  %aN = load O i32 @serving\n  %bN = eq i32 %aN, %tN\n  br %bN, goneN, waitN\ngoneN:\n  store rlx i32 @d, V\n  %sN = add i32 %tN, 1\n  store R i32 @serving, %sN\n",
    // Attempts to add, with a value that is carried and with one that is read again.
    "  %aN = load O i32 L\n  jump waitN\nwaitN:\n  %nN = add i32 %aN, V\n  %fN, %bN = cas acq_rel rlx i32 L, %aN, %nN\n  br %bN, goneN, againN\nagainN:\n  %aN = copy i32 %fN\n  jump waitN\ngoneN:\n",
    "  jump waitN\nwaitN:\n  %aN = load O i32 L\n  %nN = add i32 %aN, V\n  %fN, %bN = cas acq_rel rlx i32 L, %aN, %nN\n  br %bN, goneN, waitN\ngoneN:\n",
    // A turn that reads something else as well.
    "  jump waitN\nwaitN:\n  %aN = load O i32 L\n  %cN = load rlx i32 @d\n  %bN = ne i32 %aN, %cN\n  br %bN, goneN, waitN\ngoneN:\n",
];

fn program(seed: u64) -> String {
    let mut random = RandomNumbers::new(seed);
    let mut text =
        String::from("global @x: i32\nglobal @y: i32\nglobal @d: i32\nglobal @o: i32\nglobal @next: i32\nglobal @serving: i32\n");
    let threads = random.between(2, 4);
    for thread in 0..threads {
        let parts = random.between(1, if threads == 2 { 3 } else { 2 });
        let mut body = String::new();
        for part in 0..parts {
            let order: &&str = random.pick(&["rlx", "acq", "acq", "sc"]);
            let release: &&str = random.pick(&["rlx", "rel", "rel", "sc"]);
            let location: &&str = random.pick(&["@x", "@x", "@y"]);
            let this = random.pick(&PARTS).replace('O', order).replace('R', release).replace('L', location);
            body += &this.replace('N', &part.to_string()).replace('V', &random.between(0, 2).to_string());
        }
        write!(text, "fn @t{thread}() {{\nentry:\n{body}  ret\n}}\nthread @t{thread}()\n").unwrap();
    }
    text
}

fn run(source: &str, model: Model, equivalence: Equivalence, all_blocked: bool) -> Outcome {
    let program = text::parse_verified("waits.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let options = Options { model, equivalence, unroll: Some(4), max_executions: Some(20_000) };
    engine::check(&program, &options, &mut Counts { all_blocked })
}

#[test]
fn the_same_executions() {
    let programs = std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(60);
    let first: u64 = std::env::var("THINAIR_SEED").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    let (mut compared, mut some, mut all) = (0, 0, 0);
    let mut wrong = String::new();
    for seed in first..first + programs {
        let source = program(seed);
        for model in Model::ALL.into_iter().filter(|&model| model != Model::Xmm) {
            for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
                let full = run(&source, model, equivalence, true);
                if matches!(full.verdict, Verdict::Interrupted | Verdict::Unsupported(..)) {
                    continue;
                }
                let few = run(&source, model, equivalence, false);
                compared += 1;
                (some, all) = (some + few.blocked, all + full.blocked);
                let verdict = |outcome: &Outcome| match &outcome.verdict {
                    Verdict::Violated(violation) => format!("{:?}", violation.kind),
                    other => format!("{other:?}"),
                };
                let counts = |outcome: &Outcome| if matches!(outcome.verdict, Verdict::Violated(_)) { 0 } else { outcome.executions };
                let found = (verdict(&few), counts(&few));
                if found != (verdict(&full), counts(&full)) {
                    let expected = (verdict(&full), full.executions, full.blocked);
                    writeln!(
                        wrong,
                        "seed {seed}, {} {equivalence:?}: {found:?} {}, expected {expected:?}\n{source}",
                        model.name(),
                        few.blocked
                    )
                    .unwrap();
                }
            }
        }
        assert!(wrong.is_empty(), "\n{wrong}");
    }
    println!("{compared} comparisons, {some} of {all} blocked executions");
    assert!(some < all);
}
