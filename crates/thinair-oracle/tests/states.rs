//! The engine of stored states against the engine of graphs: the same errors and the same final states, under SC and TSO, with every reduction on
//! and off, and for buffers of different sizes.
//!
//! `THINAIR_PROGRAMS` asks for another number of random programs, `THINAIR_SEED` for another first seed.

use thinair_core::axioms;
use thinair_core::engine::states::{self, Options, Reductions, choice};
use thinair_core::engine::{Verdict, ViolationKind};
use thinair_core::ir::text::parse_verified;
use thinair_core::ir::{Instruction, Op, Operand, Program, text};
use thinair_core::model::Model;
use thinair_oracle::campaign::Campaign;
use thinair_oracle::final_states::{Found, of_graphs, of_states};
use thinair_oracle::random::Size;
use thinair_oracle::subject::lowered;
use thinair_oracle::{flusher, kept, kept_texts};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// The plain semantics of TSO, written down a second time, says the same.
fn check_flusher(program: &Program, name: &str) -> bool {
    let Ok(plain) = flusher::explore(&lowered(program, Model::Tso), 200_000) else { return false };
    let (found, _) = of_states(program, &Options { store_buffer: 0, ..Options::new(Model::Tso) });
    let same = match &found {
        Found::States(states) => !plain.failed && *states == plain.finals,
        // Misuse of locks and deadlock are not the flusher's business.
        Found::Violated(kind) => plain.failed || matches!(kind, ViolationKind::Deadlock | ViolationKind::UnlockNotHeld),
        Found::SomeStates(_) | Found::Nothing => false,
    };
    assert!(same, "{name}:\n{}\nthe flusher {:?}\nfound {found:?}", text::print(program), plain.finals);
    true
}

/// Compares all ways to explore a program; `false` if the graph engine does not say.
fn check(program: &Program, model: Model, name: &str) -> bool {
    let expected = of_graphs(program, model);
    if expected == Found::Nothing {
        return false;
    }
    for (reduction, reductions) in Reductions::variants() {
        for store_buffer in [32, 0, 1, 2] {
            let plain = reduction == "without delayed flushing" && store_buffer != 0;
            if store_buffer != 32 && (model == Model::Sc || reduction != "all" && !plain) {
                continue;
            }
            let options = Options { reductions, store_buffer, ..Options::new(model) };
            let (found, _) = of_states(program, &options);
            let same = match (&found, &expected) {
                // A small buffer may have fewer behaviours; then that is told.
                (Found::SomeStates(found), Found::States(expected)) => store_buffer < 32 && found.is_subset(expected),
                (Found::SomeStates(_), Found::Violated(_)) => store_buffer < 32,
                // Which of several errors is found first differs.
                (Found::Violated(_), Found::Violated(_)) => true,
                _ => found == expected,
            };
            assert!(
                same,
                "{name} under {}, {reduction}, buffers of {store_buffer}:\n{}\nexpected {expected:?}\nfound {found:?}",
                model.name(),
                text::print(program)
            );
        }
    }
    true
}

fn random_programs(model: Model) {
    let programs = number("THINAIR_PROGRAMS", 300);
    let first = number("THINAIR_SEED", 1);
    let (mut answered, mut flushed) = (0, 0);
    for seed in first..first + programs {
        let size = Size { threads: 4, events: 6 + (seed % 4) as u32 };
        let campaign = Campaign { model, programs: 1, seed, equivalences: Vec::new(), size, shape: None, without_spawn: false };
        let program = campaign.program(seed);
        answered += u64::from(check(&program, model, &format!("seed {seed}")));
        if model == Model::Tso {
            flushed += u64::from(check_flusher(&program, &format!("seed {seed}")));
        }
    }
    assert!(model != Model::Tso || flushed * 10 >= programs * 9, "the flusher answered only {flushed} of {programs}");
    assert!(answered * 10 >= programs * 9, "only {answered} of {programs} programs were answered");
}

