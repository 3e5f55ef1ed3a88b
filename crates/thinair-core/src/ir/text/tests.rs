//! Reading, printing, and what happens to wrong texts.

use super::*;

/// The text parses to what its print parses to, and the print of that is the same again.
fn check_round_trip(source: &str) -> Program {
    let program = parse("test.tir", source).unwrap_or_else(|error| panic!("{error}"));
    let printed = print(&program);
    let again = parse("printed.tir", &printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
    assert_eq!(program, again, "{printed}");
    assert_eq!(printed, print(&again));
    program
}

/// Every instruction and every kind of item.
pub(crate) const EVERYTHING: &str = r#"
; a comment
file "main.c"
global @x: i32 = 0
global @table: i32[128]
global @init: i64[4] = [1, -2, @table+4, @reader] ; another
global @"odd name": i8 at "main.c":7:1
fn @reader(%n: i64) -> i32 {
  private $buffer[16]
entry:
  %v = load acq i32 @x
  %c = eq i32 %v, 42
  br %c, then, else
then:
  %old = rmw add rlx i32 @x, 1
  rmw xchg sc noret i32 @x, -1
  %old2, %ok = cas acq_rel acq i32 @x, 0, 1
  _, %ok = cas rlx rlx i32 @x, 0, 1
  %old = cas rlx rlx i32 @x, 0, 1
  cas sc sc i32 @x, 0, 0xff
  store rel i32 @x, %v
  store i32 @x, %v at 12:3
  %v = load acq apc i32 @x
  fence sc
  fence dmb.ld
  assert %c, "mess\"age\u{1}" at "file.c":12:3
  assert true
  %wide = sext i32 %v to i64
  store i64 $buffer[%wide], %n
  %b = load i8 $buffer[3]
  %v = select i32 %ok, %v, 3
  %k = choose i8 -1 to 255
  switch i8 %k, else [1: then, -2: "odd label", 7: else]
"odd label":
  %p = alloc 16
  %q = alloc zeroed %p
  free %p
  %r = call i32 @reader(%p)
  %r = call @reader(-1)
  call @nothing()
  %r = call i32 %p(i32 -1, %q)
  %t = spawn @reader(0)
  join %t
  lock @x
  unlock @x
  assume %c
  jump else
else:
  ret 0
}
fn @nothing() {
entry: ret }
thread @reader(1)
thread @nothing()
"#;

#[test]
fn everything_round_trips() {
    let program = check_round_trip(EVERYTHING);
    assert_eq!(program.files, ["main.c", "test.tir", "file.c"]);
    assert_eq!(program.globals[2].init.len(), 4);
    assert_eq!(program.functions[0].blocks.len(), 4);
}

/// The first error of a text, without the name of the file.
fn check(source: &str, expected: &str) {
    let error = parse("f", source).expect_err(source).to_string();
    assert_eq!(error, format!("f:{expected}"), "{source}");
}

#[test]
fn wrong_items() {
    check("junk", "1:1: error: expected `global`, `fn` or `thread`, found `junk`");
    check("global x: i32", "1:8: error: expected the name of a global, found `x` (such as `@name`)");
    check("global @x i32", "1:11: error: expected `:`, found `i32`");
    check("global @x: i33", "1:12: error: expected a width, found `i33` (one of i1, i8, i16, i32, i64)");
    check("global @x: i8 = 256", "1:17: error: the constant 256 does not fit into i8 (from -128 to 255)");
    check("global @x: i8 = -129", "1:17: error: the constant -129 does not fit into i8 (from -128 to 255)");
    check("global @x: i64 = 18446744073709551616", "1:18: error: the number `18446744073709551616` does not fit into 64 bits");
    check("global @x: i64 = 0xg", "1:18: error: `0xg` is not a number (decimal, or hexadecimal after `0x`)");
    check("global @x: i64[99999999999]", "1:16: error: `@x` is too large (at most 268435456 bytes)");
    check("global @x: i64[18446744073709551615]", "1:16: error: `@x` is too large (at most 268435456 bytes)");
    check("global @x: i64[2] = [1, 2, 3]", "1:21: error: 3 values for 2 elements");
    check("global @x: i64[2] = [1, ", "1:25: error: expected a number, found the end of the line (decimal, or hexadecimal after `0x`)");
    check("global @x: i32 = @x", "1:18: error: an address does not fit into i32 (addresses are i64)");
    check("global @x: i64 = @table\nglobal @tabel: i8", "1:18: error: there is no global or function `@table` (did you mean `@tabel`?)");
    check("global @x: i8\nglobal @x: i8", "2:8: error: `@x` is defined twice (globals and functions share their names)");
    check("global @x: i8\nfn @x() {\n}", "2:4: error: `@x` is defined twice (globals and functions share their names)");
    check("global @x: i8\nfile \"a\"", "2:1: error: `file` after a global or function (list the files at the beginning)");
    check("file \"a\"\nfile \"a\"", "2:6: error: the file \"a\" is listed twice");
    check("global @x: i8 at 1:2", "1:18: error: a position without a file (begin the text with `file \"main.c\"`)");
    check("global @x: i8 at \"a\":99999999999:1", "1:22: error: the line 99999999999 is too large (at most 4294967295)");
    check("thread @f()", "1:8: error: there is no global or function `@f`");
    check("global @f: i8\nthread @f()", "2:8: error: `@f` is a global (a thread runs a function)");
    check("fn @f(%n: i8) {\n}\nthread @f(%n)", "3:11: error: expected a constant or an address, found `%n`");
    check("fn @f(%n: i8) {\n}\nthread @f(300)", "3:11: error: the constant 300 does not fit into i8 (from -128 to 255)");
    check("fn @f(%n: i8) {\n}\nthread @f(i16 3)", "3:11: error: the parameter is i8, not i16");
    check("fn @f(%n: i8, %n: i8) {\n}", "1:24: error: two parameters of this function are called `%n`");
    check("fn @f() {\n", "1:1: error: this function has no end (close it with `}`)");
    check("fn @f", "1:6: error: expected `(`, found the end of the line");
}

#[test]
fn wrong_characters() {
    check("global @x: i8 = 1 !", "1:19: error: unexpected character '!' (comments begin with `;`)");
    check("global @: i8", "1:8: error: expected a name after `@` (names that are not plain words are quoted)");
    check("file \"abc", "1:6: error: this string has no end (strings end on the line they begin, with `\"`)");
    check("file \"a\\q\"", "1:8: error: unknown escape (\\n, \\t, \\\\, \\\" or \\u{hexadecimal})");
    check("file \"a\\u{110000}\"", "1:8: error: unknown escape (\\n, \\t, \\\\, \\\" or \\u{hexadecimal})");
    check("global @x#y: i8", "1:10: error: expected a number after `#` (`name#2` tells apart things of the same name)");
}

/// The first error of a function with this one-line body.
fn check_body(body: &str, expected: &str) {
    check(&format!("global @x: i32\nfn @f(%n: i32, %c: i1) -> i32 {{\n{body}\n}}"), &format!("3:{expected}"));
}

#[test]
fn wrong_bodies() {
    check_body("ret", "1: error: expected a label, found `ret` (the first block needs one too, such as `entry:`)");
    check_body("e: frobnicate %n", "4: error: there is no instruction `frobnicate`");
    check_body("e: stoer i32 @x, 1", "4: error: there is no instruction `stoer` (did you mean `store`?)");
    check_body("e: %n", "6: error: expected `=`, found the end of the line");
    check_body("e: %abc = add i32 %abd, 1", "19: error: the register `%abd` is never assigned in this function (did you mean `%abc`?)");
    check_body("e: %c = add i32 %n, 1", "4: error: `%c` is i1 elsewhere, but i32 here (a register has one width)");
    check_body("e: add i32 %n, 1", "4: error: the result of `add` must go to a register (such as `%result = add …`)");
    check_body("e: %a, %b = add i32 %n, 1", "4: error: `add` has one result");
    check_body("e: %a = store i32 @x, 1", "4: error: `store` has no result");
    check_body("e: %a = load i32 $s[0]", "18: error: there is no private slot `$s` in this function");
    check_body("private $s[99999999]", "12: error: `$s` is too large (at most 1048576 bytes)");
    check_body("e: jump entry", "9: error: there is no label `entry` in this function");
    check_body("e: br %c, e", "12: error: expected `,`, found the end of the line");
    check_body("e: %a = trunc i32 %n", "21: error: expected `to`, found the end of the line (such as `%result = trunc i32 %x to i64`)");
    check_body("e: %a = choose i8 0 to 256", "24: error: the constant 256 does not fit into i8 (from -128 to 255)");
    check_body(
        "e: cas rlx i32 @x, 0, 1",
        "12: error: expected the order of a failure, found `i32` (one of plain, rlx, acq, rel, acq_rel, sc)",
    );
    check_body("e: %a = call %n()", "14: error: expected the width of the result (such as `%result = call i32 @function()`)");
    check_body("e: switch i8 1, e [1: e e]", "25: error: expected `,`, found `e`");
    check_body("e: ret 1 2", "10: error: expected the end of the line, found `2`");
    check_body("e: ret 1 at 5", "13: error: a position without a file (begin the text with `file \"main.c\"`)");
    check("fn @f() { private $s[4]\nprivate $s[4]\n}", "2:9: error: the private slot `$s` is declared twice");
    check(
        "fn @f() {\nprivate $s[4]\ne: store rlx i32 $s[0], 1\n}",
        "3:10: error: an access to a private slot has no memory order (no other thread can see the slot)",
    );
    check("fn @f() { register %a: i8\nregister %a: i8\n}", "2:10: error: the register `%a` is declared twice");
    check("fn @f() {\ne: ret\ne: ret\n}", "3:1: error: the label `e` is defined twice");
}

#[test]
fn equal_names_are_told_apart() {
    let program =
        check_round_trip("global @x: i8\nglobal @x#7: i16\nfn @x#1(%a: i8, %a#1: i16) {\ne: jump e#5\ne#5: ret\n}\nthread @x#1(0, 0)");
    assert_eq!(program.globals[1].name, "x");
    assert_eq!(program.functions[0].blocks[1].name, "e");
}

#[test]
fn declared_registers_keep_their_order() {
    let program = check_round_trip("fn @f() {\nregister %unused: i8\nregister %b: i32\ne:\n%a = copy i8 1\n%b = copy i32 1\nret\n}");
    let names: Vec<&str> = program.functions[0].registers.iter().map(|register| register.name.as_str()).collect();
    assert_eq!(names, ["unused", "b", "a"]);
}

#[test]
fn every_prefix_and_every_single_change_is_answered() {
    for end in (0..EVERYTHING.len()).filter(|end| EVERYTHING.is_char_boundary(*end)) {
        let _ = parse("f", &EVERYTHING[..end]);
    }
    for index in 0..EVERYTHING.len() {
        for replacement in ["", "\n", "}", "(", "]", "%", "\"", "9", ":", "é"] {
            let _ = parse("f", &format!("{}{replacement}{}", &EVERYTHING[..index], &EVERYTHING[index + 1..]));
        }
    }
}

#[test]
fn deep_nesting_and_long_lines_are_answered() {
    for (unit, count) in
        [("(", 200_000), ("[", 200_000), ("-", 200_000), ("{", 200_000), ("fn @f() {", 50_000), ("%a, ", 50_000), ("\"", 100_001)]
    {
        assert!(parse("f", &unit.repeat(count)).is_err());
        assert!(parse("f", &format!("fn @f() {{ e: {} }}", unit.repeat(count))).is_err());
    }
}
