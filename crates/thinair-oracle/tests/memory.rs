//! Memory is linear in the size of one execution: exploring many executions takes hardly more than exploring few.
//!
//! Each exploration runs in a process of its own (the binary `rates`), which reports its peak. Where the system does not tell (no `/proc`), the
//! test says so and passes.

use std::process::Command;

/// The peak of the resident set of one exploration under rc11.
fn peak_kib(program: &str, size: u32) -> Option<u64> {
    let output = Command::new(env!("CARGO_BIN_EXE_rates")).args(["rc11", &format!("{program}:{size}")]).output().expect("rates runs");
    let table = String::from_utf8(output.stdout).expect("a table");
    assert!(output.status.success() && !table.contains("wrong") && !table.contains("not finished"), "{table}");
    let peak = table.lines().last()?.trim_end_matches('|').rsplit('|').next()?.trim();
    peak.parse().ok()
}

fn grows_little(program: &str, small: u32, large: u32) {
    let (Some(before), Some(after)) = (peak_kib(program, small), peak_kib(program, large)) else {
        eprintln!("skipped: this system does not tell the peak of the resident set");
        return;
    };
    let growth = after.saturating_sub(before);
    assert!(growth < 32 * 1024, "{program}({large}) takes {growth} KiB more than {program}({small})");
}

#[test]
fn readers() {
    grows_little("readers", 4, 18);
}

#[test]
fn writes_to_one_location() {
    grows_little("nwrites-loc", 3, 9);
}

#[test]
fn compare_and_swap() {
    grows_little("casw", 2, 6);
}