/// A thread that reads another's second store has seen the first: what it stores then comes after. Marking the first as flushed, and deciding
/// later where it belongs, would let it overwrite what came after it.
#[test]
fn what_was_seen_comes_first() {
    let program = parse_verified(
        "seen",
        "global @x: i32\nglobal @y: i32\nglobal @z: i32\n\
         fn @writer() {\nentry:\n  store rlx i32 @x, 1\n  store rlx i32 @y, 1\n  ret\n}\n\
         fn @reader() {\nentry:\n  %seen = load rlx i32 @y\n  %is = eq i32 %seen, 1\n  br %is, next, end\n\
         next:\n  store rlx i32 @x, 2\n  store rlx i32 @z, 1\n  jump end\nend:\n  ret\n}\n\
         fn @other() {\nentry:\n  %a = load rlx i32 @x\n  ret\n}\n\
         thread @writer()\nthread @reader()\nthread @other()\n",
    );
    let program = program.unwrap_or_else(|invalid| panic!("{invalid}"));
    assert!(check(&program, Model::Tso, "what was seen"));
    let (found, _) = of_states(&program, &Options::new(Model::Tso));
    // (x, y, z): never 1 in x once z is 1.
    assert_eq!(found, Found::States([vec![1, 1, 0], vec![2, 1, 1]].into()));
}

/// Marking would also have to remember what was not seen. A has x=1 and y=1 in its buffer, C has z=1 and x=3. B reads y=1, so that x=1 is marked, and then z=0: now
/// C's entries come later, its x=3 after the marked x=1. A mark that only says "before now" lets a load of x put x=3 before x=1 afterwards.
#[test]
fn what_was_not_seen_comes_later() {
    let program = parsed(
        "global @x: i32\nglobal @y: i32\nglobal @z: i32\nglobal @a: i32\nglobal @b: i32 = 7\n\
         fn @first() {\nentry:\n  store rlx i32 @x, 1\n  store rlx i32 @y, 1\n  ret\n}\n\
         fn @second() {\nentry:\n  store rlx i32 @z, 1\n  store rlx i32 @x, 3\n  ret\n}\n\
         fn @reader() {\nentry:\n  %a = load rlx i32 @y\n  %b = load rlx i32 @z\n  %c = load rlx i32 @x\n  store rlx i32 @a, %a\n  store rlx i32 @b, %b\n  ret\n}\n\
         thread @first()\nthread @second()\nthread @reader()\n",
    );
    assert!(check(&program, Model::Tso, "what was not seen"));
    assert!(check_flusher(&program, "what was not seen"));
    let Found::States(states) = of_states(&program, &Options::new(Model::Tso)).0 else { panic!("no error") };
    // (x, y, z, a, b): whoever saw y=1 and not yet z=1 leaves x=3.
    assert!(states.contains(&vec![3, 1, 1, 1, 0]));
    assert!(!states.contains(&vec![1, 1, 1, 1, 0]));
}

