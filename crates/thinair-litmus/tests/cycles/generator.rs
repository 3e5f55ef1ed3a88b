//! Litmus tests from cycles: a word names a cycle of events, and the test asks whether a machine can go round it.
//!
//! A cycle leads through threads. In each thread a *link* goes from the event at which the cycle comes in to the one at which it
//! goes out: `po`, a fence, a dependency, `acq` or `rel`, or `=` where both are one store. From thread to thread it goes by
//! a *communication*: `Rfe` (a load reads the store), `Fre` (a load reads a value from before the store), `Coe` (a store comes
//! before another). So `po Fre po Fre` is store buffering, and `po Rfe po Fre` message passing. The condition of the test holds if the
//! cycle was gone round; an architecture forbids what its links keep in order. That tests can be
//! had from such words is an idea of diy (Alglave, Maranget, Sarkar, Sewell, *Fences in weak memory models*, CAV 2010); this
//! generator shares nothing with it but that.
//!
//! [`all`] has the cycles of an architecture, up to where one begins; [`Cycle::test`] writes the test.

use std::fmt::{self, Write};

use Communication::{Coe, Fre, Rfe};

/// What leads from one thread to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Communication {
    Rfe,
    Fre,
    Coe,
}

impl Communication {
    const ALL: [(Communication, &'static str); 3] = [(Rfe, "Rfe"), (Fre, "Fre"), (Coe, "Coe")];

    fn leaves_load(self) -> bool {
        self == Fre
    }
    fn enters_load(self) -> bool {
        self == Rfe
    }
}

/// The dialects for which tests are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    X86,
    AArch64,
    Arm,
    Power,
    RiscV,
    C,
}

/// What keeps two accesses of a thread in order, or does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Link {
    word: &'static str,
    /// The kinds of the accesses that it is between; `None`: any.
    from_load: Option<bool>,
    to_load: Option<bool>,
}

const fn any(word: &'static str) -> Link {
    Link { word, from_load: None, to_load: None }
}
const fn from_load(word: &'static str) -> Link {
    Link { word, from_load: Some(true), to_load: None }
}
const fn to_store(word: &'static str) -> Link {
    Link { word, from_load: None, to_load: Some(false) }
}
const DATA: Link = Link { word: "data", from_load: Some(true), to_load: Some(false) };
/// One store is both events.
const ONE: Link = Link { word: "=", from_load: Some(false), to_load: Some(false) };
const fn stores(word: &'static str) -> Link {
    Link { word, from_load: Some(false), to_load: Some(false) }
}

impl Dialect {
    /// As herd calls it.
    pub fn name(self) -> &'static str {
        match self {
            Dialect::X86 => "X86",
            Dialect::AArch64 => "AArch64",
            Dialect::Arm => "ARM",
            Dialect::Power => "PPC",
            Dialect::RiscV => "RISCV",
            Dialect::C => "C",
        }
    }

    fn links(self) -> &'static [Link] {
        match self {
            Dialect::X86 => X86,
            Dialect::AArch64 => AARCH64,
            Dialect::Arm => ARM,
            Dialect::Power => POWER,
            Dialect::RiscV => RISCV,
            Dialect::C => C,
        }
    }
}

const ADDR: Link = from_load("addr");
const CTRL: Link = from_load("ctrl");

const X86: &[Link] = &[any("po"), any("mfence"), ONE];
const AARCH64: &[Link] = &[
    any("po"),
    any("dmb.sy"),
    from_load("dmb.ld"),
    stores("dmb.st"),
    ADDR,
    DATA,
    CTRL,
    from_load("ctrlisb"),
    from_load("acq"),
    to_store("rel"),
    ONE,
];
const ARM: &[Link] = &[any("po"), any("dmb"), ADDR, DATA, CTRL, from_load("ctrlisb"), ONE];
const POWER: &[Link] = &[any("po"), any("sync"), any("lwsync"), stores("eieio"), ADDR, DATA, CTRL, from_load("ctrlisync"), ONE];
const RISCV: &[Link] =
    &[any("po"), any("fence.rw.rw"), any("fence.tso"), from_load("fence.r.rw"), to_store("fence.rw.w"), ADDR, DATA, CTRL, ONE];
