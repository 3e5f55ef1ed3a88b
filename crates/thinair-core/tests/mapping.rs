//! The memory orders of C11 mean on each architecture what C11 promises: the classic tests, with and without them.

use std::borrow::Cow;

use thinair_core::engine::{self, Equivalence, Options, Verdict};
use thinair_core::ir::{Fence, Op, Program, text, verify};
use thinair_core::mapping;
use thinair_core::model::Model;

fn parse(source: &str) -> Program {
    text::parse_verified("test.tir", source).unwrap_or_else(|error| panic!("{error}"))
}

/// The program is verified under exactly the models of `right`, and violated under the others of `models`.
#[track_caller]
fn check(source: &str, models: &[Model], right: &[Model]) {
    let program = parse(source);
    for &model in models {
        for equivalence in [Equivalence::Rf, Equivalence::RfCo] {
            let options = Options { model, equivalence, unroll: None, max_executions: None };
            let outcome = engine::check(&program, &options, &mut ());
            match outcome.verdict {
                Verdict::Verified if right.contains(&model) => {}
                Verdict::Violated(_) if !right.contains(&model) => {}
                verdict => panic!("{} {equivalence:?}: {verdict:?}", model.name()),
            }
        }
    }
}

/// `A || B` with the two locations `@x` and `@y`.
fn two_threads(first: &str, second: &str) -> String {
    format!(
        "global @x: i32\nglobal @y: i32\nglobal @out: i32[2]\n\
         fn @first() {{\nentry:\n{first}\n  ret\n}}\nfn @second() {{\nentry:\n{second}\n  ret\n}}\n"
    )
}

fn message_passing(write: &str, read: &str) -> String {
    let sender = format!("  store rlx i32 @x, 1\n  {write}\n");
    let receiver = format!(
        "  {read}\n  %x = load rlx i32 @x\n  %early = eq i32 %y, 0\n  %late = eq i32 %x, 1\n  %right = or i1 %early, %late\n  assert %right, \"seen\"\n"
    );
    two_threads(&sender, &receiver) + "thread @first()\nthread @second()\n"
}

/// Each thread writes its location and reads the other's; a third joins them and asserts that one of them saw the other.
fn store_buffering(write: &str, between: &str, read: &str) -> String {
    let thread = |mine: &str, other: &str, slot: u32| {
        format!(
            "  store {write} i32 @{mine}, 1\n  {between}\n  %seen = load {read} i32 @{other}\n  %slot = add i64 @out, {slot}\n  store rlx i32 %slot, %seen\n"
        )
    };
    two_threads(&thread("x", "y", 0), &thread("y", "x", 4))
        + "fn @main() {\nentry:\n  %a = spawn @first()\n  %b = spawn @second()\n  join %a\n  join %b\n  %left = load rlx i32 @out\n\
           \x20 %slot = add i64 @out, 4\n  %right = load rlx i32 %slot\n  %either = or i32 %left, %right\n  %ok = ne i32 %either, 0\n\
           \x20 assert %ok, \"one saw the other\"\n  ret\n}\nthread @main()\n"
}

/// Those that keep messages in order only if asked to.
const WEAK: [Model; 7] = [Model::Rc11, Model::C11Simp, Model::Imm, Model::Armv8, Model::Armv7, Model::Riscv, Model::Power];

#[test]
fn message_passing_needs_release_and_acquire() {
    let strong = [Model::Sc, Model::Tso, Model::Ra, Model::Sra, Model::Ztso];
    let (store, load) = ("store rel i32 @y, 1", "%y = load acq i32 @y");
    check(&message_passing(store, load), &Model::ALL, &Model::ALL);
    check(&message_passing("store sc i32 @y, 1", "%y = load sc i32 @y"), &Model::ALL, &Model::ALL);
    check(&message_passing("store rlx i32 @y, 1", "%y = load rlx i32 @y"), &Model::ALL, &strong);
    // One half is not enough.
    check(&message_passing(store, "%y = load rlx i32 @y"), &WEAK, &[]);
    check(&message_passing("store rlx i32 @y, 1", load), &WEAK, &[]);
}