/// Store buffering with an operation on locks or threads between the store and the load: each is a full barrier, for both engines and the plain semantics.
#[test]
fn operations_on_threads_and_locks_are_barriers() {
    let program = |between: &str| {
        parsed(&format!(
            "global @x: i32\nglobal @y: i32\nglobal @m: i32\nglobal @a: i32 = 1\nglobal @b: i32 = 1\n\
             fn @idle() {{\nentry:\n  ret\n}}\n\
             fn @left() {{\nentry:\n  %t = spawn @idle()\n  store rlx i32 @x, 1\n{between}\n  %seen = load rlx i32 @y\n  store rlx i32 @a, %seen\n  ret\n}}\n\
             fn @right() {{\nentry:\n  store rlx i32 @y, 1\n  fence sc\n  %seen = load rlx i32 @x\n  store rlx i32 @b, %seen\n  ret\n}}\n\
             thread @left()\nthread @right()\n"
        ))
    };
    let variants = [("", true), ("  lock @m\n  unlock @m", false), ("  join %t", false), ("  %u = spawn @idle()", false)];
    for (between, expected) in variants {
        let program = program(between);
        assert!(check(&program, Model::Tso, between) && check_flusher(&program, between));
        let Found::States(states) = of_states(&program, &Options::new(Model::Tso)).0 else { panic!("no error") };
        let both_old = states.iter().any(|state| state[3..] == [0, 0]);
        assert_eq!(both_old, expected, "{between}");
    }
    // Unlocking alone: the lock was taken before the store.
    let unlocking = parsed(
        "global @x: i32\nglobal @y: i32\nglobal @m: i32[2]\nglobal @a: i32 = 1\nglobal @b: i32 = 1\n\
         fn @left() {\nentry:\n  lock @m\n  store rlx i32 @x, 1\n  unlock @m\n  %seen = load rlx i32 @y\n  store rlx i32 @a, %seen\n  ret\n}\n\
         fn @right() {\nentry:\n  store rlx i32 @y, 1\n  fence sc\n  %seen = load rlx i32 @x\n  store rlx i32 @b, %seen\n  ret\n}\n\
         thread @left()\nthread @right()\n",
    );
    assert!(check(&unlocking, Model::Tso, "unlock") && check_flusher(&unlocking, "unlock"));
    let Found::States(states) = of_states(&unlocking, &Options::new(Model::Tso)).0 else { panic!("no error") };
    assert!(!states.iter().any(|state| state[4..] == [0, 0]));
}

/// Long buffers and long runs of local steps need no deep stack, whatever the compiler makes of a function.
#[test]
fn a_small_stack_is_enough() {
    let program = parsed(
        "global @x: i32\nglobal @own: i32\nglobal @filler: i32\n\
         fn @first() {\nentry:\n  %i = copy i32 0\n  jump fill\n\
         fill:\n  store rlx i32 @filler, %i\n  %i = add i32 %i, 1\n  %more = ult i32 %i, 200\n  br %more, fill, work\n\
         work:\n  %j = load rlx i32 @own\n  %k = add i32 %j, 1\n  store rlx i32 @own, %k\n  %again = ult i32 %k, 40\n  br %again, work, end\n\
         end:\n  store rlx i32 @x, 1\n  fence sc\n  ret\n}\n\
         fn @second() {\nentry:\n  store rlx i32 @x, 2\n  fence sc\n  %a = load rlx i32 @filler\n  ret\n}\n\
         thread @first()\nthread @second()\n",
    );
    let explore = move || of_states(&program, &Options { store_buffer: 0, ..Options::new(Model::Tso) }).0;
    let found = std::thread::Builder::new().stack_size(192 * 1024).spawn(explore).expect("a thread").join().expect("no overflow");
    assert_eq!(found, Found::States([vec![1, 40, 199], vec![2, 40, 199]].into()));
}