const C: &[Link] = &[any("po"), any("fence.sc"), any("fence.ar"), from_load("acq"), to_store("rel"), any("sc"), ONE];

/// A cycle: the link of each thread, and how it goes on to the next one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cycle {
    dialect: Dialect,
    threads: Vec<(Link, Communication)>,
}

impl fmt::Display for Cycle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (link, communication)) in self.threads.iter().enumerate() {
            let gap = if number == 0 { "" } else { " " };
            write!(formatter, "{gap}{} {communication:?}", link.word)?;
        }
        Ok(())
    }
}

/// An access: its kind, its location by number, and the value that it writes or is to read.
#[derive(Clone, Copy)]
struct Access {
    load: bool,
    location: usize,
    value: u32,
}

impl Cycle {
    /// Reads the words of a cycle; `None`: the dialect does not have it.
    pub fn parse(dialect: Dialect, words: &str) -> Option<Cycle> {
        let words: Vec<&str> = words.split_whitespace().collect();
        let pair = |pair: &[&str]| {
            let link = dialect.links().iter().find(|link| link.word == pair[0])?;
            let (communication, _) = Communication::ALL.into_iter().find(|(_, name)| Some(name) == pair.get(1))?;
            Some((*link, communication))
        };
        let threads = words.chunks(2).map(pair).collect::<Option<Vec<_>>>()?;
        let cycle = Cycle { dialect, threads };
        cycle.is_possible().then_some(cycle)
    }

    fn coming_in(&self, thread: usize) -> Communication {
        self.threads[(thread + self.threads.len() - 1) % self.threads.len()].1
    }

    /// Do the links fit what they are between? A store that is both events of its thread must be known by its value: it is read by the next thread.
    fn is_possible(&self) -> bool {
        let fits = |thread: usize| {
            let (link, out) = self.threads[thread];
            let coming_in = self.coming_in(thread);
            link.from_load.is_none_or(|load| load == coming_in.enters_load())
                && link.to_load.is_none_or(|load| load == out.leaves_load())
                && (link != ONE || out == Rfe && coming_in != Rfe)
        };
        let threads = self.threads.len();
        let alone = (0..threads).filter(|&thread| self.threads[thread].0 == ONE).count();
        threads >= 2 && threads - alone >= 2 && threads <= 6 && (0..threads).all(fits)
    }

    /// Is it the first of all that are the same but for where they begin?
    fn is_first(&self) -> bool {
        let key = |start: usize| {
            let rotated = self.threads[start..].iter().chain(&self.threads[..start]);
            rotated.map(|(link, communication)| (*communication, link.word)).collect::<Vec<_>>()
        };
        (1..self.threads.len()).all(|start| key(0) <= key(start))
    }

    /// The accesses of each thread; where one store is both, twice the same.
    fn accesses(&self) -> Vec<[Access; 2]> {
        let count = self.threads.len();
        // A location begins with each communication, but for one that leaves the store by which the one before came.
        let mut next = 0..;
        let fresh = |&(link, _): &(Link, Communication)| if link == ONE { None } else { next.next() };
        let mut location: Vec<usize> = self.threads.iter().map(fresh).map(|number| number.unwrap_or(usize::MAX)).collect();
        for thread in (0..count).cycle().take(2 * count) {
            if self.threads[thread].0 == ONE {
                location[thread] = location[(thread + count - 1) % count];
            }
        }
        let access = |load, location, value| Access { load, location, value };
        (0..count)
            .map(|thread| {
                let before = (thread + count - 1) % count;
                let (link, out) = self.threads[thread];
                let coming_in = match self.threads[before] {
                    // The store before is both events: it has the value that it has where it came in.
                    (ONE, Rfe) => access(true, location[before], if self.coming_in(before) == Coe { 2 } else { 1 }),
                    (_, Rfe) => access(true, location[before], 1),
                    (_, Fre) => access(false, location[before], 1),
                    (_, Coe) => access(false, location[before], 2),
                };
                let going_out = match out {
                    _ if link == ONE => coming_in,
                    Rfe | Coe => access(false, location[thread], 1),
                    Fre => access(true, location[thread], 0),
                };
                [coming_in, going_out]
            })
            .collect()
    }

