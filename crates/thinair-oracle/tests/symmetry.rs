//! Symmetric threads count as one: every execution is there up to the names of such threads, and none twice.

use std::cmp::Ordering;

use rustc_hash::{FxHashMap, FxHashSet};
use thinair_core::engine::{self, Equivalence, Observer, Options, Prunings, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::text::{parse_verified, print};
use thinair_core::ir::{Op, Program};
use thinair_core::model::Model;
use thinair_oracle::random::{self, Shape, Size};
use thinair_oracle::started::{joins, started};

/// One execution: for each thread its events, with where each comes from; and for each location the order of its writes.
type Key = (Vec<Vec<(u64, u64, Place)>>, Vec<Vec<Place>>);
/// An event: its thread (0: an initial write) and its place there.
type Place = (u32, u32);

/// The execution when thread `i` is called `names[i]`; with `with_co`, co counts.
fn key(execution: &Execution, names: &[u32], with_co: bool) -> Key {
    let mut places: Vec<Place> = Vec::new();
    let mut count = vec![0; names.len()];
    for event in &execution.events {
        places.push(match event.thread {
            None => (0, event.location as u32),
            Some(thread) => {
                count[thread as usize] += 1;
                (names[thread as usize] + 1, count[thread as usize])
            }
        });
    }
    let mut threads = vec![Vec::new(); names.len()];
    for (number, event) in execution.events.iter().enumerate() {
        if let Some(thread) = event.thread {
            let source = (0..execution.events.len()).find(|&write| execution.rf.contains(write, number));
            let source = source.map_or((u32::MAX, 0), |source| places[source]);
            threads[names[thread as usize] as usize].push((event.location, event.value, source));
        }
    }
    let mut locations: Vec<u64> = execution.events.iter().filter(|event| event.is_write()).map(|event| event.location).collect();
    locations.sort_unstable();
    locations.dedup();
    let order = |&location: &u64| {
        let mut writes: Vec<usize> =
            (0..places.len()).filter(|&write| execution.events[write].is_write() && execution.events[write].location == location).collect();
        writes.sort_by(|&one, &other| if execution.co.contains(one, other) { Ordering::Less } else { Ordering::Greater });
        writes.into_iter().map(|write| places[write]).collect::<Vec<_>>()
    };
    let co = if with_co { locations.iter().map(order).collect() } else { Vec::new() };
    (threads, co)
}

/// All ways to rename threads within their classes.
fn renamings(classes: &[u32]) -> Vec<Vec<u32>> {
    fn extend(classes: &[u32], names: &mut Vec<u32>, all: &mut Vec<Vec<u32>>) {
        let next = names.len();
        if next == classes.len() {
            return all.push(names.clone());
        }
        for name in 0..classes.len() as u32 {
            if classes[name as usize] == classes[next] && !names.contains(&name) {
                names.push(name);
                extend(classes, names, all);
                names.pop();
            }
        }
    }
    let mut all = Vec::new();
    extend(classes, &mut Vec::new(), &mut all);
    all
}

struct Collector {
    merges_symmetric: bool,
    with_co: bool,
    names: Vec<Vec<u32>>,
    /// How often each execution was seen, and which there are up to names.
    found: FxHashMap<Key, usize>,
    classes: FxHashSet<Key>,
}

impl Observer for Collector {
    fn begins(&mut self) {
        self.found.clear();
        self.classes.clear();
    }
    fn prunings(&self) -> Prunings {
        Prunings { symmetry: self.merges_symmetric, ..Prunings::COUNTING_ALL }
    }
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        let execution = execution();
        let as_it_is: Vec<u32> = (0..self.names[0].len() as u32).collect();
        *self.found.entry(key(&execution, &as_it_is, self.with_co)).or_default() += 1;
        let least = self.names.iter().map(|names| key(&execution, names, self.with_co)).min();
        self.classes.extend(least);
    }
}

/// One that looks at nothing, with all that is left out where nobody looks.
struct Counter;

impl Observer for Counter {
    fn prunings(&self) -> Prunings {
        Prunings { attempts: false, ..Prunings::ALL }
    }
    fn sees_executions(&self) -> bool {
        false
    }
}