/// What counts as spinning, by small programs: what is found, and what if starving counts.
#[test]
fn who_may_spin() {
    use ViolationKind::{EndlessWait, MaySpin};
    let wait = |name: &str, cell: &str| {
        let turn = format!("  %seen = load rlx i32 @{cell}\n  %is = ne i32 %seen, 0\n  br %is, end, loop\n");
        format!("fn @{name}() {{\nentry:\n  jump loop\nloop:\n{turn}end:\n  ret\n}}\n")
    };
    let globals = "global @x: i32\nglobal @y: i32\nglobal @z: i32\n";
    let threads = |names: &[&str]| names.iter().map(|name| format!("thread @{name}()\n")).collect::<String>();
    let set = "fn @set() {\nentry:\n  store rlx i32 @x, 1\n  ret\n}\n";
    // Takes a lock by an exchange, and gives it back, for ever.
    let lock = "fn @lock() {\nentry:\n  jump turn\nturn:\n  jump try\ntry:\n  %old = rmw xchg rlx i32 @x, 1\n  %held = ne i32 %old, 0\n  br %held, try, in\n\
        in:\n  store rlx i32 @x, 0\n  jump turn\n}\n";
    // Changes a cell again and again until another is set, which nobody does.
    let busy = "fn @busy() {\nentry:\n  jump loop\nloop:\n  %old = rmw xor rlx i32 @z, 1\n  %stop = load rlx i32 @y\n  %is = ne i32 %stop, 0\n\
        br %is, end, loop\nend:\n  ret\n}\n";
    // As long as it is told to go on.
    let told = "fn @told() {\nentry:\n  jump loop\nloop:\n  %old = rmw xor rlx i32 @z, 1\n  %more = choose i32 0 to 1\n  %is = ne i32 %more, 0\n\
        br %is, loop, end\nend:\n  ret\n}\n";
    // Stores, and then waits: the store leaves the buffer all the same.
    let give_and_take = |name: &str, gives: &str, takes: &str| {
        wait(name, takes).replace("  jump loop\nloop", &format!("  store rlx i32 @{gives}, 1\n  jump loop\nloop"))
    };
    let programs = [
        ("nobody sets it", wait("wait", "x"), threads(&["wait"]), Some(EndlessWait), Some(EndlessWait)),
        ("somebody will set it", wait("wait", "x") + set, threads(&["wait", "set"]), None, None),
        ("what is in the buffer", give_and_take("a", "x", "y") + &give_and_take("b", "y", "x"), threads(&["a", "b"]), None, None),
        ("a lock that is not fair", lock.to_string(), threads(&["lock", "lock"]), None, Some(MaySpin)),
        ("a loop with effects", busy.to_string(), threads(&["busy"]), Some(MaySpin), Some(MaySpin)),
        ("two of them", busy.to_string() + set, threads(&["busy", "set"]), Some(MaySpin), Some(MaySpin)),
        ("an answer from outside", told.to_string(), threads(&["told"]), None, None),
    ];
    for (name, functions, threads, expected, starving) in programs {
        let program = parsed(&format!("{globals}{functions}{threads}"));
        for (model, starvation, workers) in [(Model::Sc, false, 1), (Model::Sc, true, 2), (Model::Tso, false, 2), (Model::Tso, true, 1)] {
            for (reduction, reductions) in Reductions::variants() {
                let options = Options { endless_waits: true, starvation, workers, reductions, ..Options::new(model) };
                let found = match states::check(&program, &options, &mut ()).0.verdict {
                    Verdict::Verified => None,
                    Verdict::Violated(violation) => {
                        assert!(!violation.detail.repeats.is_empty(), "{name}: the turn is part of the witness");
                        assert!(axioms::find(model.name()).is_some_and(|axioms| (axioms.consistent)(&violation.witness)), "{name}");
                        Some(violation.kind)
                    }
                    other => panic!("{name}: {other:?}"),
                };
                let wanted = if starvation { starving } else { expected };
                assert_eq!(found, wanted, "{name} under {}, starvation: {starvation}, {reduction}", model.name());
            }
        }
    }
}

/// All that is said of a program is the same, to the last event of the execution that is shown, however many workers there are.
#[test]
fn nothing_depends_on_the_number_of_workers() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("benchmarks/filter-4.tir");
    let filter_lock = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    // Whoever is in finds another owner than itself.
    let broken = filter_lock.replace("@owner, %51", "@owner, 9");
    for (source, model, expected) in
        [(&filter_lock, Model::Sc, "Interrupted"), (&filter_lock, Model::Tso, "Interrupted"), (&broken, Model::Sc, "Violated")]
    {
        let program = parsed(source);
        let run = |workers: usize| {
            let max_states = Some(30_000).filter(|_| expected == "Interrupted");
            let options = Options { workers, max_states, ..Options::new(model) };
            let (outcome, statistics) = states::check(&program, &options, &mut ());
            format!("{outcome:?} {:?}", (statistics.states, statistics.transitions, statistics.depth, statistics.limited))
        };
        let one = run(1);
        assert!(one.contains(expected), "{one}");
        for workers in [2, 3] {
            assert!(one == run(workers), "{workers} workers under {}", model.name());
        }
    }
}

