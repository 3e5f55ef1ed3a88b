//! Turns that undo what they did, and attempts that are left out before they are made: without them there are the same verdicts and final states, every execution is one that there is with them, and
//! none comes twice.
//!
//! Random programs of parts that take and give back, try again, or look before they wait; and of others that look at what is there meanwhile. For some of them the rules must not hold:
//! then the run has to notice.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::text;
use thinair_core::model::Model;
use thinair_oracle::random_numbers::RandomNumbers;

/// What memory holds in the end: locations and values.
type State = Vec<(u64, u64)>;
/// What each thread read and wrote, and where from.
type Key = Vec<(Option<u16>, u64, u64, usize)>;

struct Seen {
    prunings: Prunings,
    looks: bool,
    by_co: bool,
    found: BTreeMap<Key, (State, usize)>,
}

impl Observer for Seen {
    fn begins(&mut self) {
        self.found.clear();
    }
    fn sees_executions(&self) -> bool {
        self.looks
    }
    fn prunings(&self) -> Prunings {
        self.prunings
    }
    fn reports_endless_waits(&self) -> bool {
        true
    }
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        if self.looks {
            let execution = execution();
            self.found.entry(key(&execution, self.by_co)).or_insert_with(|| (state(&execution), 0)).1 += 1;
        }
    }
}

fn state(x: &Execution) -> State {
    let is_last = |&event: &usize| x.events[event].is_write() && x.co.successors(event).next().is_none();
    let mut state: State = (0..x.events.len())
        .filter(is_last)
        .map(|event| (x.events[event].location, x.events[event].value))
        .filter(|(_, value)| *value != 0)
        .collect();
    state.sort_unstable();
    state
}

/// Names of events do not depend on the order in which they came. By rf alone any one co is kept: then it does not count.
fn key(x: &Execution, by_co: bool) -> Key {
    let all = 0..x.events.len();
    let mut counts: BTreeMap<Option<u16>, usize> = BTreeMap::new();
    let names: Vec<usize> = all
        .clone()
        .map(|event| {
            let thread = x.events[event].thread.map(|thread| thread as u16);
            let count = counts.entry(thread).or_default();
            *count += 1;
            let location = x.events[event].location as usize % 1_000_000;
            thread.map_or(1_000_000 + location, |thread| usize::from(thread) * 1000 + *count)
        })
        .collect();
    let mut order: Vec<usize> = all.clone().filter(|&event| x.events[event].thread.is_some()).collect();
    order.sort_unstable_by_key(|&event| names[event]);
    let source = |event: usize| {
        let write = all.clone().find(|&write| x.rf.contains(write, event));
        let before = || all.clone().filter(|&write| by_co && x.co.contains(write, event)).count();
        write.map_or_else(before, |write| names[write])
    };
    order
        .iter()
        .map(|&event| (x.events[event].thread.map(|thread| thread as u16), x.events[event].location, x.events[event].value, source(event)))
        .collect()
}

