//! Threads that would wait go last, and read-modify-writes that would wait put each other off: that
//! changes neither the complete executions nor the verdict.
//!
//! Random programs of the waits and locks that people write: tickets, locks by compare-and-exchange
//! and by exchange, MCS, locks that give back what they took, waits for two locations, attempts. Each
//! is explored with every blocked execution and without them. Both must show the same executions,
//! none of them twice, and all in all there must be far fewer blocked ones.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::text;
use thinair_core::model::Model;
use thinair_oracle::random_numbers::RandomNumbers;

/// Where each read takes its value from, by thread and number, and the order of writes if that counts.
type Key = (Vec<(u64, u64, usize)>, Vec<Vec<usize>>);

struct Seen {
    prunings: Prunings,
    looks: bool,
    endless_waits: bool,
    with_co: bool,
    found: BTreeMap<Key, usize>,
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
        self.endless_waits
    }
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        if self.looks {
            *self.found.entry(key(&execution(), self.with_co)).or_default() += 1;
        }
    }
}

/// Names of events do not depend on the order in which they came: initial writes by location, others
/// by thread and number.
fn key(execution: &Execution, with_co: bool) -> Key {
    let mut count = [0; 8];
    let names: Vec<usize> = execution
        .events
        .iter()
        .map(|event| match event.thread {
            None => 1_000_000 + event.location as usize % 1_000_000,
            Some(thread) => {
                count[thread as usize] += 1;
                thread as usize * 1000 + count[thread as usize]
            }
        })
        .collect();
    let all = 0..names.len();
    let source = |read: usize| all.clone().find(|&write| execution.rf.contains(write, read)).map_or(0, |write| names[write]);
    let mut order: Vec<usize> = all.clone().collect();
    order.sort_unstable_by_key(|&event| names[event]);
    let reads = order.iter().map(|&event| (execution.events[event].location, execution.events[event].value, source(event))).collect();
    let followers =
        |&write: &usize| order.iter().filter(|&&other| execution.co.contains(write, other)).map(|&other| names[other]).collect::<Vec<_>>();
    (reads, if with_co { order.iter().map(followers).collect() } else { Vec::new() })
}