/// How many executions there are, how many up to the names of threads, and how many are visited.
fn compare(name: &str, program: &Program, classes: &[u32], model: Model, equivalence: Equivalence) -> (usize, usize, usize) {
    // One that has more takes long, and shows no more.
    let options = Options { model, equivalence, unroll: None, max_executions: Some(3000) };
    if matches!(engine::check(program, &options, &mut ()).verdict, Verdict::Interrupted) {
        return (0, 0, 0);
    }
    let [all, merged] = [false, true].map(|merges_symmetric| {
        let with_co = equivalence == Equivalence::RfCo;
        let names = renamings(classes);
        let mut collector = Collector { merges_symmetric, with_co, names, found: Default::default(), classes: Default::default() };
        let outcome = engine::check(program, &options, &mut collector);
        (collector, outcome)
    });
    let wrong = |what: &str| format!("{name} under {} ({equivalence:?}): {what}\n{}", model.name(), print(program));
    let violated = |verdict: &Verdict| matches!(verdict, Verdict::Violated(_));
    assert_eq!(violated(&all.1.verdict), violated(&merged.1.verdict), "{}", wrong("another verdict"));
    if violated(&all.1.verdict) {
        return (0, 0, 0);
    }
    assert_eq!(format!("{:?}", all.1.verdict), format!("{:?}", merged.1.verdict), "{}", wrong("another verdict"));
    assert!(all.0.classes == merged.0.classes, "{}", wrong(&format!("{} of {} classes", merged.0.classes.len(), all.0.classes.len())));
    assert_eq!(all.1.blocked == 0, merged.1.blocked == 0, "{}", wrong("blocked executions"));
    let instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
    let chooses = instructions.into_iter().any(|instruction| matches!(instruction.op, Op::Choose { .. }));
    assert!(chooses || merged.0.found.values().all(|&times| times == 1), "{}", wrong("an execution is visited twice"));
    let counted = engine::check(program, &options, &mut Counter);
    assert_eq!(counted.executions, merged.1.executions, "{}", wrong("executions that nobody looks at"));
    (all.0.found.len(), all.0.classes.len(), merged.0.found.len())
}

/// Which threads are the same: for each, the first one that is.
fn same_threads(program: &Program) -> Vec<u32> {
    let class_of = |number: usize| (0..=number).find(|&other| program.threads[other] == program.threads[number]).unwrap_or(number) as u32;
    (0..program.threads.len()).map(class_of).collect()
}

/// All models, or the one that the environment names.
fn models() -> impl Iterator<Item = Model> {
    let only = std::env::var("THINAIR_MODEL").ok();
    Model::ALL.into_iter().filter(move |model| only.as_ref().is_none_or(|only| only == model.name()))
}

#[test]
fn random_programs() {
    let programs: u64 = std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(50);
    let first: u64 = std::env::var("THINAIR_SEED").ok().and_then(|number| number.parse().ok()).unwrap_or(0);
    let shapes: Vec<&Shape> = Shape::ALL.iter().filter(|shape| !shape.spawns()).collect();
    for model in models() {
        for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
            let (mut all, mut classes, mut visited) = (0, 0, 0);
            for seed in first..first + programs {
                let shape = shapes[seed as usize % shapes.len()];
                let mut program = random::program(seed, model, shape, Size { threads: 3, events: 5 });
                // One or two of the threads are there several times.
                for copy in 0..1 + seed / 7 % 3 {
                    let which = (seed / 21 + copy / 2) as usize % 2;
                    program.threads.push(program.threads[which].clone());
                }
                let (one, other, third) = compare(&format!("seed {seed}"), &program, &same_threads(&program), model, equivalence);
                if seed % 4 == 0 {
                    let of_started: Vec<u32> = std::iter::once(0).chain(same_threads(&program).iter().map(|class| class + 1)).collect();
                    let program = started(&program, joins);
                    let found = compare(&format!("seed {seed}, started"), &program, &of_started, model, equivalence);
                    assert_eq!(found, (one, other, third), "seed {seed}, started");
                }
                all += one;
                classes += other;
                visited += third;
            }
            println!("{} {equivalence:?}: {all} executions, {classes} classes, {visited} visited", model.name());
            assert!(classes <= visited && visited < all, "{}: {visited} of {all}, {classes}", model.name());
        }
    }
}

/// A program with a thread of each of these kinds, so many times: the instructions of each kind.
fn threads(kinds: &[(&str, usize)]) -> Program {
    let mut text = "global @x: i32\nglobal @y: i32\n".to_string();
    for (number, (instructions, _)) in kinds.iter().enumerate() {
        text += &format!("fn @t{number}() {{\nentry:\n{instructions}  ret\n}}\n");
    }
    for (number, &(_, times)) in kinds.iter().enumerate() {
        text += &format!("thread @t{number}()\n").repeat(times);
    }
    parse_verified("threads", &text).expect("well formed")
}

/// Where rf and co count, what threads with the same code do first tells them apart once, under every model.
#[test]
fn first_events() {
    let add = "  %r = rmw add rlx i32 @x, 1\n";
    let (store, load) = ("  store rlx i32 @x, 1\n", "  %r = load rlx i32 @x\n");
    for model in models() {
        let check = |kinds: &[(&str, usize)], equivalence, expected| {
            let program = threads(kinds);
            assert_eq!(compare("first", &program, &same_threads(&program), model, equivalence), expected, "{} {kinds:?}", model.name());
        };
        check(&[(add, 5)], Equivalence::RfCo, (120, 1, 1));
        check(&[(add, 5)], Equivalence::Rf, (120, 1, 1));
        check(&[(store, 5)], Equivalence::RfCo, (120, 1, 1));
        check(&[(load, 4), (store, 1)], Equivalence::RfCo, (16, 5, 5));
        check(&[(add, 3), (store, 1)], Equivalence::RfCo, (24, 4, 4));
    }
}