fn parsed(source: &str) -> Program {
    parse_verified("test.tir", source).unwrap_or_else(|invalid| panic!("{invalid}"))
}

fn verdict_is(program: &Program, model: Model, kind: Option<ViolationKind>) {
    for (reduction, reductions) in Reductions::variants() {
        let (outcome, _) = states::check(program, &Options { reductions, ..Options::new(model) }, &mut ());
        let found = match outcome.verdict {
            Verdict::Verified => None,
            Verdict::Violated(violation) => Some(violation.kind),
            other => panic!("{reduction}: {other:?}"),
        };
        assert_eq!(found, kind, "{} under {}", reduction, model.name());
    }
}

/// A thread whose steps never concern anybody else must not keep the others from their turn for ever.
#[test]
fn a_busy_thread_leaves_others_their_turn() {
    let busy = "global @own: i32\nglobal @x: i32\n\
        fn @busy() {\nentry:\n  jump loop\nloop:\n  %a = load rlx i32 @own\n  %b = xor i32 %a, 1\n  store rlx i32 @own, %b\n  jump loop\n}\n\
        fn @other() {\nentry:\n  store rlx i32 @x, 1\n  %seen = load rlx i32 @x\n  %wrong = ne i32 %seen, 1\n  assert %wrong, \"reached\"\n  ret\n}\n\
        thread @busy()\nthread @other()\n";
    for model in [Model::Sc, Model::Tso] {
        verdict_is(&parsed(busy), model, Some(ViolationKind::Assertion));
    }
}

/// Programs that allocate, free and start threads for ever have finitely many states.
#[test]
fn endless_programs_with_a_heap_and_threads() {
    let alone = "fn @main() {\nentry:\n  jump loop\nloop:\n  %p = alloc 4\n  store i32 %p, 1\n  free %p\n  jump loop\n}\nthread @main()\n";
    // Each thread puts its object into the slot, and frees what it finds there.
    let swap = "global @slot: i64\n\
        fn @main() {\nentry:\n  jump loop\nloop:\n  %p = alloc 4\n  store rlx i32 %p, 1\n  %old = rmw xchg acq_rel i64 @slot, %p\n\
          %some = ne i64 %old, 0\n  br %some, use, loop\n\
        use:\n  %value = load rlx i32 %old\n  %right = eq i32 %value, 1\n  assert %right, \"initialised\"\n  free %old\n  jump loop\n}\n\
        thread @main()\nthread @main()\n";
    let spawning = "global @x: i32\n\
        fn @child() {\nentry:\n  store rlx i32 @x, 1\n  ret\n}\n\
        fn @main() {\nentry:\n  jump loop\nloop:\n  store rlx i32 @x, 0\n  %t = spawn @child()\n  join %t\n  %seen = load rlx i32 @x\n\
          %right = eq i32 %seen, 1\n  assert %right, \"the child's store\"\n  jump loop\n}\nthread @main()\n";
    for source in [alone, swap, spawning] {
        for model in [Model::Sc, Model::Tso] {
            verdict_is(&parsed(source), model, None);
        }
    }
}

/// Stores to memory that is freed: a thread's own go with it, another's are an error, buffered or not.
#[test]
fn freed_memory() {
    let own = "global @x: i32\n\
        fn @main() {\nentry:\n  %p = alloc 4\n  store rlx i64 @slot, %p\n  store rlx i32 %p, 1\n  store rlx i32 @x, 1\n  free %p\n  ret\n}\n\
        fn @other() {\nentry:\n  %a = load rlx i32 @x\n  ret\n}\nglobal @slot: i64\nthread @main()\nthread @other()\n";
    let others = "global @slot: i64\n\
        fn @main() {\nentry:\n  %p = alloc zeroed 4\n  store rlx i64 @slot, %p\n  fence sc\n  free %p\n  ret\n}\n\
        fn @other() {\nentry:\n  %p = load rlx i64 @slot\n  %some = ne i64 %p, 0\n  br %some, use, end\nuse:\n  store rlx i32 %p, 1\n  jump end\nend:\n  ret\n}\n\
        thread @main()\nthread @other()\n";
    for model in [Model::Sc, Model::Tso] {
        verdict_is(&parsed(own), model, None);
        verdict_is(&parsed(others), model, Some(ViolationKind::UseAfterFree));
        assert!(check(&parsed(others), model, "freed by another"));
    }
}