/// What a thread does; `N` tells its parts apart, `T` is the thread's number from 1, `V` is a value, `L`
/// a lock or flag, `O` and `R` are memory orders, `F` is a fence or nothing.
const PARTS: [&str; 24] = [
    // Accesses.
    "  store R i32 L, V\n",
    "  %aN = load O i32 L\n  store rlx i32 @o, %aN\n",
    "  %aN = rmw add acq_rel i32 L, V\n",
    "  %aN = rmw xchg acq_rel i32 L, V\n",
    // Waits for a value.
    "  jump waitN\nwaitN:\n  %aN = load O i32 L\n  %bN = eq i32 %aN, V\n  br %bN, goneN, waitN\ngoneN:\nF",
    "  jump waitN\nwaitN:\n  %aN = load O i32 L\nF  %bN = ne i32 %aN, 0\n  br %bN, goneN, waitN\ngoneN:\n  %cN = load i32 @d\n",
    // Waits for two.
    "  jump waitN\nwaitN:\n  %aN = load O i32 @x\n  %bN = ne i32 %aN, 0\n  br %bN, restN, waitN\nrestN:\n  %cN = load rlx i32 @y\n  %eN = ne i32 %cN, 0\n  br %eN, goneN, waitN\ngoneN:\n",
    "  jump waitN\nwaitN:\n  %aN = load O i32 @x\n  %bN = load rlx i32 @y\n  %cN = add i32 %aN, %bN\n  %eN = uge i32 %cN, 2\n  br %eN, goneN, waitN\ngoneN:\n",
    // A lock by compare-and-exchange, one with a fence, and one after a look.
    "  jump waitN\nwaitN:\n  %aN, %bN = cas O rlx i32 L, 0, 1\n  br %bN, goneN, waitN\ngoneN:\n  %cN = load rlx i32 @d\n  %eN = add i32 %cN, 1\n  store rlx i32 @d, %eN\n  store R i32 L, 0\n",
    "  jump waitN\nwaitN:\n  %aN, %bN = cas rlx rlx i32 L, 0, 1\n  br %bN, goneN, waitN\ngoneN:\n  fence acq\n  store rlx i32 @d, V\n  fence rel\n  store rlx i32 L, 0\n",
    "  jump lookN\nlookN:\n  %lN = load rlx i32 L\n  %mN = eq i32 %lN, 0\n  br %mN, waitN, lookN\nwaitN:\n  %aN, %bN = cas O rlx i32 L, 0, 1\n  br %bN, goneN, lookN\ngoneN:\n  store rlx i32 @d, V\n  store R i32 L, 0\n",
    // One that gives up when it finds 2, and one that does something else before it tries again.
    "  jump waitN\nwaitN:\n  %aN, %bN = cas O rlx i32 L, 0, 1\n  br %bN, ownN, otherN\notherN:\n  %cN = eq i32 %aN, 2\n  br %cN, goneN, waitN\nownN:\n  store R i32 L, V\n  jump goneN\ngoneN:\n",
    "  jump waitN\nwaitN:\n  %cN = load O i32 @y\n  %eN = eq i32 %cN, 2\n  br %eN, goneN, tryN\ntryN:\n  %tN = load rlx i32 @d\n  %aN, %bN = cas O rlx i32 L, 0, 1\n  br %bN, ownN, waitN\nownN:\n  store R i32 L, 0\n  jump goneN\ngoneN:\n",
    // Locks by exchange, and by addition: the one gives back what it took, the other counts.
    "  jump waitN\nwaitN:\n  %aN = rmw xchg O i32 L, 1\n  %bN = eq i32 %aN, 0\n  br %bN, goneN, waitN\ngoneN:\n  store rlx i32 @d, V\n  store R i32 L, 0\n",
    "  jump waitN\nwaitN:\n  %aN = rmw add O i32 L, 1\n  %bN = eq i32 %aN, 0\n  br %bN, goneN, backN\nbackN:\n  %cN = rmw sub rlx i32 L, 1\n  jump waitN\ngoneN:\n  %eN = rmw sub R i32 L, 1\n",
    // Unlocks by a read-modify-write, and locks that a lock holder passes on.
    "  jump waitN\nwaitN:\n  %aN, %bN = cas acq rlx i32 L, 0, T\n  br %bN, goneN, waitN\ngoneN:\n  %cN = rmw xchg R i32 L, 0\n",
    "  jump waitN\nwaitN:\n  %aN, %bN = cas acq_rel rlx i32 L, V, T\n  br %bN, goneN, waitN\ngoneN:\n",
    // A ticket.
    "  %tN = rmw add rlx i32 @next, 1\n  jump waitN\nwaitN:\n  %aN = load O i32 @serving\n  %bN = eq i32 %aN, %tN\n  br %bN, goneN, waitN\ngoneN:\n  store rlx i32 @d, V\n  %sN = add i32 %tN, 1\n  store R i32 @serving, %sN\n",
    // An MCS lock: who is first, else waits until the one before hands over.
    "  store rlx i32 @go + 4*T, 0\n  store rlx i32 @link + 4*T, 0\n  %pN = rmw xchg acq_rel i32 @tail, T\n  %bN = eq i32 %pN, 0\n  br %bN, ownN, queueN\nqueueN:\n  %wN = zext i32 %pN to i64\n  %xN = mul i64 %wN, 4\n  %yN = add i64 @link, %xN\n  store R i32 %yN, T\n  jump waitN\nwaitN:\n  %aN = load O i32 @go + 4*T\n  %cN = ne i32 %aN, 0\n  br %cN, ownN, waitN\nownN:\n  store rlx i32 @d, V\n  %qN, %rN = cas rel rlx i32 @tail, T, 0\n  br %rN, goneN, nextN\nnextN:\n  %eN = load acq i32 @link + 4*T\n  %fN = ne i32 %eN, 0\n  br %fN, handN, nextN\nhandN:\n  %gN = zext i32 %eN to i64\n  %hN = mul i64 %gN, 4\n  %iN = add i64 @go, %hN\n  store R i32 %iN, 1\n  jump goneN\ngoneN:\n",
    // Attempts to add, with a value that is carried and with one that is read again.
    "  %aN = load O i32 L\n  jump waitN\nwaitN:\n  %nN = add i32 %aN, V\n  %fN, %bN = cas acq_rel rlx i32 L, %aN, %nN\n  br %bN, goneN, againN\nagainN:\n  %aN = copy i32 %fN\n  jump waitN\ngoneN:\n",
    "  jump waitN\nwaitN:\n  %aN = load O i32 L\n  %nN = add i32 %aN, V\n  %fN, %bN = cas acq_rel rlx i32 L, %aN, %nN\n  br %bN, goneN, waitN\ngoneN:\n",
    // A turn that reads something else as well.
    "  jump waitN\nwaitN:\n  %aN = load O i32 L\n  %cN = load rlx i32 @d\n  %bN = ne i32 %aN, %cN\n  br %bN, goneN, waitN\ngoneN:\n",
    // A lock of the library, which others may write to.
    "  lock @m\n  %aN = load rlx i32 L\n  store rlx i32 L, V\n  unlock @m\n",
    // Waiting in the library for a value, as a futex does.
    "  %aN = wait O i32 L, ne V\n  store rlx i32 @o, %aN\n",
];

