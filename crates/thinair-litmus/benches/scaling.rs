//! How the time of a litmus test grows with its size: one writer and N readers, N writers of one location, store buffering with ten writes behind it, and
//! one long execution.
//!
//! `cargo bench -p thinair-litmus`; a filter picks some: `cargo bench -p thinair-litmus -- readers`. Every answer is checked before it is timed.

use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, SamplingMode, criterion_group, criterion_main};
use thinair_litmus::{Rules, lower, parse, run};

/// A test of POWER; each thread has its own instructions, which may use `r1` = 1 and the addresses in `r10`, `r11` and `r12` (x, y and z).
fn power(name: &str, threads: &[Vec<String>], condition: &str) -> String {
    let mut text = format!("PPC {name}\n{{\n");
    for thread in 0..threads.len() {
        let _ = writeln!(text, "{thread}:r1=1; {thread}:r10=x; {thread}:r11=y; {thread}:r12=z;");
    }
    text += "}\n";
    columns(&mut text, threads);
    text + condition + "\n"
}

fn aarch64(name: &str, threads: &[Vec<String>], condition: &str) -> String {
    let mut text = format!("AArch64 {name}\n{{\n");
    for thread in 0..threads.len() {
        let _ = writeln!(text, "{thread}:X1=1; {thread}:X10=x;");
    }
    text += "}\n";
    columns(&mut text, threads);
    text + condition + "\n"
}

/// A column for each thread.
fn columns(text: &mut String, threads: &[Vec<String>]) {
    let names: Vec<String> = (0..threads.len()).map(|thread| format!("P{thread}")).collect();
    let _ = writeln!(text, "{} ;", names.join(" | "));
    for line in 0..threads.iter().map(Vec::len).max().unwrap_or(0) {
        let cells: Vec<&str> = threads.iter().map(|thread| thread.get(line).map_or("", String::as_str)).collect();
        let _ = writeln!(text, "{} ;", cells.join(" | "));
    }
}

fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| line.to_string()).collect()
}

fn readers(number: usize, writer: &str, reader: &str) -> Vec<Vec<String>> {
    std::iter::once(lines(&[writer])).chain((0..number).map(|_| lines(&[reader]))).collect()
}

fn store_buffering_and_writes(fence: Option<&str>) -> Vec<Vec<String>> {
    let thread = |mine: &str, other: &str, label: &str| {
        let mut code = vec![format!("stw r1,0({mine})")];
        code.extend(fence.map(str::to_string));
        code.extend([format!("lwz r2,0({other})"), "cmpwi r2,0".to_string(), format!("bne {label}")]);
        code.extend((0..10).map(|_| "stw r1,0(r12)".to_string()));
        code.push(format!("{label}:"));
        code
    };
    vec![thread("r10", "r11", "L0"), thread("r11", "r10", "L1")]
}

/// So many stores, to two locations in turn, with a sync between any two.
fn long(stores: usize) -> Vec<Vec<String>> {
    let mut code = Vec::new();
    for store in 0..stores {
        code.push(format!("stw r1,0(r1{})", store % 2));
        code.push("sync".to_string());
    }
    code.pop();
    vec![code]
}

/// A test, and how many executions it has.
fn tests() -> Vec<(&'static str, String, u64)> {
    vec![
        ("readers-12/PPC", power("R12", &readers(12, "stw r1,0(r10)", "lwz r2,0(r10)"), "exists (1:r2=1 /\\ 12:r2=0)"), 4096),
        ("readers-12/AArch64", aarch64("R12", &readers(12, "STR W1,[X10]", "LDR W2,[X10]"), "exists (1:X2=1 /\\ 12:X2=0)"), 4096),
        ("writers-8/PPC", power("W8", &vec![lines(&["stw r1,0(r10)"]); 8], "exists (x=1)"), 40320),
        ("SB+10W/PPC", power("SB+10W", &store_buffering_and_writes(None), "exists (z=1)"), 184_759),
        ("SB+10W+syncs/PPC", power("SB+10W+syncs", &store_buffering_and_writes(Some("sync")), "exists (z=1)"), 3),
        ("long-200/PPC", power("L200", &long(200), "exists (x=1)"), 1),
        ("long-400/PPC", power("L400", &long(400), "exists (x=1)"), 1),
        ("long-800/PPC", power("L800", &long(800), "exists (x=1)"), 1),
    ]
}

fn scaling(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("litmus");
    // One run may take seconds: few, equally long samples.
    group
        .sampling_mode(SamplingMode::Flat)
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(2));
    for (name, text, executions) in tests() {
        let test = parse(&text).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
        let lowered = lower(&test, name).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
        let mut is_checked = false;
        group.bench_function(name, |bencher| {
            if !std::mem::replace(&mut is_checked, true) {
                let answer = run(&test, &lowered, Rules::of(test.architecture)).unwrap_or_else(|error| panic!("{name}: {error}"));
                assert_eq!(answer.positive + answer.negative, executions, "{name}");
                assert!(answer.positive > 0, "{name}");
            }
            bencher.iter(|| black_box(run(black_box(&test), &lowered, Rules::of(test.architecture))));
        });
    }
    group.finish();
}

criterion_group!(benches, scaling);
criterion_main!(benches);
