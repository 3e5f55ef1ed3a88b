//! Any text is answered when it is read as LLVM IR, in full and as a program.
//!
//! ```sh
//! cargo install cargo-fuzz
//! cargo +nightly fuzz run llvm fuzz/corpus/llvm crates/thinair-llvm/tests/data -- -dict=fuzz/llvm.dict -max_total_time=180 -timeout=10
//! ```

#![no_main]

use libfuzzer_sys::fuzz_target;
use thinair_llvm::lower::Options;
use thinair_llvm::reader::Module;

fuzz_target!(|source: &str| {
    if let Ok(mut module) = Module::read("input.ll", source) {
        let _ = module.read_everything();
    }
    let _ = thinair_llvm::program("input.ll", source, Options { nondet: Some((0, 1)), ..Options::default() });
});
