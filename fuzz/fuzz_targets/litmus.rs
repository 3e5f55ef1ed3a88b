//! Any text is answered when it is read as a litmus test: a program for each engine, or an error with its place.
//!
//! ```sh
//! cargo +nightly fuzz run litmus fuzz/corpus/litmus tests/corpus/litmus examples/litmus -- -max_total_time=180 -timeout=10
//! ```

#![no_main]

use libfuzzer_sys::fuzz_target;
use thinair_litmus::builder::Form;
use thinair_litmus::lower::lower_as;
use thinair_litmus::parse;

fuzz_target!(|source: &str| {
    let Ok(test) = parse(source) else { return };
    for form in [Form::Fused, Form::Separate] {
        let _ = lower_as(&test, "input.litmus", form);
    }
});