/// Store buffering: only SeqCst stores and SeqCst loads together forbid it under TSO, and a fence, and a locked instruction.
#[test]
fn store_buffering_in_its_variants() {
    let program = |first: &str, second: &str| {
        let thread = |name: &str, own: &str, other: &str, out: &str| {
            let (first, second) = (first.replace("OWN", own), second.replace("OTHER", other));
            format!("fn @{name}() {{\nentry:\n  {first}\n  {second}\n  store rlx i32 @{out}, %seen\n  ret\n}}\n")
        };
        let globals = "global @x: i32\nglobal @y: i32\nglobal @a: i32 = 1\nglobal @b: i32 = 1\n";
        parsed(&format!("{globals}{}{}thread @left()\nthread @right()\n", thread("left", "x", "y", "a"), thread("right", "y", "x", "b")))
    };
    let both_old = |program: &Program| match of_states(program, &Options::new(Model::Tso)).0 {
        Found::States(states) => states.contains(&vec![1, 1, 0, 0]),
        other => panic!("{other:?}"),
    };
    let variants = [
        ("store rlx i32 OWN, 1", "%seen = load rlx i32 OTHER", true),
        ("store sc i32 OWN, 1", "%seen = load rlx i32 OTHER", true),
        ("store rlx i32 OWN, 1", "%seen = load sc i32 OTHER", true),
        ("store sc i32 OWN, 1", "%seen = load sc i32 OTHER", false),
        ("store rlx i32 OWN, 1\n  fence sc", "%seen = load rlx i32 OTHER", false),
        ("store rlx i32 OWN, 1\n  fence acq_rel", "%seen = load rlx i32 OTHER", true),
        ("%old = rmw xchg rlx i32 OWN, 1", "%seen = load rlx i32 OTHER", false),
        ("store rlx i32 OWN, 1", "%seen = rmw add rlx i32 OTHER, 0", false),
    ];
    for (first, second, expected) in variants {
        let program = program(&first.replace("OWN", "@OWN"), &second.replace("OTHER", "@OTHER"));
        assert!(check(&program, Model::Tso, first));
        assert_eq!(both_old(&program), expected, "{first}; {second}");
    }
}

/// The execution that is shown for an error is one that the axioms of the model allow.
#[test]
fn witnesses_are_consistent() {
    let mut shown = 0;
    for model in [Model::Sc, Model::Tso] {
        let consistent = axioms::find(model.name()).expect("a model with axioms").consistent;
        for seed in 1..400 {
            let size = Size { threads: 3, events: 8 };
            let campaign = Campaign { model, programs: 1, seed, equivalences: Vec::new(), size, shape: None, without_spawn: false };
            let mut program = campaign.program(seed);
            // Every way to the end of a thread is an error.
            let functions: Vec<usize> = program.threads.iter().map(|thread| thread.function.index()).collect();
            fail_at_the_end(&mut program, functions[seed as usize % functions.len()]);
            for (reduction, reductions) in Reductions::variants() {
                let (outcome, _) = states::check(&program, &Options { reductions, ..Options::new(model) }, &mut ());
                if let Verdict::Violated(violation) = outcome.verdict {
                    assert!(consistent(&violation.witness), "seed {seed} under {}, {reduction}: {:#?}", model.name(), violation.witness);
                    assert_eq!(violation.witness.events.len(), violation.witness_at.len());
                    shown += 1;
                }
            }
        }
    }
    assert!(shown > 1000, "only {shown} errors were found");
}