#[test]
fn message_passing_through_read_modify_writes() {
    let writes = ["rmw add rel i32 @y, 1", "rmw xchg acq_rel i32 @y, 1", "rmw xchg sc i32 @y, 1", "cas rel rlx i32 @y, 0, 1"];
    let reads =
        ["%y = rmw add acq i32 @y, 0", "%y = rmw or acq_rel i32 @y, 0", "%y = cas rlx acq i32 @y, 7, 8", "%y = cas sc sc i32 @y, 7, 8"];
    for write in writes {
        for read in reads {
            check(&message_passing(write, read), &Model::ALL, &Model::ALL);
        }
    }
    check(&message_passing("rmw add rlx i32 @y, 1", reads[0]), &WEAK, &[]);
    check(&message_passing(writes[0], "%y = rmw add rlx i32 @y, 0"), &WEAK, &[]);
}

/// An acquiring read-modify-write whose result nobody wants.
#[test]
fn read_modify_writes_without_a_result_acquire() {
    // The sender writes only before the receiver's addition: afterwards its comparison fails. So if the load finds 3, the addition has read from the sender.
    let sender = "  store rlx i32 @x, 1\n  cas rel rlx i32 @y, 0, 1\n".to_string();
    let receiver = |order: &str| {
        format!(
            "  rmw add {order} i32 @y, 2\n  %y = load rlx i32 @y\n  %x = load rlx i32 @x\n  %early = ne i32 %y, 3\n\
             \x20 %late = eq i32 %x, 1\n  %right = or i1 %early, %late\n  assert %right\n"
        )
    };
    let program = |order| two_threads(&sender, &receiver(order)) + "thread @first()\nthread @second()\n";
    check(&program("acq"), &Model::ALL, &Model::ALL);
    check(&program("rlx"), &WEAK, &[]);
}

#[test]
fn store_buffering_needs_sequential_consistency() {
    // Release/acquire has nothing stronger than itself, whatever the program asks for.
    let all_but_ra: Vec<Model> = Model::ALL.into_iter().filter(|&model| !matches!(model, Model::Ra | Model::Sra)).collect();
    check(&store_buffering("sc", "", "sc"), &Model::ALL, &all_but_ra);
    // A load-acquire of ARMv8 is ordered after an earlier store-release, unless it is of the weaker kind.
    check(&store_buffering("rel", "", "acq"), &Model::ALL, &[Model::Sc, Model::Armv8]);
    check(&store_buffering("rel", "", "acq apc"), &[Model::Armv8], &[]);
    check(&store_buffering("rlx", "", "rlx"), &Model::ALL, &[Model::Sc]);
    check(&store_buffering("rlx", "fence sc", "rlx"), &Model::ALL, &all_but_ra);
    // There, every releasing fence is a full one, and on ARMv7 every fence is.
    check(&store_buffering("rlx", "fence acq_rel", "rlx"), &Model::ALL, &[Model::Sc, Model::Armv8, Model::Armv7]);
}

#[test]
fn locks_protect_a_counter() {
    let source = "\
global @lock: i32
global @counter: i32
fn @count() {
entry:
  lock @lock
  %value = load i32 @counter
  %value = add i32 %value, 1
  store i32 @counter, %value
  unlock @lock
  ret
}
fn @main() {
entry:
  %a = spawn @count()
  %b = spawn @count()
  join %a
  join %b
  %value = load i32 @counter
  %both = eq i32 %value, 2
  assert %both
  ret
}
thread @main()
";
    check(source, &Model::ALL, &Model::ALL);
    check(&source.replace("  lock @lock\n", "").replace("  unlock @lock\n", ""), &Model::ALL, &[]);
}

