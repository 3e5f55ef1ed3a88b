//! The classical litmus tests under every model, run by the engine, held against the verdicts that the literature documents: the tutorial of Maranget,
//! Sarkar and Sewell (2012) and "Herding cats" (2014) for POWER and ARMv7, Pulte et al. (2018) for ARMv8, the RISC-V manual, Owens et al. (2009) for x86,
//! Lahav et al. (2016, 2017) for RA, SRA and RC11, Batty et al. (2016) for C11, Podkopaev et al. (2019) for IMM.
//!
//! The table is docs/verdicts.md; `THINAIR_BLESS=1` writes it anew.

use std::fmt::Write;

use thinair_core::engine::{self, Equivalence, Observer, Options, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;

/// How an access is linked to the one before it in its thread.
#[derive(Clone, Copy, PartialEq)]
enum Link {
    Po,
    /// A C11 fence of this order, which each architecture has its own for.
    Fence(&'static str),
    Addr,
    Data,
    Ctrl,
    /// A branch, then isync or isb.
    CtrlInstructionFence,
}

use Link::{Addr, Ctrl, CtrlInstructionFence, Data, Fence, Po};

/// A read that must have this value, or a write of it; `order` is that of C11.
#[derive(Clone, Copy)]
struct Access {
    link: Link,
    order: &'static str,
    location: char,
    value: u32,
    write: bool,
}

const fn r(location: char, value: u32) -> Access {
    Access { link: Po, order: "rlx", location, value, write: false }
}
const fn w(location: char, value: u32) -> Access {
    Access { link: Po, order: "rlx", location, value, write: true }
}
const fn after(link: Link, access: Access) -> Access {
    Access { link, ..access }
}
const fn with(order: &'static str, access: Access) -> Access {
    Access { order, ..access }
}

struct Test {
    name: &'static str,
    threads: &'static [&'static [Access]],
    /// Writes, by location and value, of which the first must be co-before the second.
    co: &'static [(char, u32, u32)],
    /// Under which models the outcome is documented to be allowed; the rest forbid it.
    allowed: &'static [&'static str],
}

const fn test(
    name: &'static str,
    threads: &'static [&'static [Access]],
    co: &'static [(char, u32, u32)],
    allowed: &'static [&'static str],
) -> Test {
    Test { name, threads, co, allowed }
}

const STRONG: Link = Fence("sc");
const LIGHT: Link = Fence("acq_rel");

