//! What is counted without being built to its end: as many executions as there are, and the same verdict.

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Verdict};
use thinair_core::ir::Program;
use thinair_core::ir::text::{parse_verified, print};
use thinair_core::model::Model;
use thinair_oracle::random::{self, Shape, Size};
use thinair_oracle::started::{joins, started};

/// One that sees executions, so that all are built.
struct Watching;

impl Observer for Watching {}

/// The threads leave something in variables of their own when they end: 1, or with `reads`, what they have read first, if they do that before anything else is decided.
fn with_results(program: &Program, reads: bool) -> Program {
    let mut text = String::new();
    let mut name = String::new();
    let (mut result, mut blocks) = (String::from("1"), 0);
    for line in print(program).lines() {
        if let Some(start) = line.strip_prefix("fn @") {
            name = start.split('(').next().unwrap_or(start).to_string();
            text = format!("global @result_{name}: i32\n{text}");
            (result, blocks) = (String::from("1"), 0);
        }
        blocks += u32::from(line.ends_with(':'));
        if let Some((register, read)) = line.trim().split_once(" = load ")
            && reads
            && blocks == 1
            && result == "1"
            && read.contains("i32 @")
        {
            result = register.to_string();
        }
        if line.trim().split(" at ").next() == Some("ret") {
            text += &format!("  store i32 @result_{name}, {result}\n");
        }
        text += line;
        text += "\n";
    }
    parse_verified("results", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A look at what the thread with this number has left, and what it should be.
fn look(program: &Program, thread: usize, expected: u32) -> String {
    let name = &program.functions[program.threads[thread].function.0 as usize].name;
    format!("  %v{thread} = load i32 @result_{name}\n  %c{thread} = eq i32 %v{thread}, {expected}\n  assert %c{thread}\n")
}

/// A look at what the threads have left in the variables that they share, and a value that the first of them should not have.
fn look_at_shared(program: &Program, forbidden: u64) -> String {
    let shared = program.globals.iter().filter(|global| global.size() == 4 && !global.name.starts_with("result"));
    let loads: String = shared.enumerate().map(|(number, global)| format!("  %s{number} = load i32 @{}\n", global.name)).collect();
    if loads.is_empty() { loads } else { format!("{loads}  %differs = ne i32 %s0, {forbidden}\n  assert %differs\n") }
}

/// What the thread that starts the others does with them, in one of eight manners.
fn ending(program: &Program, manner: u64, handles: &[String]) -> String {
    let looks = |from: usize, expected: u32| (from..handles.len()).map(|thread| look(program, thread, expected)).collect::<String>();
    match manner {
        0 => joins(handles),
        1 => format!("{}{}", joins(handles), looks(0, 1)),
        2 => format!("{}{}{}", joins(handles), looks(1, 1), look(program, 0, 2)),
        3 => joins(&handles[..1]),
        4 => format!("{}{}{}{}", joins(&handles[..1]), look(program, 0, 1), joins(&handles[1..]), looks(1, 1)),
        5 | 6 => format!("{}{}{}", joins(handles), looks(1, 1), look_at_shared(program, 1 + manner % 2)),
        _ => String::new(),
    }
}

fn word(outcome: &Outcome) -> String {
    match &outcome.verdict {
        Verdict::Violated(violation) => format!("{:?}", violation.kind),
        other => format!("{other:?} {} {}", outcome.executions, outcome.blocked),
    }
}

#[test]
fn random_programs() {
    let shapes: Vec<&Shape> = Shape::ALL.iter().filter(|shape| !shape.spawns()).collect();
    let programs: u64 = std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(120);
    let mut violated = 0;
    for model in Model::ALL {
        for seed in 0..programs {
            let shape = shapes[seed as usize % shapes.len()];
            let manner = seed / shapes.len() as u64;
            let threads = with_results(&random::program(seed, model, shape, Size { threads: 3, events: 5 }), manner / 8 % 2 == 1);
            let program = started(&threads, |handles| ending(&threads, manner % 8, handles));
            for equivalence in [Equivalence::RfCo, Equivalence::quickest_for(model)] {
                let options = Options { model, equivalence, unroll: None, max_executions: Some(5000) };
                let [built, unseen] =
                    [&mut Watching as &mut dyn Observer, &mut ()].map(|observer| engine::check(&program, &options, observer));
                assert_eq!(word(&built), word(&unseen), "{} {equivalence:?}, seed {seed}\n{}", model.name(), print(&program));
                violated += u32::from(matches!(built.verdict, Verdict::Violated(_)));
            }
        }
    }
    assert!(violated > 0);
}

/// Not the first execution breaks the assertion, and what the others have read differs from what it reads.
/// Is a program in which something is wrong found to be so under all models, and one in which nothing is, right? `FORBIDDEN` stands for each of these.
fn expect(text: &str, forbidden: &[(&str, bool)]) {
    for model in Model::ALL {
        for &(forbidden, violated) in forbidden {
            let text = text.replace("FORBIDDEN", forbidden);
            let program = parse_verified("ending", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
            let outcome = engine::check(&program, &options, &mut ());
            assert_eq!(matches!(outcome.verdict, Verdict::Violated(_)), violated, "{}, {forbidden}", model.name());
        }
    }
}

/// A thread that stores a value.
fn storing(name: &str, location: &str, value: u32) -> String {
    format!("fn @{name}() {{\nb0:\n  store rlx i32 @{location}, {value}\n  ret\n}}\n")
}

/// The rest of a program that starts these threads, and then looks at what they have left.
fn looking(threads: &[&str], look: &str) -> String {
    let handles: Vec<String> = (0..threads.len()).map(|number| format!("%h{number}")).collect();
    let spawns: String = handles.iter().zip(threads).map(|(handle, thread)| format!("  {handle} = spawn @{thread}()\n")).collect();
    format!("fn @start() {{\nb0:\n{spawns}{}{look}  ret\n}}\nthread @start()\n", joins(&handles))
}

/// What is seen to end well with one result does not with another.
#[test]
fn results_that_differ() {
    let look = "  %v = load i32 @x\n  %c = ne i32 %v, FORBIDDEN\n  assert %c\n";
    let text = format!("global @x: i32\n{}{}{}", storing("one", "x", 1), storing("two", "x", 2), looking(&["one", "two"], look));
    expect(&text, &[("1", true), ("2", true), ("3", false)]);
}

/// The last thread leaves what it has read.
#[test]
fn results_of_the_last_thread() {
    let reading = "fn @read() {\nb0:\n  %v = load rlx i32 @x\n  store i32 @y, %v\n  ret\n}\n";
    let look = "  %v = load i32 @y\n  %c = ne i32 %v, FORBIDDEN\n  assert %c\n";
    for threads in [["one", "read"], ["read", "one"]] {
        let text = format!("global @x: i32\nglobal @y: i32\n{}{reading}{}", storing("one", "x", 1), looking(&threads, look));
        expect(&text, &[("0", true), ("1", true), ("2", false)]);
    }
}

/// What is read depends on what was read before: y, which has one value, or z, of which one value is wrong.
#[test]
fn results_in_different_places() {
    let look = "  %v = load i32 @x\n  %here = eq i32 %v, WHERE\n  br %here, here, there\nhere:\n  %y = load i32 @y\n  jump done\n\
        there:\n  %z = load i32 @z\n  %c = ne i32 %z, FORBIDDEN\n  assert %c\n  jump done\ndone:\n";
    for (place, value) in [("1", 1), ("1", 2), ("2", 1), ("2", 2)] {
        let threads = [("x1", "x", 1), ("x2", "x", 2), ("y1", "y", value), ("z1", "z", 1), ("z2", "z", 2)];
        let texts: String = threads.iter().map(|&(name, location, value)| storing(name, location, value)).collect();
        let end = looking(&threads.map(|(name, ..)| name), &look.replace("WHERE", place));
        expect(&format!("global @x: i32\nglobal @y: i32\nglobal @z: i32\n{texts}{end}"), &[("1", true), ("2", true), ("3", false)]);
    }
}

/// A thread that is there in some executions only, and that nobody joins, writes what was there before: who has joined all others may read either.
#[test]
fn threads_that_nobody_joins() {
    let text = "global @x: i32\nglobal @y: i32\nfn @child() {\nb0:\n  store rlx i32 @y, 0\n  ret\n}\n\
        fn @parent() {\nb0:\n  %v = load rlx i32 @x\n  %c = eq i32 %v, 1\n  br %c, more, done\nmore:\n  %h = spawn @child()\n  jump done\ndone:\n  ret\n}\n";
    let text = format!("{text}{}{}", storing("one", "x", 1), looking(&["one", "parent"], "  %y = load rlx i32 @y\n"));
    let program = parse_verified("nobody", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    for model in Model::ALL {
        let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
        let outcome = engine::check(&program, &options, &mut ());
        assert_eq!((outcome.executions, outcome.blocked), (3, 0), "{}", model.name());
    }
}

/// Values that take more than a byte.
#[test]
fn large_results() {
    let threads = format!("{}{}{}{}", storing("x0", "x", 0), storing("x1", "x", 1), storing("y1", "y", 1), storing("y257", "y", 257));
    let look = "  %x = load i32 @x\n  %y = load i32 @y\n  %s = shl i32 %x, 16\n  %both = or i32 %s, %y\n  %c = ne i32 %both, FORBIDDEN\n  assert %c\n";
    let text = format!("global @x: i32\nglobal @y: i32\n{threads}{}", looking(&["x0", "x1", "y1", "y257"], look));
    expect(&text, &[("1", true), ("257", true), ("0x10001", true), ("0x10101", true), ("2", false)]);
}

/// A loop that has no end but counting, of fences or of stores, is given up like any other that is too long, and the end need not be built for that.
#[test]
fn ends_without_end() {
    let counting = |body: &str| {
        format!(
            "  %i = copy i32 0\n  jump again\nagain:\n  {body}\n  %i = add i32 %i, 1\n  %more = ne i32 %i, 0\n  br %more, again, done\ndone:\n"
        )
    };
    let globals = "global @x: i32\nglobal @y: i32\n";
    let reading = "fn @read() {\nb0:\n  %v = load rlx i32 @x\n  ret\n}\n";
    for body in ["fence sc", "store rlx i32 @y, 1"] {
        let after_joins = format!("{globals}{}{reading}{}", storing("one", "x", 1), looking(&["one", "read"], &counting(body)));
        let in_the_last = format!(
            "{globals}fn @long() {{\nb0:\n  store rlx i32 @x, 1\n{}  ret\n}}\n{reading}thread @read()\nthread @long()\n",
            counting(body)
        );
        let at_the_start = format!("{globals}fn @alone() {{\nb0:\n{}  ret\n}}\nthread @alone()\n", counting("fence sc"));
        for text in [after_joins, in_the_last, at_the_start] {
            let program = parse_verified("long", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
                let options = Options { model: Model::Rc11, equivalence, unroll: None, max_executions: None };
                let verdict = engine::check(&program, &options, &mut ()).verdict;
                assert!(matches!(verdict, Verdict::Unsupported(..)), "{verdict:?} {equivalence:?}\n{text}");
            }
        }
    }
}