#[test]
fn dekker_needs_full_fences() {
    let source = include_str!("../../../examples/dekker.tir");
    check(source, &Model::ALL, &[Model::Sc]);
    let all_but_ra: Vec<Model> = Model::ALL.into_iter().filter(|&model| !matches!(model, Model::Ra | Model::Sra)).collect();
    check(&source.replace("; fence sc\n", "fence sc\n"), &Model::ALL, &all_but_ra);
}

/// Every kind of access.
const ACCESSES: &str = "\
global @x: i32
fn @f() {
entry:
  %a = load acq i32 @x
  %b = load sc i32 @x
  store rel i32 @x, %a
  store sc i32 @x, 1
  rmw add acq_rel i32 @x, 1
  %c, %ok = cas sc rlx i32 @x, 1, 2
  lock @x
  unlock @x
  %d = load rlx i32 @x
  store i32 @x, %d
  fence sc
  ret
}
thread @f()
";

/// What the pass writes, in full.
#[track_caller]
fn check_table(model: Model, expected: &str) {
    let program = parse(ACCESSES);
    let lowered = mapping::lower(&program, model);
    assert_eq!(verify::verify(&lowered), Ok(()));
    let mut printed = String::new();
    for line in text::print(&lowered).lines().filter(|line| line.starts_with("  ") && !line.contains("register")) {
        let instruction = line.split(" at ").next().unwrap().trim_end();
        printed += &format!("{instruction}\n");
    }
    assert_eq!(printed, expected);
}

#[test]
fn the_table_of_power() {
    let expected = "  %a = load rlx i32 @x
  %mapping = eq i32 %a, %a
  assume %mapping
  fence isync
  fence sync
  %b = load rlx i32 @x
  %mapping = eq i32 %b, %b
  assume %mapping
  fence isync
  fence lwsync
  store rlx i32 @x, %a
  fence sync
  store rlx i32 @x, 1
  fence lwsync
  %mapping#1 = rmw add rlx i32 @x, 1
  %mapping = eq i32 %mapping#1, %mapping#1
  assume %mapping
  fence isync
  fence sync
  %c, %ok = cas rlx rlx i32 @x, 1, 2
  fence isync
  lock @x
  fence isync
  fence lwsync
  unlock @x
  %d = load rlx i32 @x
  store i32 @x, %d
  fence sc
  ret
";
    check_table(Model::Power, expected);
    // Positions are those of the access.
    let program = parse(ACCESSES);
    let instructions = &mapping::lower(&program, Model::Power).functions[0].blocks[0].instructions;
    assert!(instructions[..4].iter().all(|instruction| instruction.at.line == 4));
    assert!(instructions[4..9].iter().all(|instruction| instruction.at.line == 5));
}

#[test]
fn the_table_of_armv7() {
    let expected = "  %a = load rlx i32 @x
  fence dmb.full
  %b = load rlx i32 @x
  fence dmb.full
  fence dmb.full
  store rlx i32 @x, %a
  fence dmb.full
  store rlx i32 @x, 1
  fence dmb.full
  fence dmb.full
  rmw add rlx i32 @x, 1
  fence dmb.full
  fence dmb.full
  %c, %ok = cas rlx rlx i32 @x, 1, 2
  fence dmb.full
  lock @x
  fence dmb.full
  fence dmb.full
  unlock @x
  %d = load rlx i32 @x
  store i32 @x, %d
  fence sc
  ret
";
    check_table(Model::Armv7, expected);
}

#[test]
fn the_tables_of_riscv() {
    let expected = "  %a = load rlx i32 @x
  fence r.rw
  fence rw.rw
  %b = load rlx i32 @x
  fence r.rw
  fence rw.w
  store rlx i32 @x, %a
  fence rw.w
  store rlx i32 @x, 1
  rmw add acq_rel i32 @x, 1
  %c, %ok = cas sc pair lr.rl acq i32 @x, 1, 2
  lock @x
  unlock @x
  %d = load rlx i32 @x
  store i32 @x, %d
  fence sc
  ret
";
    check_table(Model::Riscv, expected);
    let without = |text: &str, lines: &[&str]| lines.iter().fold(text.to_string(), |text, line| text.replace(line, ""));
    check_table(Model::Ztso, &without(expected, &["  fence r.rw\n", "  fence rw.w\n"]));
}

