//! Any text is answered, and what parses prints to a text that parses to the same program.
//!
//! ```sh
//! cargo install cargo-fuzz
//! cargo +nightly fuzz run tir fuzz/corpus/tir fuzz/seeds/tir -- -dict=fuzz/tir.dict -max_total_time=180
//! ```

#![no_main]

use libfuzzer_sys::fuzz_target;
use thinair_core::ir::{text, verify};

fuzz_target!(|source: &str| {
    let Ok(program) = text::parse("input", source) else { return };
    let verified = verify::verify(&program);
    let printed = text::print(&program);
    let again = text::parse("printed", &printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
    assert_eq!(program, again, "{printed}");
    assert_eq!(verified, verify::verify(&again));
});