/// `N` tells parts apart, `L` is a counter, `K` how much it takes, `V` a value, `O` and `R` are memory orders.
const PARTS: [&str; 16] = [
    // Takes, gives back, waits; with the first attempt before the loop, and without waiting.
    "  jump takeN\ntakeN:\n  %aN = rmw sub O i32 L, K\n  %bN = sge i32 %aN, K\n  br %bN, hasN, backN\nbackN:\n  %cN = rmw add rlx i32 L, K\n  jump lookN\nlookN:\n  %lN = load rlx i32 L\n  %mN = sge i32 %lN, K\n  br %mN, takeN, lookN\nhasN:\n  store rlx i32 @d, V\n  %eN = rmw add R i32 L, K\n",
    "  %aN = rmw sub O i32 L, K\n  jump testN\ntestN:\n  %bN = sge i32 %aN, K\n  br %bN, hasN, backN\nbackN:\n  %cN = rmw add rlx i32 L, K\n  jump lookN\nlookN:\n  %lN = load rlx i32 L\n  %mN = sge i32 %lN, 1\n  br %mN, againN, lookN\nagainN:\n  %aN = rmw sub P i32 L, K\n  jump testN\nhasN:\n  %xN = load rlx i32 @d\n  store rlx i32 @o, %xN\n  %eN = rmw add R i32 L, K\n",
    "  jump takeN\ntakeN:\n  %aN = rmw sub O i32 L, K\n  %bN = sge i32 %aN, K\n  br %bN, hasN, backN\nbackN:\n  %cN = rmw add rlx i32 L, K\n  jump takeN\nhasN:\n  store rlx i32 @d, V\n  %eN = rmw add R i32 L, K\n",
    // It keeps what it took, or looks at what it gives back.
    "  jump takeN\ntakeN:\n  %aN = rmw sub O i32 L, K\n  %bN = sge i32 %aN, K\n  br %bN, hasN, backN\nbackN:\n  %cN = rmw add rlx i32 L, K\n  jump lookN\nlookN:\n  %lN = load rlx i32 L\n  %mN = sge i32 %lN, K\n  br %mN, takeN, lookN\nhasN:\n  store rlx i32 @p, V\n",
    "  jump takeN\ntakeN:\n  %aN = rmw sub O i32 L, K\n  %bN = sge i32 %aN, K\n  br %bN, hasN, backN\nbackN:\n  %cN = rmw add rlx i32 L, K\n  store rlx i32 @p, %cN\n  jump takeN\nhasN:\n  %eN = rmw add R i32 L, K\n",
    // It tries once; it tries until somebody says stop.
    "  %aN = rmw sub O i32 L, K\n  %bN = sge i32 %aN, K\n  br %bN, hasN, backN\nbackN:\n  %cN = rmw add rlx i32 L, K\n  store rlx i32 @p, V\n  jump goneN\nhasN:\n  %eN = rmw add R i32 L, K\n  jump goneN\ngoneN:\n",
    // Somebody gives, looks, or stores.
    "  %aN = rmw add R i32 L, K\n",
    "  %aN = rmw add R i32 L, K\n  store rlx i32 @o, %aN\n",
    "  %aN = load O i32 L\n  store rlx i32 @o, %aN\n",
    "  store R i32 L, 2\n",
    // Attempts to add, with a value that is carried, from a failed attempt, and one that gives up.
    "  %aN = load O i32 L\n  jump waitN\nwaitN:\n  %nN = add i32 %aN, V\n  %fN, %bN = cas acq_rel O i32 L, %aN, %nN\n  br %bN, goneN, againN\nagainN:\n  %aN = copy i32 %fN\n  jump waitN\ngoneN:\n",
    "  jump waitN\nwaitN:\n  %aN = load rlx i32 L\n  %nN = sub i32 %aN, 1\n  %fN, %bN = cas acq_rel rlx i32 L, %aN, %nN\n  br %bN, goneN, waitN\ngoneN:\n",
    "  %aN = load O i32 L\n  jump waitN\nwaitN:\n  %nN = add i32 %aN, 1\n  %fN, %bN = cas acq_rel O i32 L, %aN, %nN\n  br %bN, goneN, againN\nagainN:\n  %aN = copy i32 %fN\n  %gN = eq i32 %aN, V\n  br %gN, goneN, waitN\ngoneN:\n",
    "  jump waitN\nwaitN:\n  %lN = load rlx i32 L\n  %aN, %bN = cas O rlx i32 L, 2, V\n  br %bN, goneN, waitN\ngoneN:\n  store R i32 @d, 1\n",
    // Looks before it waits.
    "  %aN = load O i32 L\n  jump testN\ntestN:\n  %bN = eq i32 %aN, V\n  br %bN, goneN, turnN\nturnN:\n  %aN = load O i32 L\n  jump testN\ngoneN:\n  store rlx i32 @o, V\n",
    "  %aN = load rlx i32 @d\n  jump testN\ntestN:\n  %bN = ne i32 %aN, 0\n  br %bN, goneN, turnN\nturnN:\n  %aN = load O i32 @d\n  %kN = eq i32 %aN, 2\n  br %kN, oddN, testN\noddN:\n  store rlx i32 @p, 3\n  jump goneN\ngoneN:\n",
];

fn program(seed: u64) -> String {
    let mut random = RandomNumbers::new(seed);
    let mut text = String::from("global @x: i32 = 2\nglobal @y: i32 = 1\nglobal @d: i32\nglobal @o: i32\nglobal @p: i32\n");
    let threads = random.between(2, 3);
    let last = PARTS.len() as u32 - 1;
    // Most programs are made of two kinds of parts, so that they meet.
    let few = [random.between(0, last), random.between(0, last), random.between(0, 2)];
    let has_few = random.between(0, 3) != 0;
    for thread in 0..threads {
        let most = if threads == 2 { 2 } else { 1 + random.between(0, 3) / 3 };
        let parts = random.between(1, most);
        let mut body = String::new();
        for part in 0..parts {
            let order: &&str = random.pick(&["rlx", "acq", "acq", "sc"]);
            let again: &&str = random.pick(&["rlx", "acq", "sc"]);
            let release: &&str = random.pick(&["rlx", "rel", "sc"]);
            let location: &&str = random.pick(&["@x", "@x", "@x", "@y"]);
            let which = if has_few { *random.pick(&few) } else { random.between(0, last) };
            let mut this = PARTS[which as usize].to_string();
            if !this.contains("rmw") {
                this = this.replace('R', if *release == "rlx" { "rlx" } else { "rel" });
            }
            // A failure that acquires needs a success that does.
            let order = if this.contains("cas O") && *order == "rlx" { "acq" } else { order };
            let this = this.replace("acq_rel O", if order == "sc" { "sc sc" } else { "acq_rel acq" });
            let this = this.replace('O', order).replace('P', again).replace('R', release).replace('L', location);
            let amount = random.between(1, 2).to_string();
            body += &this.replace('N', &part.to_string()).replace('K', &amount).replace('V', &random.between(0, 3).to_string());
        }
        write!(text, "fn @t{thread}() {{\nentry:\n{body}  ret\n}}\nthread @t{thread}()\n").unwrap();
    }
    text
}

