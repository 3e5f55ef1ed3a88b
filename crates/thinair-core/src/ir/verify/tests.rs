//! One or more programs for each rule: as text where the text can break the rule, as a changed program where it cannot.

use super::*;
use crate::ir::{BinaryOp, FileId, PrivateSlot, Register, SlotId, text};

fn errors(program: &Program) -> Vec<String> {
    verify(program).err().into_iter().flatten().map(|error| error.to_string()).collect()
}

/// All errors of a text.
fn check(source: &str, expected: &[&str]) {
    let program = text::parse("f", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    assert_eq!(errors(&program), expected, "{source}");
}

/// All errors of a function with this body (which begins on line 4), without their common beginning. There are also a global `@x`, a function
/// `@g(i32, i64) -> i8` and a function `@h()`.
fn check_body(body: &str, expected: &[&str]) {
    let source = format!(
        "global @x: i32\nfn @g(%a: i32, %b: i64) -> i8 {{ e: ret 0 }}\nfn @f(%n: i32, %c: i1, %p: i64) {{\n{body}\n}}\nfn @h() {{ e: ret }}\nthread @h()"
    );
    let expected: Vec<String> = expected.iter().map(|error| format!("f:{error}")).collect();
    check(&source, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

/// One error of an instruction that stands alone before a `ret`.
fn check_instruction(instruction: &str, expected: &str) {
    check_body(&format!("e:\n{instruction}\nret"), &[&format!("5:1: error: @f, block e, instruction 0: {expected}")]);
}

fn check_right(body: &str) {
    check_body(body, &[]);
}

#[test]
fn everything_that_is_right() {
    check_right("e: ret");
    check_right("e: %v = load acq apc i32 @x\nrmw add rel noret i32 @x, 1\n%o, %k = cas sc rlx i32 @x, 0, %v\nfence acq\nfence eieio\nret");
    check_right("e: %r = call @g(%n, %p)\n%i = call i16 %p(%r)\n%t = spawn @h()\njoin %t\nret");
}

#[test]
fn widths_of_operands() {
    check_instruction("%v = add i64 %n, 1", "the register %n is i32, but i64 is needed");
    check_instruction("%v = eq i8 1, %n", "the register %n is i32, but i8 is needed");
    check_instruction("%v = select i32 %n, 1, 2", "the register %n is i32, but i1 is needed");
    check_instruction("%v = zext i8 %n to i64", "the register %n is i32, but i8 is needed");
    check_instruction("%v = load rlx i32 %n", "the register %n is i32, but i64 is needed");
    check_instruction("store rlx i32 %n, 1", "the register %n is i32, but i64 is needed");
    check_instruction("store rlx i8 @x, %n", "the register %n is i32, but i8 is needed");
    check_instruction("rmw add rlx i64 @x, %n", "the register %n is i32, but i64 is needed");
    check_instruction("cas rlx rlx i64 @x, %n, 1", "the register %n is i32, but i64 is needed");
    check_instruction("%v = alloc %n", "the register %n is i32, but i64 is needed");
    check_instruction("free %n", "the register %n is i32, but i64 is needed");
    check_instruction("join %n", "the register %n is i32, but i64 is needed");
    check_instruction("lock %n", "the register %n is i32, but i64 is needed");
    check_instruction("unlock %n", "the register %n is i32, but i64 is needed");
    check_instruction("assume %n", "the register %n is i32, but i1 is needed");
    check_instruction("assert %n", "the register %n is i32, but i1 is needed");
    check_instruction("call %n()", "the register %n is i32, but i64 is needed");
    check_body("e: br %n, e, e", &["4:4: error: @f, block e, instruction 0: the register %n is i32, but i1 is needed"]);
    check_body("e: switch i8 %n, e []", &["4:4: error: @f, block e, instruction 0: the register %n is i32, but i8 is needed"]);
    check_body(
        "private $s[8]\ne: %v = load i8 $s[%n]\nret",
        &["5:4: error: @f, block e, instruction 0: the register %n is i32, but i64 is needed"],
    );
}

#[test]
fn casts() {
    check_instruction("%v = trunc i32 %n to i32", "i32 to i32 is not narrower");
    check_instruction("%v = trunc i32 %n to i64", "i32 to i64 is not narrower");
    check_instruction("%v = zext i32 %n to i8", "i32 to i8 is not wider");
    check_instruction("%v = sext i32 %n to i32", "i32 to i32 is not wider");
}

#[test]
fn memory_orders() {
    check_instruction("%v = load rel i32 @x", "a load cannot be release");
    check_instruction("%v = load acq_rel i32 @x", "a load cannot be acquire-release");
    check_instruction("store acq i32 @x, 1", "a store cannot be acquire");
    check_instruction("store acq_rel i32 @x, 1", "a store cannot be acquire-release");
    check_instruction("rmw add plain i32 @x, 1", "a rmw cannot be plain");
    check_instruction("cas plain rlx i32 @x, 1, 1", "a cas cannot be plain");
    check_instruction("cas rlx rel i32 @x, 1, 1", "a failing cas cannot be release");
    check_instruction("cas rlx plain i32 @x, 1, 1", "a failing cas cannot be plain");
    check_instruction("fence rlx", "a fence cannot be relaxed");
    check_instruction("fence plain", "a fence cannot be plain");
    let tag = "a tag that this access cannot have (apc: acquire loads; noret: loads, rmw; lr.rl: loads, rmw, cas; sc.aq: stores, rmw, cas)";
    check_instruction("%v = load rlx pair sc.aq i32 @x", tag);
    check_instruction("store rlx pair lr.rl i32 @x, 1", tag);
    check_instruction("rmw add rlx sc.aq i32 @x, 1", "lr.rl and sc.aq go with the tag pair");
    check_instruction("%v = load rlx apc i32 @x", tag);
    check_instruction("store rlx noret i32 @x, 1", tag);
    check_instruction("store rel apc i32 @x, 1", tag);
    check_instruction("%v = rmw add rlx apc i32 @x, 1", tag);
}

#[test]
fn calls() {
    check_instruction("call @g(1)", "@g has 2 parameters, but 1 arguments are given");
    check_instruction("call @g(1, 2, 3)", "@g has 2 parameters, but 3 arguments are given");
    check_instruction("%v = spawn @h(1)", "@h has 0 parameters, but 1 arguments are given");
    check_instruction("call @g(%p, 2)", "the register %p is i64, but i32 is needed");
    check_instruction("%v = call i8 @h()", "@h has no result");
    check_instruction("%v = call i16 @g(1, 2)", "the register %v is i16, but gets i8");
    check_instruction("call @x()", "@x is a global, not a function");
    check("fn @f(%n: i32) { e: ret }\nthread @f()", &["error: thread 0: @f has 1 parameters, but 0 arguments are given"]);
    check("fn @f() { e: ret }", &["error: there is no thread"]);
}

#[test]
fn returns() {
    check_body("e: ret 1", &["4:4: error: @f, block e, instruction 0: the function has no result, but a value is returned"]);
    check(
        "fn @f(%n: i32) -> i8 {\ne: ret\nu: ret %n\n}\nthread @f(0)",
        &[
            "f:2:4: error: @f, block e, instruction 0: the function has a result of i8, but none is returned",
            "f:3:4: error: @f, block u, instruction 0: the register %n is i32, but i8 is needed",
        ],
    );
}

#[test]
fn blocks() {
    check("fn @f() {\n}\nthread @f()", &["error: @f: there is no block; the first one is the entry"]);
    check_body("e: land e, unwind e", &["4:4: error: @f, block e, instruction 0: land stands right after a call"]);
    check_body(
        "e: fence sc",
        &["4:4: error: @f, block e: the block does not end with a terminator (jump, br, switch, ret, exit, land or unwind)"],
    );
    check_body("e: ret\nfence sc\nret", &["4:4: error: @f, block e, instruction 0: instructions follow the terminator of the block"]);
}

#[test]
fn choices_and_cases() {
    check_instruction("%v = choose i8 3 to 2", "there is nothing to choose from 3 to 2 (unsigned)");
    check_instruction("%v = choose i8 -1 to 2", "there is nothing to choose from 255 to 2 (unsigned)");
    check_body("e: switch i8 1, e [1: e, 2: e, 1: e]", &["4:4: error: @f, block e, instruction 0: the case 1 occurs twice"]);
}

#[test]
fn registers_are_assigned_before_they_are_used() {
    let error = "the register %v may be used before it is assigned";
    check_body("e: %w = copy i32 %v\n%v = copy i32 1\nret", &[&format!("4:4: error: @f, block e, instruction 0: {error}")]);
    // On one of two ways.
    check_body(
        "e: br %c, a, b\na: %v = copy i32 1\njump b\nb: %w = copy i32 %v\nret",
        &[&format!("7:4: error: @f, block b, instruction 0: {error}")],
    );
    // On both.
    check_right("e: br %c, a, b\na: %v = copy i32 1\njump d\nb: %v = copy i32 2\njump d\nd: %w = copy i32 %v\nret");
    // In a loop, where the text defines it later.
    check_right("e: jump set\nuse: %w = copy i32 %v\njump set\nset: %v = copy i32 1\nbr %c, use, out\nout: ret");
    check_body(
        "e: jump use\nuse: %w = copy i32 %v\n%v = copy i32 1\nbr %c, use, out\nout: ret",
        &[&format!("5:6: error: @f, block use, instruction 0: {error}")],
    );
    // What cannot be reached does no harm.
    check_right("e: ret\nu: %w = copy i32 %v\n%v = copy i32 1\nret");
    // Second results count.
    check_right("e: _, %k = cas rlx rlx i32 @x, 0, 1\nassume %k\nret");
    check_body("e: call @g(%v, 1)\n%v = copy i32 1\nret", &[&format!("4:4: error: @f, block e, instruction 0: {error}")]);
}

#[test]
fn sizes() {
    let large: String = (0..5).map(|index| format!("global @x{index}: i8[268435456]\n")).collect();
    check(
        &format!("{large}fn @f() {{ e: ret }}\nthread @f()"),
        &["error: the globals take 1342177280 bytes together; at most 1073741824 are allowed"],
    );
    check(
        "fn @f() {\nprivate $a[1048576]\nprivate $b[1]\ne: ret\n}\nthread @f()",
        &["error: @f: the private slots take 1048577 bytes; at most 1048576 are allowed"],
    );
    check(&format!("fn @f() {{ e: ret }}\n{}", "thread @f()\n".repeat(4097)), &["error: there are 4097 threads; at most 4096 are allowed"]);
    check(
        "global @x: i32[2]\nglobal @y: i64[2] = [@x+8, @x+9]\nfn @f() { e: ret }\nthread @f()",
        &["f:2:1: error: global @y: offset 9 is outside @x, which has 8 bytes"],
    );
}

/// The errors after a change that no text can express. The program has one of each thing.
fn check_changed(change: impl FnOnce(&mut Program), expected: &str) {
    let source = "global @x: i64 = 0\nfn @f(%n: i64) {\nprivate $s[4]\ne:\n%v = copy i64 %n\nret\n}\nthread @f(1)";
    let mut program = text::parse("f", source).unwrap();
    assert_eq!(errors(&program), [""; 0]);
    change(&mut program);
    assert_eq!(errors(&program), [expected]);
}

fn set(program: &mut Program, op: Op) {
    program.functions[0].blocks[0].instructions[0].op = op;
}

#[test]
fn ids_in_range() {
    let copy = |destination, width, value| Op::Copy { destination: RegisterId(destination), width, value };
    let here = |message: &str| format!("f:5:1: error: @f, block e, instruction 0: {message}");
    check_changed(|p| set(p, copy(9, Width::I64, Operand::Constant(0))), &here("there is no register 9"));
    check_changed(|p| set(p, copy(1, Width::I64, Operand::Register(RegisterId(9)))), &here("there is no register 9"));
    check_changed(|p| set(p, copy(1, Width::I64, Operand::Global(GlobalId(9)))), &here("there is no global 9"));
    check_changed(|p| set(p, copy(1, Width::I64, Operand::Function(FunctionId(9)))), &here("there is no function 9"));
    check_changed(
        |p| p.functions[0].blocks[0].instructions[1].op = Op::Jump { target: BlockId(9) },
        "f:6:1: error: @f, block e, instruction 1: there is no block 9",
    );
    let offset = Operand::Constant(0);
    check_changed(
        |p| set(p, Op::PrivateStore { width: Width::I8, slot: SlotId(9), offset, value: offset }),
        &here("there is no private slot 9"),
    );
    let callee = Operand::Function(FunctionId(0));
    let arguments = vec![Operand::Register(RegisterId(9))];
    check_changed(|p| set(p, Op::Call { destination: None, function: callee, arguments }), &here("there is no register 9"));
    check_changed(|p| p.globals[0].init[0] = Initializer::Address(GlobalId(9), 0), "f:1:1: error: global @x: there is no global 9");
    check_changed(
        |p| p.globals[0].init[0] = Initializer::FunctionAddress(FunctionId(9)),
        "f:1:1: error: global @x: there is no function 9",
    );
    check_changed(|p| p.threads[0].function = FunctionId(9), "error: thread 0: there is no function 9");
    check_changed(|p| p.globals[0].at.file = FileId(9), "error: global @x: the position is in file 9, but there are 1 files");
}

#[test]
fn what_the_text_cannot_say() {
    let here = |message: &str| format!("f:5:1: error: @f, block e, instruction 0: {message}");
    let destination = RegisterId(1);
    let zero = Operand::Constant(0);
    check_changed(
        |p| {
            p.functions[0].registers.push(Register { name: "b".into(), width: Width::I8 });
            set(p, Op::Copy { destination: RegisterId(2), width: Width::I64, value: zero });
        },
        &here("the register %b is i8, but gets i64"),
    );
    check_changed(
        |p| {
            p.functions[0].registers.push(Register { name: "b".into(), width: Width::I8 });
            let (left, right) = (Operand::Constant(256), Operand::Constant(255));
            set(p, Op::Binary { destination: RegisterId(2), op: BinaryOp::Add, width: Width::I8, left, right });
        },
        &here("the constant 256 does not fit into i8"),
    );
    check_changed(|p| set(p, Op::Assume { condition: Operand::Global(GlobalId(0)) }), &here("an address is i64, but i1 is needed"));
    check_changed(
        |p| {
            set(
                p,
                Op::Load {
                    destination,
                    width: Width::I64,
                    address: zero,
                    access: Access { order: Order::Relaxed, tags: Tags::STORE_ACQUIRES },
                },
            )
        },
        &here(
            "a tag that this access cannot have (apc: acquire loads; noret: loads, rmw; lr.rl: loads, rmw, cas; sc.aq: stores, rmw, cas)",
        ),
    );
    check_changed(|p| p.functions[0].parameters = vec![destination], "error: @f: the parameters are not the first registers");
    check_changed(
        |p| p.threads[0].arguments[0] = Operand::Register(destination),
        "error: thread 0: the argument of a thread is a constant or an address, not a register",
    );
    check_changed(|p| p.globals[0].length = 0, "f:1:1: error: global @x: 1 values for 0 elements");
    check_changed(|p| p.globals[0].length = 1 << 26, "f:1:1: error: global @x: it takes 536870912 bytes; at most 268435456 are allowed");
    check_changed(
        |p| {
            p.globals[0].element = Width::I8;
            p.globals[0].init[0] = Initializer::Value(256);
        },
        "f:1:1: error: global @x: the constant 256 does not fit into i8",
    );
    check_changed(
        |p| p.functions[0].private.push(PrivateSlot { name: String::new(), size: u32::MAX }),
        "error: @f: the private slots take 4294967299 bytes; at most 1048576 are allowed",
    );
}