fn program(seed: u64) -> String {
    let mut random = RandomNumbers::new(seed);
    let mut text = String::new();
    for name in ["x", "y", "d", "o", "next", "serving", "tail", "m"] {
        writeln!(text, "global @{name}: i32").unwrap();
    }
    text += "global @go: i32[5]\nglobal @link: i32[5]\n";
    let threads = random.between(2, 4);
    // Half of the programs are made of two kinds of parts, so that they meet.
    let few = [random.between(0, 23), random.between(0, 23)];
    let has_few = random.between(0, 1) == 0;
    let waits_for_others = random.between(0, 3) == 0;
    let mut bodies = Vec::new();
    for thread in 0..threads {
        let parts = random.between(1, if threads == 2 { 3 } else { 2 });
        let mut body = String::new();
        for part in 0..parts {
            let order: &&str = random.pick(&["rlx", "acq", "acq", "sc"]);
            let release: &&str = random.pick(&["rlx", "rel", "rel", "sc"]);
            let location: &&str = random.pick(&["@x", "@x", "@y"]);
            let fence: &&str = random.pick(&["", "", "  fence acq\n", "  fence sc\n"]);
            let which = if has_few { *random.pick(&few) } else { random.between(0, 23) };
            let mut this = PARTS[which as usize].to_string();
            for (name, address) in [("@go", "go"), ("@link", "link")] {
                if this.contains(&format!("{name} + 4*T")) {
                    this = format!("  %{address}N = add i64 {name}, {}\n", 4 * (thread + 1))
                        + &this.replace(&format!("{name} + 4*T"), &format!("%{address}N"));
                }
            }
            let this = this.replace('O', order).replace('R', release).replace('L', location).replace('F', fence);
            let this = this.replace('T', &(thread + 1).to_string());
            body += &this.replace('N', &part.to_string()).replace('V', &random.between(0, 2).to_string());
        }
        bodies.push(body);
    }
    let spawns = waits_for_others && threads < 4;
    for (thread, body) in bodies.iter().enumerate() {
        write!(text, "fn @t{thread}() {{\nentry:\n{body}  ret\n}}\n").unwrap();
        if !spawns {
            writeln!(text, "thread @t{thread}()").unwrap();
        }
    }
    if spawns {
        // One thread starts the others, and looks at what they leave.
        text += "fn @main() {\nentry:\n";
        (0..threads).for_each(|thread| writeln!(text, "  %h{thread} = spawn @t{thread}()").unwrap());
        text += "  %z = load rlx i32 @x\n";
        (0..threads).for_each(|thread| writeln!(text, "  join %h{thread}").unwrap());
        text += "  %w = load rlx i32 @x\n  store rlx i32 @o, %w\n  ret\n}\nthread @main()\n";
    }
    text
}