/// One run, and what it showed.
struct Run {
    outcome: Outcome,
    found: BTreeMap<Key, (State, usize)>,
}

fn run(source: &str, options: &Options, prunings: Prunings, looks: bool) -> Run {
    let program = text::parse_verified("vain.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let mut seen = Seen { prunings, looks, by_co: options.equivalence == Equivalence::RfCo, found: BTreeMap::new() };
    let outcome = engine::check(&program, options, &mut seen);
    Run { outcome, found: seen.found }
}

fn fails(run: &Run) -> bool {
    matches!(run.outcome.verdict, Verdict::Violated(_))
}

fn is_unknown(run: &Run) -> bool {
    matches!(run.outcome.verdict, Verdict::Interrupted | Verdict::Unsupported(..))
}

fn total(run: &Run) -> u64 {
    run.outcome.executions + run.outcome.blocked
}

/// What differs between the runs with these turns and attempts and without. If nothing does: the numbers of executions, without and with.
fn compare(source: &str, options: &Options) -> Result<Option<(u64, u64)>, String> {
    let few = Prunings { symmetry: false, ..Prunings::ALL };
    let all = Prunings { undone: false, ahead: false, ..few };
    let none = Prunings::COUNTING_ALL;
    let [with, quiet] = [(few, true), (few, false)].map(|(prunings, looks)| run(source, options, prunings, looks));
    let [full, plain] = [(all, true), (none, true)].map(|(prunings, looks)| run(source, options, prunings, looks));
    if [&with, &quiet, &full].iter().any(|run| is_unknown(run)) {
        return Ok(None);
    }
    if fails(&with) != fails(&full) || fails(&quiet) != fails(&full) || !is_unknown(&plain) && fails(&plain) != fails(&full) {
        return Err(format!("{}, {}, expected {}", fails(&with), fails(&quiet), fails(&full)));
    }
    if fails(&full) {
        return Ok(Some((0, 0)));
    }
    if with.found.values().any(|(_, count)| *count > 1) {
        return Err("an execution comes twice".to_string());
    }
    if with.outcome.executions != quiet.outcome.executions {
        return Err(format!("{} seen, {} counted", with.outcome.executions, quiet.outcome.executions));
    }
    // By rf alone states are those of any one co.
    if options.equivalence == Equivalence::RfCo {
        let states = |run: &Run| {
            let mut states: Vec<State> = run.found.values().map(|(state, _)| state.clone()).collect();
            states.sort_unstable();
            states.dedup();
            states
        };
        let (found, expected) = (states(&with), states(&full));
        let missing = expected.iter().find(|state| found.binary_search(state).is_err());
        let extra = found.iter().find(|state| expected.binary_search(state).is_err());
        if missing.is_some() || extra.is_some() && matches!(full.outcome.verdict, Verdict::Verified) {
            return Err(format!("states: {missing:?} missing, {extra:?} extra"));
        }
    }
    let is_there = |key: &&Key| full.found.contains_key(*key);
    if matches!(full.outcome.verdict, Verdict::Verified) && !with.found.keys().all(|key| is_there(&key)) {
        return Err("an execution that is none".to_string());
    }
    Ok(Some((total(&with), total(&full))))
}

/// A number from the environment.
fn setting(name: &str, usually: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usually)
}

#[test]
fn the_same_states() {
    let (programs, first) = (setting("THINAIR_PROGRAMS", 60), setting("THINAIR_SEED", 1));
    let only = std::env::var("THINAIR_MODEL").ok();
    let (mut compared, mut some, mut all) = (0, 0, 0);
    let mut wrong = String::new();
    for seed in first..first + programs {
        let source = program(seed);
        for model in Model::ALL.into_iter().filter(|&model| model != Model::Xmm && only.as_ref().is_none_or(|only| only == model.name())) {
            for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
                let options = Options { model, equivalence, unroll: Some(3), max_executions: Some(3_000) };
                match compare(&source, &options) {
                    Ok(None) => {}
                    Ok(Some((found, of))) => {
                        compared += 1;
                        (some, all) = (some + found, all + of);
                    }
                    Err(problem) => writeln!(wrong, "seed {seed}, {} {equivalence:?}: {problem}\n{source}", model.name()).unwrap(),
                }
            }
        }
        assert!(wrong.len() < 20_000, "\n{wrong}");
    }
    println!("{compared} comparisons, {some} of {all} executions");
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(some < all);
}