/// Under TSO, only operations on threads and locks are touched, and only where a store may wait and a read may follow.
#[test]
fn the_barriers_of_tso() {
    let program = parse(
        "global @x: i32\nglobal @m: i32
fn @child() {
entry:
  lock @m
  store rlx i32 @x, 1
  unlock @m
  ret
}
fn @main() {
entry:
  %a = spawn @child()
  %b = spawn @child()
  store rlx i32 @x, 2
  join %a
  join %b
  lock @m
  %seen = load rlx i32 @x
  unlock @m
  lock @m
  unlock @m
  %again = load rlx i32 @x
  ret
}
thread @main()
",
    );
    let lowered = mapping::lower(&program, Model::Tso);
    assert_eq!(verify::verify(&lowered), Ok(()));
    let instructions = |function: usize| lowered.functions[function].blocks[0].instructions.clone();
    let fences = |function: usize| -> Vec<(usize, u32)> {
        let all = instructions(function).into_iter().enumerate();
        let fences = all.filter(|(_, instruction)| matches!(instruction.op, Op::Fence { fence: Fence::Mfence }));
        fences.map(|(number, instruction)| (number, instruction.at.line)).collect()
    };
    // The child reads nothing after its unlock. In main there is nothing in the buffer when the children start; the store leaves it by taking the lock, which
    // comes before the next read; after the first unlock comes a lock; after the last, a read.
    assert_eq!((fences(0), fences(1)), (vec![], vec![(10, 21)]));
    // What precedes and follows a function that is called by its name is known; one that is called by its address may be followed by anything.
    let fences_of = |main: &str| {
        let called = parse(&format!(
            "global @x: i32\nglobal @m: i32\nfn @f() {{\nentry:\n  lock @m\n  unlock @m\n  ret\n}}
fn @start() {{\nentry:\n  ret\n}}\nfn @g() {{\nentry:\n  %a = spawn @start()\n  join %a\n  ret\n}}
fn @main() {{\nentry:\n{main}  ret\n}}\nthread @main()\n"
        ));
        let lowered = mapping::lower(&called, Model::Tso);
        let is_fence = |instruction: &&thinair_core::ir::Instruction| matches!(instruction.op, Op::Fence { fence: Fence::Mfence });
        [0, 2].map(|function: usize| lowered.functions[function].blocks[0].instructions.iter().filter(is_fence).count())
    };
    let load = "  %seen = load rlx i32 @x\n";
    assert_eq!(fences_of("  call @f()\n"), [0, 0]);
    assert_eq!(fences_of(&format!("  call @f()\n{load}")), [1, 0]);
    assert_eq!(fences_of("  %f = copy i64 @f\n  call %f()\n"), [1, 0]);
    assert_eq!(fences_of(&format!("  call @g()\n{load}")), [0, 0]);
    assert_eq!(fences_of(&format!("  store rlx i32 @x, 1\n  call @g()\n{load}")), [0, 1]);
    assert_eq!(fences_of("  store rlx i32 @x, 1\n  call @g()\n  call @f()\n"), [0, 0]);
}

#[test]
fn programs_that_need_nothing_are_not_copied() {
    let relaxed = parse("global @x: i32\nfn @f() {\nentry:\n  store rlx i32 @x, 1\n  fence sc\n  ret\n}\nthread @f()\n");
    let strong = parse("global @x: i32\nfn @f() {\nentry:\n  store rel i32 @x, 1\n  ret\n}\nthread @f()\n");
    for model in Model::ALL {
        assert!(matches!(mapping::lower(&relaxed, model), Cow::Borrowed(_)), "{}", model.name());
        assert_eq!(
            matches!(mapping::lower(&strong, model), Cow::Owned(_)),
            matches!(model, Model::Power | Model::Armv7 | Model::Riscv | Model::Ztso),
            "{}",
            model.name()
        );
    }
}