    /// The test, with the cycle as its name.
    pub fn test(&self) -> String {
        let accesses = self.accesses();
        let mut condition: Vec<String> = Vec::new();
        for (thread, &[first, second]) in accesses.iter().enumerate() {
            let (link, out) = self.threads[thread];
            if first.load {
                condition.push(format!("{thread}:{}={}", self.dialect.register(0), first.value));
            }
            if link != ONE && second.load {
                condition.push(format!("{thread}:{}={}", self.dialect.register(1), second.value));
            }
            if out == Coe {
                condition.push(self.dialect.final_value(second.location));
            }
        }
        let name: String = self.to_string().replace(' ', "-").replace('=', "one");
        let condition = condition.join(" /\\ ");
        let threads: Vec<Vec<String>> = (0..accesses.len()).map(|thread| self.thread(thread, accesses[thread])).collect();
        if self.dialect == Dialect::C {
            return c_test(&name, &threads, &condition, accesses.iter().flatten().map(|access| access.location).max().unwrap_or(0));
        }
        let mut text = format!("{} {name}\n{{\n", self.dialect.name());
        for (thread, both) in accesses.iter().enumerate() {
            for (number, access) in both.iter().enumerate() {
                if let Some(register) = self.dialect.address_register(number) {
                    let _ = writeln!(text, "{thread}:{register}={};", NAMES[access.location]);
                }
            }
        }
        text += "}\n";
        let rows = threads.iter().map(Vec::len).max().unwrap_or(0);
        let heads: Vec<String> = (0..threads.len()).map(|thread| format!("P{thread}")).collect();
        let _ = writeln!(text, " {} ;", heads.join(" | "));
        for row in 0..rows {
            let cells: Vec<&str> = threads.iter().map(|lines| lines.get(row).map_or("", String::as_str)).collect();
            let _ = writeln!(text, " {} ;", cells.join(" | "));
        }
        text + &format!("exists ({condition})\n")
    }

    fn thread(&self, thread: usize, [first, second]: [Access; 2]) -> Vec<String> {
        let link = self.threads[thread].0;
        let mut lines = self.dialect.first(first, link.word);
        if link != ONE {
            lines.extend(self.dialect.second(second, link.word));
        }
        lines
    }
}

const NAMES: [&str; 6] = ["x", "y", "z", "a", "b", "c"];

fn c_test(name: &str, threads: &[Vec<String>], condition: &str, last: usize) -> String {
    let names = &NAMES[..=last];
    let init: String = names.iter().map(|name| format!("{name}=0; ")).collect();
    let parameters: Vec<String> = names.iter().map(|name| format!("atomic_int* {name}")).collect();
    let mut text = format!("C {name}\n{{ {init}}}\n");
    for (number, lines) in threads.iter().enumerate() {
        let _ = writeln!(text, "P{number} ({}) {{\n  {}\n}}", parameters.join(", "), lines.join("\n  "));
    }
    text + &format!("exists ({condition})\n")
}