const TESTS: &[Test] = &[
    test(
        "SB",
        &[&[w('x', 1), r('y', 0)], &[w('y', 1), r('x', 0)]],
        &[],
        &["tso", "pso", "ra", "sra", "rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "ztso", "power"],
    ),
    test(
        "SB+light",
        &[&[w('x', 1), after(LIGHT, r('y', 0))], &[w('y', 1), after(LIGHT, r('x', 0))]],
        &[],
        &["tso", "pso", "ra", "sra", "rc11", "c11-simp", "imm", "riscv", "ztso", "power"],
    ),
    test("SB+strong", &[&[w('x', 1), after(STRONG, r('y', 0))], &[w('y', 1), after(STRONG, r('x', 0))]], &[], &["ra", "sra"]),
    test(
        "SB+rel+acq",
        &[&[with("rel", w('x', 1)), with("acq", r('y', 0))], &[with("rel", w('y', 1)), with("acq", r('x', 0))]],
        &[],
        &["tso", "pso", "ra", "sra", "rc11", "c11-simp", "imm", "armv7", "riscv", "ztso", "power"],
    ),
    test("SB+sc", &[&[with("sc", w('x', 1)), with("sc", r('y', 0))], &[with("sc", w('y', 1)), with("sc", r('x', 0))]], &[], &["ra", "sra"]),
    test(
        "MP",
        &[&[w('x', 1), w('y', 1)], &[r('y', 1), r('x', 0)]],
        &[],
        &["pso", "rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test(
        "MP+strong+po",
        &[&[w('x', 1), after(STRONG, w('y', 1))], &[r('y', 1), r('x', 0)]],
        &[],
        &["rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test(
        "MP+strong+addr",
        &[&[w('x', 1), after(STRONG, w('y', 1))], &[r('y', 1), after(Addr, r('x', 0))]],
        &[],
        &["rc11", "c11-simp", "imm"],
    ),
    test(
        "MP+strong+ctrl",
        &[&[w('x', 1), after(STRONG, w('y', 1))], &[r('y', 1), after(Ctrl, r('x', 0))]],
        &[],
        &["rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test("MP+strong+ctrlisync", &[&[w('x', 1), after(STRONG, w('y', 1))], &[r('y', 1), after(CtrlInstructionFence, r('x', 0))]], &[], &[]),
    test("MP+light", &[&[w('x', 1), after(LIGHT, w('y', 1))], &[r('y', 1), after(LIGHT, r('x', 0))]], &[], &[]),
    test("MP+rel+acq", &[&[w('x', 1), with("rel", w('y', 1))], &[with("acq", r('y', 1)), r('x', 0)]], &[], &[]),
    test("LB", &[&[r('x', 1), w('y', 1)], &[r('y', 1), w('x', 1)]], &[], &["imm", "armv8", "armv7", "riscv", "power"]),
    test("LB+data+po", &[&[r('x', 1), after(Data, w('y', 1))], &[r('y', 1), w('x', 1)]], &[], &["imm", "armv8", "armv7", "riscv", "power"]),
    test("LB+datas", &[&[r('x', 1), after(Data, w('y', 1))], &[r('y', 1), after(Data, w('x', 1))]], &[], &[]),
    test("LB+addrs", &[&[r('x', 1), after(Addr, w('y', 1))], &[r('y', 1), after(Addr, w('x', 1))]], &[], &[]),
    test("LB+ctrls", &[&[r('x', 1), after(Ctrl, w('y', 1))], &[r('y', 1), after(Ctrl, w('x', 1))]], &[], &[]),
    test("LB+light", &[&[r('x', 1), after(LIGHT, w('y', 1))], &[r('y', 1), after(LIGHT, w('x', 1))]], &[], &[]),
    test("LB+acq", &[&[with("acq", r('x', 1)), w('y', 1)], &[with("acq", r('y', 1)), w('x', 1)]], &[], &[]),
    test("LB+rel", &[&[r('x', 1), with("rel", w('y', 1))], &[r('y', 1), with("rel", w('x', 1))]], &[], &[]),
    test(
        "IRIW",
        &[&[w('x', 1)], &[w('y', 1)], &[r('x', 1), r('y', 0)], &[r('y', 1), r('x', 0)]],
        &[],
        &["ra", "sra", "rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test(
        "IRIW+addrs",
        &[&[w('x', 1)], &[w('y', 1)], &[r('x', 1), after(Addr, r('y', 0))], &[r('y', 1), after(Addr, r('x', 0))]],
        &[],
        &["ra", "sra", "rc11", "c11-simp", "imm", "armv7", "power"],
    ),
    test(
        "IRIW+light",
        &[&[w('x', 1)], &[w('y', 1)], &[r('x', 1), after(LIGHT, r('y', 0))], &[r('y', 1), after(LIGHT, r('x', 0))]],
        &[],
        &["ra", "sra", "rc11", "c11-simp", "imm", "power"],
    ),
    test(
        "IRIW+strong",
        &[&[w('x', 1)], &[w('y', 1)], &[r('x', 1), after(STRONG, r('y', 0))], &[r('y', 1), after(STRONG, r('x', 0))]],
        &[],
        &["ra", "sra", "c11-simp"],
    ),
    test(
        "IRIW+rel+acq",
        &[
            &[with("rel", w('x', 1))],
            &[with("rel", w('y', 1))],
            &[with("acq", r('x', 1)), with("acq", r('y', 0))],
            &[with("acq", r('y', 1)), with("acq", r('x', 0))],
        ],
        &[],
        &["ra", "sra", "rc11", "c11-simp", "imm", "power"],
    ),
    test(
        "IRIW+sc",
        &[
            &[with("sc", w('x', 1))],
            &[with("sc", w('y', 1))],
            &[with("sc", r('x', 1)), with("sc", r('y', 0))],
            &[with("sc", r('y', 1)), with("sc", r('x', 0))],
        ],
        &[],
        &["ra", "sra"],
    ),
    test(
        "WRC",
        &[&[w('x', 1)], &[r('x', 1), w('y', 1)], &[r('y', 1), r('x', 0)]],
        &[],
        &["rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test(
        "WRC+data+addr",
        &[&[w('x', 1)], &[r('x', 1), after(Data, w('y', 1))], &[r('y', 1), after(Addr, r('x', 0))]],
        &[],
        &["rc11", "c11-simp", "imm", "armv7", "power"],
    ),
    test(
        "WRC+light+addr",
        &[&[w('x', 1)], &[r('x', 1), after(LIGHT, w('y', 1))], &[r('y', 1), after(Addr, r('x', 0))]],
        &[],
        &["rc11", "c11-simp", "imm"],
    ),
    test("WRC+strong", &[&[w('x', 1)], &[r('x', 1), after(STRONG, w('y', 1))], &[r('y', 1), after(STRONG, r('x', 0))]], &[], &[]),
    test(
        "RWC",
        &[&[w('x', 1)], &[r('x', 1), r('y', 0)], &[w('y', 1), r('x', 0)]],
        &[],
        &["tso", "pso", "ra", "sra", "rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "ztso", "power"],
    ),
    test(
        "RWC+strong",
        &[&[w('x', 1)], &[r('x', 1), after(STRONG, r('y', 0))], &[w('y', 1), after(STRONG, r('x', 0))]],
        &[],
        &["ra", "sra", "c11-simp"],
    ),
    test(
        "ISA2",
        &[&[w('x', 1), w('y', 1)], &[r('y', 1), w('z', 1)], &[r('z', 1), r('x', 0)]],
        &[],
        &["pso", "rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test(
        "ISA2+strong+data+addr",
        &[&[w('x', 1), after(STRONG, w('y', 1))], &[r('y', 1), after(Data, w('z', 1))], &[r('z', 1), after(Addr, r('x', 0))]],
        &[],
        &["rc11", "c11-simp", "imm"],
    ),
    test(
        "ISA2+light+data+addr",
        &[&[w('x', 1), after(LIGHT, w('y', 1))], &[r('y', 1), after(Data, w('z', 1))], &[r('z', 1), after(Addr, r('x', 0))]],
        &[],
        &["rc11", "c11-simp", "imm"],
    ),
    test(
        "PPOAA",
        &[&[w('x', 1), after(STRONG, w('y', 1))], &[r('y', 1), after(Addr, w('z', 1)), r('z', 1), after(Addr, r('x', 0))]],
        &[],
        &["rc11", "c11-simp", "imm"],
    ),
    test(
        "PPOCA",
        &[&[w('x', 1), after(STRONG, w('y', 1))], &[r('y', 1), after(Ctrl, w('z', 1)), r('z', 1), after(Addr, r('x', 0))]],
        &[],
        &["rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test(
        "2+2W",
        &[&[w('x', 2), w('y', 1)], &[w('y', 2), w('x', 1)]],
        &[('x', 1, 2), ('y', 1, 2)],
        &["pso", "ra", "rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test(
        "2+2W+light",
        &[&[w('x', 2), after(LIGHT, w('y', 1))], &[w('y', 2), after(LIGHT, w('x', 1))]],
        &[('x', 1, 2), ('y', 1, 2)],
        &["ra", "rc11", "c11-simp", "imm"],
    ),
    test(
        "2+2W+strong",
        &[&[w('x', 2), after(STRONG, w('y', 1))], &[w('y', 2), after(STRONG, w('x', 1))]],
        &[('x', 1, 2), ('y', 1, 2)],
        &["ra"],
    ),
    test(
        "R",
        &[&[w('x', 1), w('y', 1)], &[w('y', 2), r('x', 0)]],
        &[('y', 1, 2)],
        &["tso", "pso", "ra", "sra", "rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "ztso", "power"],
    ),
    test(
        "R+light+strong",
        &[&[w('x', 1), after(LIGHT, w('y', 1))], &[w('y', 2), after(STRONG, r('x', 0))]],
        &[('y', 1, 2)],
        &["ra", "sra", "rc11", "c11-simp", "imm", "power"],
    ),
    test("R+strong", &[&[w('x', 1), after(STRONG, w('y', 1))], &[w('y', 2), after(STRONG, r('x', 0))]], &[('y', 1, 2)], &["ra", "sra"]),
    test(
        "S",
        &[&[w('x', 2), w('y', 1)], &[r('y', 1), w('x', 1)]],
        &[('x', 1, 2)],
        &["pso", "rc11", "c11-simp", "imm", "armv8", "armv7", "riscv", "power"],
    ),
    test(
        "S+strong+data",
        &[&[w('x', 2), after(STRONG, w('y', 1))], &[r('y', 1), after(Data, w('x', 1))]],
        &[('x', 1, 2)],
        &["rc11", "c11-simp", "imm"],
    ),
    test("CoRR", &[&[w('x', 1)], &[r('x', 1), r('x', 0)]], &[], &[]),
    test("CoWW", &[&[w('x', 1), w('x', 2)]], &[('x', 2, 1)], &[]),
    test("CoWR", &[&[w('x', 1), r('x', 2)], &[w('x', 2)]], &[('x', 2, 1)], &[]),
    test("CoRW1", &[&[r('x', 1), w('x', 1)]], &[], &[]),
    test("CoRW2", &[&[r('x', 2), w('x', 1)], &[w('x', 2)]], &[('x', 1, 2)], &[]),
];

fn instruction_fence(model: Model) -> Option<&'static str> {
    match model {
        Model::Power => Some("isync"),
        Model::Armv8 | Model::Armv7 => Some("isb"),
        _ => None,
    }
}

/// The program in textual form; `None` if the model does not have what it needs.
fn program(test: &Test, model: Model) -> Option<String> {
    let mut text = String::from("global @x: i32\nglobal @y: i32\nglobal @z: i32\n");
    for (number, thread) in test.threads.iter().enumerate() {
        let _ = writeln!(text, "fn @t{number}() {{\nentry:");
        let mut last_read = String::new();
        for (index, access) in thread.iter().enumerate() {
            let Access { link, order, location, value, write } = *access;
            let (mut address, mut stored) = (format!("@{location}"), value.to_string());
            match link {
                Po => {}
                Fence(fence) => {
                    let _ = writeln!(text, "  fence {fence}");
                }
                Addr => {
                    let _ = writeln!(text, "  %z{index} = xor i32 {last_read}, {last_read}\n  %w{index} = zext i32 %z{index} to i64");
                    let _ = writeln!(text, "  %a{index} = add i64 {address}, %w{index}");
                    address = format!("%a{index}");
                }
                Data => {
                    let _ = writeln!(text, "  %z{index} = xor i32 {last_read}, {last_read}\n  %v{index} = add i32 %z{index}, {stored}");
                    stored = format!("%v{index}");
                }
                Ctrl | CtrlInstructionFence => {
                    let _ = writeln!(
                        text,
                        "  %c{index} = eq i32 {last_read}, {last_read}\n  br %c{index}, next{index}, next{index}\nnext{index}:"
                    );
                    if link == CtrlInstructionFence {
                        let _ = writeln!(text, "  fence {}", instruction_fence(model)?);
                    }
                }
            }
            if write {
                let _ = writeln!(text, "  store {order} i32 {address}, {stored}");
            } else {
                last_read = format!("%r{index}");
                let _ = writeln!(text, "  {last_read} = load {order} i32 {address}");
            }
        }
        let _ = writeln!(text, "  ret\n}}");
    }
    for number in 0..test.threads.len() {
        let _ = writeln!(text, "thread @t{number}()");
    }
    Some(text)
}

/// Looks for an execution with the outcome of a test.
struct Looks<'a> {
    test: &'a Test,
    found: bool,
}

impl Observer for Looks<'_> {
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        let x = execution();
        let reads = self.test.threads.iter().enumerate().all(|(thread, accesses)| {
            let reads = x.events.iter().filter(|event| event.thread == Some(thread as u32) && event.is_read());
            let wanted = accesses.iter().filter(|access| !access.write).map(|access| u64::from(access.value));
            reads.map(|event| event.value).eq(wanted)
        });
        let is_write = |event: usize, location: char, value: u32| {
            let event = &x.events[event];
            event.is_write() && !event.is_init() && event.value == u64::from(value) && event.location >> 32 == location as u64 - 'w' as u64
        };
        let ordered = self.test.co.iter().all(|&(location, first, second)| {
            x.co.iter().any(|(from, to)| is_write(from, location, first) && is_write(to, location, second))
        });
        self.found |= reads && ordered;
    }
}

/// Is the outcome possible? `None` if the test makes no sense under the model.
fn verdict(test: &Test, model: Model) -> Option<bool> {
    let text = program(test, model)?;
    let program = parse_verified(test.name, &text).unwrap_or_else(|invalid| panic!("{}: {invalid}\n{text}", test.name));
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let mut looks = Looks { test, found: false };
    let outcome = engine::check(&program, &options, &mut looks);
    assert!(matches!(outcome.verdict, Verdict::Verified), "{} under {}: {:?}", test.name, model.name(), outcome.verdict);
    Some(looks.found)
}

const INTRODUCTION: &str = "# Verdicts

The classical litmus tests under every model: is the weak outcome allowed? Written by `crates/thinair-oracle/tests/verdicts.rs`, which has the programs, runs them
with the engine and holds the answers against those that the literature documents.

Accesses are relaxed unless the name says otherwise. *strong* is the full fence (of C11 `sc`; mfence, dmb, sync, `fence rw,rw`), *light* the weaker one (of C11
`acq_rel`; lwsync, `fence.tso`; on ARM there is only dmb, on x86 it is nothing); *rel*, *acq* and *sc* are memory orders, which are compiled as docs/models.md says;
*addr*, *data* and *ctrl* are dependencies; *ctrlisync* is a branch and isync or isb. A dash: the architecture has no such thing.

";

#[test]
fn documented_verdicts() {
    let mut table = String::from(INTRODUCTION);
    let _ = writeln!(table, "| | {} |", Model::ALL.map(Model::name).join(" | "));
    let _ = writeln!(table, "|---|{}", "---|".repeat(Model::ALL.len()));
    let mut wrong = Vec::new();
    for test in TESTS {
        let _ = write!(table, "| {} |", test.name);
        for model in Model::ALL {
            let found = verdict(test, model);
            if found.is_some_and(|found| found != test.allowed.contains(&model.name())) {
                wrong.push(format!("{} under {}: {found:?}", test.name, model.name()));
            }
            let cell = match found {
                Some(true) => "yes",
                Some(false) => "no",
                None => "–",
            };
            let _ = write!(table, " {cell} |");
        }
        table.push('\n');
    }
    assert!(wrong.is_empty(), "not as documented:\n{}", wrong.join("\n"));
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verdicts.md");
    // What follows the table is written by hand.
    let page = || std::fs::read_to_string(&path).unwrap_or_default();
    let written = page();
    let rest = written.find("\n## ").map_or("", |at| &written[at..]);
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&path, format!("{table}{rest}")).expect("the table can be written");
    }
    assert!(page() == format!("{table}{rest}"), "docs/verdicts.md is out of date: THINAIR_BLESS=1 writes it anew");
}