fn fail_at_the_end(program: &mut Program, function: usize) {
    for block in &mut program.functions[function].blocks {
        let last = block.instructions.len() - 1;
        if matches!(block.instructions[last].op, Op::Return { .. }) {
            let at = block.instructions[last].at;
            let op = Op::Assert { condition: Operand::Constant(0), message: "the end".to_string() };
            block.instructions.insert(last, Instruction { op, at });
        }
    }
}

#[test]
fn random_programs_under_sc() {
    random_programs(Model::Sc);
}

#[test]
fn random_programs_under_tso() {
    random_programs(Model::Tso);
}

#[test]
fn kept_programs() {
    for model in [Model::Sc, Model::Tso] {
        for (number, kept) in kept::ALL.iter().enumerate() {
            check(&kept.program(model), model, &format!("kept program {number}"));
        }
        for kept in kept_texts::ALL {
            check(&kept.program(model), model, kept.name);
        }
    }
}

/// A full buffer is told of where something is left out, and only there.
#[test]
fn full_buffers() {
    let program = |writer: &str| {
        parsed(&format!(
            "global @x: i32\nglobal @y: i32\nglobal @d: i32\nglobal @a: i32 = 1\nglobal @b: i32 = 1\n\
             fn @writer() {{\nentry:\n{writer}  %seen = load rlx i32 @y\n  store rlx i32 @a, %seen\n  ret\n}}\n\
             fn @other() {{\nentry:\n  store rlx i32 @y, 1\n  fence sc\n  %seen = load rlx i32 @x\n  store rlx i32 @b, %seen\n  %d = load rlx i32 @d\n  ret\n}}\n\
             thread @writer()\nthread @other()\n"
        ))
    };
    let stores = |count: u32| (0..count).map(|value| format!("  store rlx i32 @d, {value}\n")).collect::<String>();
    let x = "  store rlx i32 @x, 1\n";
    let fence = "  fence sc\n";
    let own = "  %own = load rlx i32 @d\n";
    // What the writer does, the size of the buffer, and what is found: all final states, or some, and whether both threads may read 0.
    let cases = [
        (format!("{x}{}", stores(3)), 4, "all, with both 0"),
        (format!("{x}{}", stores(4)), 4, "some, without"),
        (format!("{x}{}", stores(4)), 5, "all, with both 0"),
        (format!("{x}{}", stores(40)), 32, "some, without"),
        (format!("{x}{}", stores(40)), 0, "all, with both 0"),
        // A thread that reads nothing meanwhile loses nothing.
        (format!("{x}{}{fence}", stores(40)), 4, "all, without"),
        (format!("{}{fence}{x}", stores(40)), 4, "all, with both 0"),
        (format!("{}{own}{fence}{x}", stores(40)), 4, "all, with both 0"),
    ];
    for (writer, store_buffer, expected) in cases {
        for (reduction, reductions) in Reductions::variants() {
            let options = Options { reductions, store_buffer, ..Options::new(Model::Tso) };
            let (some, states) = match of_states(&program(&writer), &options).0 {
                Found::States(states) => ("all", states),
                Found::SomeStates(states) => ("some", states),
                other => panic!("{other:?}"),
            };
            let both = states.iter().any(|state| state[3..] == [0, 0]);
            let found = format!("{some}, with{}", if both { " both 0" } else { "out" });
            assert_eq!(found, expected, "buffers of {store_buffer}, {reduction}:\n{writer}");
        }
    }
}

/// Says after a while that the run has to stop.
struct Impatient(std::sync::atomic::AtomicU32);

impl states::Observer for Impatient {
    fn interrupted(&self) -> bool {
        self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed) >= 20
    }
}