impl Dialect {
    /// The register that the first or second access of a thread loads into.
    fn register(self, access: usize) -> &'static str {
        match self {
            Dialect::X86 => ["EAX", "EBX"][access],
            Dialect::AArch64 => ["X0", "X2"][access],
            Dialect::Arm => ["R0", "R2"][access],
            Dialect::Power => ["r1", "r3"][access],
            Dialect::RiscV => ["x5", "x7"][access],
            Dialect::C => ["r0", "r1"][access],
        }
    }

    fn address_register(self, access: usize) -> Option<&'static str> {
        match self {
            Dialect::X86 | Dialect::C => None,
            Dialect::AArch64 => Some(["X1", "X3"][access]),
            Dialect::Arm => Some(["R1", "R3"][access]),
            Dialect::Power => Some(["r2", "r4"][access]),
            Dialect::RiscV => Some(["x6", "x8"][access]),
        }
    }

    fn final_value(self, location: usize) -> String {
        format!("{}=2", NAMES[location])
    }

    /// The first access of a thread.
    fn first(self, access: Access, link: &str) -> Vec<String> {
        let Access { load, location, value } = access;
        let name = NAMES[location];
        let line = |text: String| vec![text];
        match (self, load) {
            (Dialect::X86, true) => line(format!("MOV EAX,[{name}]")),
            (Dialect::X86, false) => line(format!("MOV [{name}],${value}")),
            (Dialect::AArch64, true) => line(format!("{} W0,[X1]", if link == "acq" { "LDAR" } else { "LDR" })),
            (Dialect::AArch64, false) => vec![format!("MOV W0,#{value}"), "STR W0,[X1]".into()],
            (Dialect::Arm, true) => line("LDR R0,[R1]".into()),
            (Dialect::Arm, false) => vec![format!("MOV R0,#{value}"), "STR R0,[R1]".into()],
            (Dialect::Power, true) => line("lwz r1,0(r2)".into()),
            (Dialect::Power, false) => vec![format!("li r1,{value}"), "stw r1,0(r2)".into()],
            (Dialect::RiscV, true) => line("lw x5,0(x6)".into()),
            (Dialect::RiscV, false) => vec![format!("ori x5,x0,{value}"), "sw x5,0(x6)".into()],
            (Dialect::C, true) => {
                let order = match link {
                    "acq" => "acquire",
                    "sc" => "seq_cst",
                    _ => "relaxed",
                };
                line(format!("int r0 = atomic_load_explicit({name}, memory_order_{order});"))
            }
            (Dialect::C, false) => line(format!("atomic_store_explicit({name}, {value}, memory_order_{});", sc_or_relaxed(link))),
        }
    }

    /// The link, and the second access.
    fn second(self, access: Access, link: &str) -> Vec<String> {
        match self {
            Dialect::X86 => {
                let name = NAMES[access.location];
                let fence = (link == "mfence").then(|| "MFENCE".to_owned());
                let access = if access.load { format!("MOV EBX,[{name}]") } else { format!("MOV [{name}],${}", access.value) };
                fence.into_iter().chain([access]).collect()
            }
            Dialect::AArch64 => aarch64(access, link),
            Dialect::Arm => arm(access, link),
            Dialect::Power => power(access, link),
            Dialect::RiscV => riscv(access, link),
            Dialect::C => c(access, link),
        }
    }
}

fn sc_or_relaxed(link: &str) -> &'static str {
    if link == "sc" { "seq_cst" } else { "relaxed" }
}

fn texts(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|&line| line.to_owned()).collect()
}

fn aarch64(access: Access, link: &str) -> Vec<String> {
    let mut lines = match link {
        "dmb.sy" => texts(&["DMB SY"]),
        "dmb.ld" => texts(&["DMB LD"]),
        "dmb.st" => texts(&["DMB ST"]),
        "addr" | "data" => texts(&["EOR W4,W0,W0"]),
        "ctrl" => texts(&["CBNZ W0,L", "L:"]),
        "ctrlisb" => texts(&["CBNZ W0,L", "L:", "ISB"]),
        _ => Vec::new(),
    };
    let place = if link == "addr" { "[X3,W4,SXTW]" } else { "[X3]" };
    if access.load {
        lines.push(format!("LDR W2,{place}"));
    } else {
        lines.push(if link == "data" { format!("ADD W2,W4,#{}", access.value) } else { format!("MOV W2,#{}", access.value) });
        lines.push(format!("{} W2,{place}", if link == "rel" { "STLR" } else { "STR" }));
    }
    lines
}

fn arm(access: Access, link: &str) -> Vec<String> {
    let mut lines = match link {
        "dmb" => texts(&["DMB"]),
        "addr" | "data" => texts(&["EOR R4,R0,R0"]),
        "ctrl" => texts(&["CMP R0,R0", "BNE L", "L:"]),
        "ctrlisb" => texts(&["CMP R0,R0", "BNE L", "L:", "ISB"]),
        _ => Vec::new(),
    };
    let place = if link == "addr" { "[R4,R3]" } else { "[R3]" };
    if access.load {
        lines.push(format!("LDR R2,{place}"));
    } else {
        lines.push(if link == "data" { format!("ADD R2,R4,#{}", access.value) } else { format!("MOV R2,#{}", access.value) });
        lines.push(format!("STR R2,{place}"));
    }
    lines
}