/// One run, and what it showed.
struct Run {
    outcome: Outcome,
    found: BTreeMap<Key, usize>,
}

fn run(source: &str, options: &Options, prunings: Prunings, looks: bool, endless_waits: bool) -> Run {
    let program = text::parse_verified("waits.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let with_co = options.equivalence == Equivalence::RfCo;
    let mut seen = Seen { prunings, looks, endless_waits, with_co, found: BTreeMap::new() };
    let outcome = engine::check(&program, options, &mut seen);
    Run { outcome, found: seen.found }
}

/// Of several errors each run shows the first that it meets.
fn verdict(outcome: &Outcome) -> String {
    match &outcome.verdict {
        Verdict::Violated(_) => "an error".to_string(),
        other => format!("{other:?}"),
    }
}

/// A number from the environment.
fn setting(name: &str, usually: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usually)
}

/// What differs between the runs with every blocked execution and without; the numbers of blocked ones.
fn compare(source: &str, options: &Options) -> Result<Option<(u64, u64)>, String> {
    let all = Prunings { attempts: true, ..Prunings::COUNTING_ALL };
    let few = all.of_blocked(true);
    let [endless, found] = [all, few].map(|prunings| run(source, options, prunings, false, true).outcome);
    if [&endless, &found].iter().any(|outcome| matches!(outcome.verdict, Verdict::Interrupted | Verdict::Unsupported(..))) {
        return Ok(None);
    }
    if verdict(&endless) != verdict(&found) {
        return Err(format!("with endless waits: {}, expected {}", verdict(&found), verdict(&endless)));
    }
    let [full, full_quiet, part, quiet] =
        [(all, true), (all, false), (few, true), (few, false)].map(|(prunings, looks)| run(source, options, prunings, looks, false));
    if [&full, &part, &quiet, &full_quiet].iter().any(|run| matches!(run.outcome.verdict, Verdict::Interrupted)) {
        return Ok(None);
    }
    let verdicts = [&full, &full_quiet, &part, &quiet].map(|run| verdict(&run.outcome));
    if verdicts.iter().any(|other| *other != verdicts[0]) {
        return Err(format!("verdicts {verdicts:?}"));
    }
    if matches!(full.outcome.verdict, Verdict::Violated(_)) {
        return Ok(Some((0, 0)));
    }
    let difference = |these: &Run, those: &Run| these.found.keys().filter(|key| !those.found.contains_key(*key)).count();
    let twice = |run: &Run| run.found.values().filter(|count| **count > 1).count();
    let problems = (difference(&full, &part), difference(&part, &full), twice(&full), twice(&part));
    if problems != (0, 0, 0, 0) {
        let (missing, extra, twice_before, twice) = problems;
        return Err(format!("{missing} missing, {extra} extra, {twice} twice ({twice_before} in the full run), of {}", full.found.len()));
    }
    if quiet.outcome.executions != full.outcome.executions || full_quiet.outcome.executions != full.outcome.executions {
        return Err(format!("{} counted, {} seen", quiet.outcome.executions, full.outcome.executions));
    }
    Ok(Some((quiet.outcome.blocked, full_quiet.outcome.blocked)))
}

/// Programs that go wrong without one of the rules' conditions.
const KEPT: [u64; 3] = [201_070, 58, 207_867];

#[test]
fn the_same_executions() {
    let (programs, first) = (setting("THINAIR_PROGRAMS", 60), setting("THINAIR_SEED", 1));
    let only = std::env::var("THINAIR_MODEL").ok();
    let (mut compared, mut some, mut all) = (0, 0, 0);
    let mut wrong = String::new();
    for seed in (first..first + programs).chain(KEPT) {
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
    println!("{compared} comparisons, {some} of {all} blocked executions");
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(some < all);
}