/// Two buffers that hold the same cells have very many results; a run can be stopped in the middle of the step.
#[test]
fn one_step_can_be_stopped() {
    let cells: Vec<String> = (0..28).map(|cell| format!("@c{cell}")).collect();
    let globals: String = cells.iter().map(|cell| format!("global {cell}: i32\n")).collect();
    let stores = |value: u32| cells.iter().map(|cell| format!("  store rlx i32 {cell}, {value}\n")).collect::<String>();
    let function = |name: &str, value: u32| format!("fn @{name}() {{\nentry:\n{}  fence sc\n  ret\n}}\n", stores(value));
    let looks = format!(
        "fn @looks() {{\nentry:\n{}  ret\n}}\n",
        cells.iter().map(|cell| format!("  %seen = load rlx i32 {cell}\n")).collect::<String>()
    );
    let threads = "thread @one()\nthread @two()\nthread @looks()\n";
    let program = parsed(&format!("{globals}{}{}{looks}{threads}", function("one", 1), function("two", 2)));
    for workers in [1, 2] {
        let options = Options { workers, ..Options::new(Model::Tso) };
        let (outcome, statistics) = states::check(&program, &options, &mut Impatient(0.into()));
        assert!(matches!(outcome.verdict, Verdict::Interrupted) && !statistics.limited, "{:?}", outcome.verdict);
        let options = Options { workers, max_states: Some(1000), ..Options::new(Model::Tso) };
        let (outcome, statistics) = states::check(&program, &options, &mut ());
        assert!(matches!(outcome.verdict, Verdict::Interrupted) && statistics.limited, "{:?}", outcome.verdict);
    }
}

/// Which loops are left to stored states, if the user does not say.
#[test]
fn the_engine_is_chosen_by_loops() {
    let chosen = |body: &str, model: Model| {
        let source = format!(
            "global @x: i32\nglobal @y: i32\nfn @step_back() {{\nentry:\n  store sc i32 @x, 0\n  ret\n}}\n\
             fn @add() {{\nentry:\n  rmw add sc i32 @y, 1\n  ret\n}}\n\
             fn @main() {{\nentry:\n  %count = copy i32 0\n  jump loop\nloop:\n{body}  br %again, loop, end\nend:\n  ret\n}}\nthread @main()\n"
        );
        choice::endless_loop(&parsed(&source), model).is_some()
    };
    let read = "  %seen = load sc i32 @y\n  %again = ne i32 %seen, 0\n";
    let cases = [
        // It waits.
        (read.to_string(), false),
        // It steps back, in its own words or in those of a function, or by giving up a lock.
        (format!("  store sc i32 @x, 1\n{read}  store sc i32 @x, 0\n"), true),
        (format!("  store sc i32 @x, 1\n{read}  call @step_back()\n"), true),
        (format!("  lock @x\n{read}  unlock @x\n"), true),
        // It tries until it succeeds.
        ("  %seen, %done = cas sc sc i32 @y, 0, 1\n  %again = eq i1 %done, 0\n".to_string(), false),
        ("  %seen = rmw xchg sc i32 @y, 1\n  %again = ne i32 %seen, 0\n".to_string(), false),
        // It counts: in a register, in memory, by a function.
        ("  store sc i32 @x, 1\n  %count = add i32 %count, 1\n  %seen = load sc i32 @y\n  %again = ne i32 %count, 3\n".to_string(), false),
        ("  %seen = load sc i32 @y\n  %next = add i32 %seen, 1\n  store sc i32 @y, %next\n  %again = ne i32 %next, 3\n".to_string(), false),
        (format!("  store sc i32 @x, 1\n{read}  call @add()\n"), false),
        // It has no exit.
        (format!("{read}  store sc i32 @x, 1\n  jump loop\nother:\n"), true),
    ];
    for (body, expected) in cases {
        for model in [Model::Sc, Model::Tso] {
            assert_eq!(chosen(&body, model), expected, "under {}:\n{body}", model.name());
        }
        assert!(!chosen(&body, Model::Rc11), "{body}");
    }
}
