//! Whole modules, and texts that are none.

use super::*;

const TYPED: &str = include_str!("../../tests/data/typed.ll");
const OPAQUE: &str = include_str!("../../tests/data/opaque.ll");

#[test]
fn both_kinds_of_pointers_are_read() {
    for (text, main) in [(TYPED, 40), (OPAQUE, 5)] {
        let mut module = Module::read("test.ll", text).unwrap();
        assert!(module.read_everything().unwrap() > main);
        assert!(matches!(module.symbols["main"], Symbol::Function(_)));
    }
}

#[test]
fn positions_are_found() {
    let mut module = Module::read("test.ll", TYPED).unwrap();
    let Symbol::Function(offset) = module.symbols["main"] else { panic!("main is defined") };
    let function = module.function(offset).unwrap();
    let last = function.blocks.last().unwrap().instructions.last().unwrap();
    let position = module.position(last.debug).unwrap();
    assert_eq!((position.file, position.line), ("a.c", 31));
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    let error = Module::read("test.ll", text).and_then(|mut module| module.read_everything()).unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn errors_name_the_place() {
    refused("hello\n", "test.ll:1:1: error: expected a definition, found `hello`");
    refused("define void @f() {\n  %x = add i32 1 2\n}\n", "test.ll:2:18: error: expected `,`, found `2`");
    refused("define void @f() {\n", "test.ll:1:7: error: the function @f does not end");
    refused("@x = global i32 $\n", "test.ll:1:17: error: expected a value, found `$`");
    refused("define void @f() {\n  fence foo\n}\n", "test.ll:2:9: error: expected a memory order, found `foo`");
}

/// Reads whatever it is, and must come back.
fn survives(text: &str) {
    if let Ok(mut module) = Module::read("test.ll", text) {
        let _ = module.read_everything();
    }
}

#[test]
fn every_prefix_is_answered() {
    for text in [TYPED, OPAQUE] {
        // The parts of the text that are independent of each other need not be read again with each prefix.
        let step = |at: usize| if at < 4000 { 1 } else { 13 };
        let mut at = 0;
        while at < text.len() {
            survives(&text[..at]);
            at += step(at);
        }
    }
}

#[test]
fn changed_bytes_are_answered() {
    let mut state = 1u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    for text in [TYPED, OPAQUE] {
        for _ in 0..2000 {
            let mut bytes = text.as_bytes().to_vec();
            let at = random(bytes.len());
            const INTERESTING: &[u8] = b"(){}[]<>\"!%@#,=*;\n0x-c \0a";
            bytes[at] = INTERESTING[random(INTERESTING.len())];
            survives(std::str::from_utf8(&bytes).unwrap());
        }
    }
}

#[test]
fn deep_nesting_is_answered() {
    let deep = |open: &str| format!("@x = global i8 {}\n", open.repeat(100_000));
    survives(&deep("[i8 "));
    survives(&deep("bitcast (i8 "));
    survives(&deep("getelementptr (i8, i8 "));
    survives(&format!("%t = type {}\n@x = global %t zeroinitializer\n", "{".repeat(100_000)));
    survives(&format!("define void @f({}", "(".repeat(100_000)));
}