/// A store may overtake what comes before it in its thread (armv7, imm): what is overtaken is bound by it, whatever its twin does.
#[test]
fn overtaken() {
    let both = ["  %r = load rlx i32 @x\n  store rlx i32 @x, 1\n", "  store rlx i32 @x, 1\n  store rlx i32 @x, 2\n"];
    let others = "  %r = load rlx i32 @x\n  store rlx i32 @y, %r\n";
    let back = "  %r = load rlx i32 @y\n  store rlx i32 @x, 3\n";
    for model in models() {
        for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
            for first in both {
                for kinds in [vec![(first, 2), (others, 1)], vec![(others, 1), (first, 2)], vec![(back, 1), (first, 2), (others, 1)]] {
                    let program = threads(&kinds);
                    compare("overtaken", &program, &same_threads(&program), model, equivalence);
                }
            }
        }
    }
}

/// The same, where the search comes to it late: what it has shown before does not count. And what is not overtaken still tells twins apart.
#[test]
fn overtaken_late() {
    let twin = "  %x = load rlx i32 @x\n  %unseen = eq i32 %x, 0\n  br %unseen, more, end\nmore:\n  store rlx i32 @y, 1\n  store rlx i32 @y, 2\n  jump end\nend:\n";
    let program = threads(&[("  store rlx i32 @x, 1\n", 1), (twin, 2)]);
    for model in models() {
        let expected = match model {
            Model::Armv7 | Model::Imm => (9, 5, 8),
            _ => (9, 5, 5),
        };
        let found = compare("overtaken late", &program, &same_threads(&program), model, Equivalence::RfCo);
        assert_eq!(found, expected, "{}", model.name());
    }
}

/// Whoever does something between joining two threads tells them apart; so does who asks a thread for its name.
#[test]
fn told_apart() {
    let text = "global @x: i32\nfn @add() {\nentry:\n  %r = rmw add rlx i32 @x, 1\n  ret\n}\nthread @add()\nthread @add()\nthread @add()\n";
    let program = parse_verified("add", text).expect("well formed");
    let check = |joining: &dyn Fn(&[String]) -> String| {
        let started = started(&program, joining);
        let (executions, _, visited) = compare("add", &started, &[0, 1, 1, 1], Model::Rc11, Equivalence::RfCo);
        (executions, visited)
    };
    assert_eq!(check(&joins), (6, 1));
    assert_eq!(check(&|handles| joins(&[handles[2].clone(), handles[0].clone(), handles[1].clone()])), (6, 1));
    assert_eq!(check(&|_| String::new()), (6, 1));
    let look = "  %v = load rlx i32 @x\n";
    assert_eq!(check(&|handles| format!("{look}{}", joins(handles))), (24, 4));
    assert_eq!(check(&|handles| format!("{}{look}", joins(handles))), (6, 1));
    let (executions, visited) = check(&|handles| format!("{}{look}{}", joins(&handles[..1]), joins(&handles[1..])));
    assert_eq!(executions, visited, "a look between two joins");
    let (executions, visited) = check(&|handles| format!("{}{look}", joins(&handles[..2])));
    assert_eq!(executions, visited, "one is not joined");
    assert_eq!(check(&|handles| format!("  %c = eq i64 {}, 2\n{}", handles[0], joins(handles))), (6, 6), "a look at a handle");
    let myself = text.replace("  ret", "  %m = self\n  ret");
    let program = parse_verified("add", &myself).expect("well formed");
    assert_eq!(compare("self", &program, &same_threads(&program), Model::Rc11, Equivalence::RfCo), (6, 1, 6));
}

/// What a thread follows is needed by it, but it has not seen it: neither races nor what may be read depend on it.
#[test]
fn what_is_followed_is_not_seen() {
    let check = |text: &str| {
        let program = parse_verified("program", text).expect("well formed");
        for model in models() {
            for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
                compare(text, &program, &same_threads(&program), model, equivalence);
            }
        }
    };
    let globals = "global @x: i32\nglobal @y: i32\n";
    let reader = "fn @read() {\nentry:\n  %x = load acq i32 @x\n  %y = load acq i32 @y\n  ret\n}\n";
    let writers = "fn @both() {\nentry:\n  store rel i32 @y, 1\n  store rel i32 @x, 1\n  ret\n}\nfn @one() {\nentry:\n  store rel i32 @x, 2\n  ret\n}\n";
    for threads in [["read", "read", "both", "one"], ["both", "one", "read", "read"], ["one", "both", "read", "read"]] {
        let threads: String = threads.iter().map(|thread| format!("thread @{thread}()\n")).collect();
        check(&format!("{globals}{reader}{writers}{threads}"));
    }
    for access in ["  store i32 @x, 1\n", "  %v = load i32 @x\n  store i32 @x, 1\n", "  %u = rmw add rlx i32 @y, 1\n  store i32 @x, 1\n"] {
        check(&format!("{globals}fn @race() {{\nentry:\n{access}  ret\n}}\nthread @race()\nthread @race()\nthread @race()\n"));
    }
}