fn power(access: Access, link: &str) -> Vec<String> {
    let mut lines = match link {
        "sync" | "lwsync" | "eieio" => texts(&[link]),
        "addr" | "data" => texts(&["xor r5,r1,r1"]),
        "ctrl" => texts(&["cmpw r1,r1", "beq L", "L:"]),
        "ctrlisync" => texts(&["cmpw r1,r1", "beq L", "L:", "isync"]),
        _ => Vec::new(),
    };
    let (load, store) = if link == "addr" { ("lwzx r3,r5,r4", "stwx r3,r5,r4") } else { ("lwz r3,0(r4)", "stw r3,0(r4)") };
    if access.load {
        lines.push(load.to_owned());
    } else {
        lines.push(if link == "data" { format!("addi r3,r5,{}", access.value) } else { format!("li r3,{}", access.value) });
        lines.push(store.to_owned());
    }
    lines
}

fn riscv(access: Access, link: &str) -> Vec<String> {
    let mut lines = match link {
        "fence.rw.rw" => texts(&["fence rw,rw"]),
        "fence.r.rw" => texts(&["fence r,rw"]),
        "fence.rw.w" => texts(&["fence rw,w"]),
        "fence.tso" => texts(&["fence.tso"]),
        "addr" => texts(&["xor x9,x5,x5", "add x10,x8,x9"]),
        "data" => texts(&["xor x9,x5,x5"]),
        "ctrl" => texts(&["bne x5,x0,L", "L:"]),
        _ => Vec::new(),
    };
    let place = if link == "addr" { "0(x10)" } else { "0(x8)" };
    if access.load {
        lines.push(format!("lw x7,{place}"));
    } else {
        lines.push(format!("ori x7,{},{}", if link == "data" { "x9" } else { "x0" }, access.value));
        lines.push(format!("sw x7,{place}"));
    }
    lines
}

fn c(access: Access, link: &str) -> Vec<String> {
    let name = NAMES[access.location];
    let mut lines = match link {
        "fence.sc" => texts(&["atomic_thread_fence(memory_order_seq_cst);"]),
        "fence.ar" => texts(&["atomic_thread_fence(memory_order_acq_rel);"]),
        _ => Vec::new(),
    };
    lines.push(if access.load {
        format!("int r1 = atomic_load_explicit({name}, memory_order_{});", sc_or_relaxed(link))
    } else {
        let order = if link == "rel" { "release" } else { sc_or_relaxed(link) };
        format!("atomic_store_explicit({name}, {}, memory_order_{order});", access.value)
    });
    lines
}

/// All cycles through so many threads, each once.
pub fn all(dialect: Dialect, threads: usize) -> Vec<Cycle> {
    let mut found = vec![Vec::new()];
    for _ in 0..threads {
        let longer = |begun: &Vec<(Link, Communication)>| {
            let steps = dialect.links().iter().flat_map(|link| Communication::ALL.map(|(communication, _)| (*link, communication)));
            steps.map(|step| begun.iter().copied().chain([step]).collect()).collect::<Vec<Vec<_>>>()
        };
        found = found.iter().flat_map(longer).filter(|begun: &Vec<_>| may_go_on(begun)).collect();
    }
    let cycles = found.into_iter().map(|threads| Cycle { dialect, threads });
    cycles.filter(|cycle| cycle.is_possible() && cycle.is_first()).collect()
}

/// Does the last step fit the one before it?
fn may_go_on(begun: &[(Link, Communication)]) -> bool {
    let Some((&(link, out), before)) = begun.split_last() else { return true };
    let coming_in = before.last().map(|&(_, communication)| communication);
    link.to_load.is_none_or(|load| load == out.leaves_load())
        && coming_in.is_none_or(|coming_in| link.from_load.is_none_or(|load| load == coming_in.enters_load()))
}
