//! Benchmark programs of the literature, in textual IR for any size, with the numbers of their executions.
//!
//! The programs are meant for every model: where the literature has "plain" accesses they are relaxed here, which is the same under the
//! hardware models and no data race under rc11 (`fib-join` keeps its plain accesses). What a shape does N times is a loop over a counter.
//!
//! [`EXPECTED`] counts complete executions. Where the numbers come from is said with each: *published* ones were found by other tools; the
//! others follow from an argument that is given.

use std::fmt::Write;

use thinair_core::engine::Equivalence;
use thinair_core::model::Model;

/// All names that [`program`] knows.
pub const NAMES: &[&str] = &[
    "readers",
    "nwrites",
    "nwrites-loc",
    "n-writers",
    "ainc",
    "binc",
    "inc",
    "casrot",
    "casw",
    "lastzero",
    "coa",
    "indexer",
    "fib",
    "fib-join",
    "lbn",
    "lbn-pairs",
    "lbn+data",
    "lbn+ctrl",
    "sbn",
    "sb+w",
    "sb+w-fenced",
    "mp",
    "mp-loop",
    "lb",
    "iriw",
];

/// The text of a benchmark, or `None` if there is none of this name or it has no such size. The size is N of the literature: the number of
/// threads, or of rounds, or (`sb+w`) of writes; `mp`, `lb` and `iriw` have one size and ignore it.
pub fn program(name: &str, size: u32) -> Option<String> {
    if !(1..=1000).contains(&size) {
        return None;
    }
    Some(match name {
        "readers" => {
            let functions = function("writer()", "store rel i32 @x, 42") + &function("reader()", "%v = load acq i32 @x");
            format!("global @x: i32\n{functions}thread @writer()\n{}", threads("reader", 0..size, |_| String::new()))
        }
        "nwrites" => {
            let writer = function("writer(%i: i64)", &format!("{}\nstore rlx i32 %p, 1", element("%p", "@a", "%i")));
            format!("global @a: i32[{size}]\n{writer}{}", threads("writer", 0..size, |i| i.to_string()))
        }
        "nwrites-loc" => format!("{WRITER}{}", threads("writer", 1..size + 1, |i| i.to_string())),
        "n-writers" => {
            let reader = function("reader()", "%v = load acq i32 @x");
            format!("{WRITER}{reader}{}thread @reader()\n", threads("writer", 1..size + 2, |i| i.to_string()))
        }
        "ainc" => {
            let increment = function("increment()", "rmw add rlx i32 @x, 1");
            format!("global @x: i32\n{increment}{}", threads("increment", 0..size, |_| String::new()))
        }
        "binc" => {
            let increment = function("increment()", "rmw add rlx i32 @x, 1\nrmw add rlx i32 @y, 1");
            format!("global @x: i32\nglobal @y: i32\n{increment}{}", threads("increment", 0..size, |_| String::new()))
        }
        // Different steps, so that every sum tells which increments it holds.
        "inc" if size <= 64 => {
            let add = function("add(%step: i64)", "%v = load rlx i64 @x\n%v = add i64 %v, %step\nstore rel i64 @x, %v");
            format!("global @x: i64\n{add}{}", threads("add", 0..size, |i| (1u64 << i).to_string()))
        }
        "casrot" => {
            let rotate = function("rotate(%from: i32, %to: i32)", "cas rlx rlx i32 @x, %from, %to");
            format!("global @x: i32\n{rotate}{}", threads("rotate", 1..size + 1, |i| format!("{}, {i}", i - 1)))
        }
        "casw" => {
            let writer = function("writer(%value: i32)", "cas rlx rlx i32 @x, 0, 1\nstore rel i32 @x, %value");
            format!("global @x: i32\n{writer}{}", threads("writer", 0..size, |i| (i + 3).to_string()))
        }
        "lastzero" => last_zero(size),
        "coa" => coherence_of_a(size),
        "indexer" => format!("{INDEXER}{}", threads("insert", 0..size, |i| i.to_string())),
        "fib" if size <= MOST_FIBONACCI => fibonacci(size),
        "fib-join" if size <= MOST_FIBONACCI => fibonacci_join(size),
        "lbn" => load_buffering(size, |i| (i + 1) % size),
        "lbn+data" => load_buffering_chain(size, "store rlx i32 %q, %v"),
        "lbn+ctrl" => {
            load_buffering_chain(size, "%set = ne i32 %v, 0\nbr %set, write, done\nwrite:\nstore rlx i32 %q, 1\njump done\ndone:")
        }
        "lbn-pairs" if size.is_multiple_of(2) => load_buffering(size, |i| i ^ 1),
        "sbn" => {
            let body =
                format!("{}\n{}\nstore rlx i32 %p, 1\n%v = load rlx i32 %q", element("%p", "@a", "%mine"), element("%q", "@a", "%other"));
            let thread = function("thread(%mine: i64, %other: i64)", &body);
            format!("global @a: i32[{size}]\n{thread}{}", threads("thread", 0..size, |i| format!("{i}, {}", (i + 1) % size)))
        }
        "sb+w" => store_buffering_and_writes(size, ""),
        "sb+w-fenced" => store_buffering_and_writes(size, "\n  fence sc"),
        "mp" => format!("{MESSAGE_WRITER}{MESSAGE_READER}thread @writer()\nthread @reader()\n"),
        "mp-loop" => message_passing_loop(size),
        "lb" => load_buffering(2, |i| 1 - i),
        "iriw" => IRIW.to_owned(),
        _ => return None,
    })
}

/// The largest N for which the numbers of `fib` fit into 32 bits.
const MOST_FIBONACCI: u32 = 22;

/// A function of one block that returns nothing.
fn function(signature: &str, body: &str) -> String {
    format!("fn @{signature} {{\nentry:\n  {}\n  ret\n}}\n", body.replace('\n', "\n  "))
}

fn threads(name: &str, indices: std::ops::Range<u32>, arguments: impl Fn(u32) -> String) -> String {
    indices.fold(String::new(), |mut text, index| {
        let _ = writeln!(text, "thread @{name}({})", arguments(index));
        text
    })
}

/// `pointer` = the address of an element of an `i32` array.
fn element(pointer: &str, array: &str, index: &str) -> String {
    format!("{pointer} = shl i64 {index}, 2\n{pointer} = add i64 {array}, {pointer}")
}

const WRITER: &str = "global @x: i32
fn @writer(%value: i32) {
entry:
  store rel i32 @x, %value
  ret
}
";

const MESSAGE_WRITER: &str = "global @x: i32
global @y: i32
fn @writer() {
entry:
  store rlx i32 @x, 1
  store rlx i32 @y, 1
  ret
}
";

const MESSAGE_READER: &str = "fn @reader() {
entry:
  %seen = load rlx i32 @y
  %value = load rlx i32 @x
  ret
}
";

const IRIW: &str = "global @x: i32
global @y: i32
fn @writer(%address: i64) {
entry:
  store rlx i32 %address, 1
  ret
}
fn @reader(%first: i64, %second: i64) {
entry:
  %v = load rlx i32 %first
  %w = load rlx i32 %second
  ret
}
thread @writer(@x)
thread @writer(@y)
thread @reader(@x, @y)
thread @reader(@y, @x)
";

/// Keys begin with 11: a key of 0 would be an empty slot.
const INDEXER: &str = "global @table: i32[128]
fn @insert(%tid: i32) {
entry:
  %i = copy i32 1
  jump next
next:
  %key = mul i32 %i, 11
  %key = add i32 %key, %tid
  %slot = mul i32 %key, 7
  jump probe
probe:
  %slot = urem i32 %slot, 128
  %p = zext i32 %slot to i64
  %p = shl i64 %p, 2
  %p = add i64 @table, %p
  _, %ok = cas rlx rlx i32 %p, 0, %key
  %slot = add i32 %slot, 1
  br %ok, inserted, probe
inserted:
  %i = add i32 %i, 1
  %more = ule i32 %i, 4
  br %more, next, done
done:
  ret
}
";

fn last_zero(size: u32) -> String {
    let length = size + 1;
    let writer = format!(
        "{}\n%v = load acq i32 %p\n%v = add i32 %v, 1\n%p = add i64 %p, 4\nstore rel i32 %p, %v",
        element("%p", "@array", "%before")
    );
    let writer = function("writer(%before: i64)", &writer);
    format!(
        "global @array: i32[{length}]
fn @reader() {{
entry:
  %p = add i64 @array, {}
  jump look
look:
  %v = load acq i32 %p
  %zero = eq i32 %v, 0
  %p = sub i64 %p, 4
  br %zero, done, look
done:
  ret
}}
{writer}thread @reader()\n{}",
        4 * size,
        threads("writer", 0..size, |i| i.to_string())
    )
}

fn coherence_of_a(size: u32) -> String {
    let reader = "store rel i32 @x, %value\n%v = load acq i32 %address\n%w = load acq i32 @x";
    let reader = function("reader(%value: i32, %address: i64)", reader);
    let writer = function("writer(%value: i32)", "store rel i32 @y, %value\nstore rel i32 @z, %value");
    let writers = threads("writer", 1..size, |i| i.to_string());
    format!("global @x: i32\nglobal @y: i32\nglobal @z: i32\n{reader}{writer}thread @reader(1, @y)\nthread @reader(2, @z)\n{writers}")
}

/// `@add(mine, other)`: N times mine += other.
fn adder(size: u32, load: &str, store: &str) -> String {
    format!(
        "global @x: i32 = 1
global @y: i32 = 1
fn @add(%mine: i64, %other: i64) {{
entry:
  %i = copy i32 0
  jump next
next:
  %v = load {load}i32 %mine
  %w = load {load}i32 %other
  %v = add i32 %v, %w
  store {store}i32 %mine, %v
  %i = add i32 %i, 1
  %more = ult i32 %i, {size}
  br %more, next, done
done:
  ret
}}
"
    )
}

/// The largest value that x and y can reach: when the two threads take turns.
fn largest_sum(size: u32) -> u32 {
    (0..2 * size).fold((1, 1), |(smaller, larger), _| (larger, smaller + larger)).1
}

fn fibonacci(size: u32) -> String {
    let largest = largest_sum(size);
    format!(
        "{}fn @check() {{
entry:
  %v = load acq i32 @x
  %large = ugt i32 %v, {largest}
  br %large, wrong, second
second:
  %v = load acq i32 @y
  %large = ugt i32 %v, {largest}
  br %large, wrong, done
wrong:
  assert false, \"no sum is larger than the Fibonacci number\"
  jump done
done:
  ret
}}
thread @add(@x, @y)
thread @add(@y, @x)
thread @check()
",
        adder(size, "acq ", "rel ")
    )
}

fn fibonacci_join(size: u32) -> String {
    let largest = largest_sum(size);
    format!(
        "{}fn @main() {{
entry:
  %first = spawn @add(@x, @y)
  %second = spawn @add(@y, @x)
  join %first
  join %second
  %v = load i32 @x
  %w = load i32 @y
  %right = ule i32 %v, {largest}
  assert %right, \"x is at most the Fibonacci number\"
  %right = ule i32 %w, {largest}
  assert %right, \"y is at most the Fibonacci number\"
  ret
}}
thread @main()
",
        adder(size, "", "")
    )
}

fn load_buffering(size: u32, written: impl Fn(u32) -> u32) -> String {
    let body = format!("{}\n{}\n%v = load rlx i32 %p\nstore rlx i32 %q, 1", element("%p", "@a", "%mine"), element("%q", "@a", "%other"));
    let thread = function("thread(%mine: i64, %other: i64)", &body);
    format!("global @a: i32[{size}]\n{thread}{}", threads("thread", 0..size, |i| format!("{i}, {}", written(i))))
}

/// As `lbn`, but only the first thread writes whatever it read; the others do `then`.
fn load_buffering_chain(size: u32, then: &str) -> String {
    let addresses = format!("{}\n{}\n%v = load rlx i32 %p", element("%p", "@a", "%mine"), element("%q", "@a", "%other"));
    let first = function("first(%mine: i64, %other: i64)", &format!("{addresses}\nstore rlx i32 %q, 1"));
    let thread = function("thread(%mine: i64, %other: i64)", &format!("{addresses}\n{then}"));
    let others = threads("thread", 1..size, |i| format!("{i}, {}", (i + 1) % size));
    format!("global @a: i32[{size}]\n{first}{thread}thread @first(0, {})\n{others}", 1 % size)
}

fn store_buffering_and_writes(size: u32, fence: &str) -> String {
    format!(
        "global @x: i32
global @y: i32
global @z: i32
fn @thread(%mine: i64, %other: i64) {{
entry:
  store rlx i32 %mine, 1{fence}
  %v = load rlx i32 %other
  %i = copy i32 0
  %zero = eq i32 %v, 0
  br %zero, next, done
next:
  store rlx i32 @z, 1
  %i = add i32 %i, 1
  %more = ult i32 %i, {size}
  br %more, next, done
done:
  ret
}}
thread @thread(@x, @y)
thread @thread(@y, @x)
"
    )
}

fn message_passing_loop(turns: u32) -> String {
    format!(
        "{MESSAGE_WRITER}fn @reader() {{
entry:
  %i = copy i32 0
  jump look
look:
  %seen = load rlx i32 @y
  %i = add i32 %i, 1
  %done = eq i32 %seen, 1
  %last = eq i32 %i, {turns}
  %done = or i1 %done, %last
  br %done, then, look
then:
  %value = load rlx i32 @x
  ret
}}
thread @writer()
thread @reader()
"
    )
}

/// A benchmark, its size, the models, the equivalence (`rf+co` or `rf`), and the number of complete executions.
pub type Expected = (&'static str, u32, &'static [&'static str], &'static str, u64);

const ALL: &[&str] = &["sc", "tso", "pso", "ra", "rc11", "imm", "armv8", "armv7", "riscv", "ztso", "power"];
const RC11: &[&str] = &["rc11"];
const XMM: &[&str] = &["xmm"];
const WEAKER_THAN_SC: &[&str] = &["tso", "pso", "rc11", "imm", "armv8", "armv7", "riscv", "ztso", "power"];
const HARDWARE: &[&str] = &["tso", "pso", "armv8", "armv7", "riscv", "ztso", "power"];
const STORES_IN_ORDER: &[&str] = &["sc", "tso", "ztso"];
const NO_LOAD_BUFFERING: &[&str] = &["sc", "tso", "pso", "rc11", "ztso"];
const LOAD_BUFFERING: &[&str] = &["imm", "armv8", "armv7", "riscv", "power"];
const MULTI_COPY_ATOMIC_IN_ORDER: &[&str] = &["sc", "tso", "pso", "ztso"];
const READS_OUT_OF_ORDER: &[&str] = &["rc11", "imm", "armv8", "armv7", "riscv", "power"];
const MESSAGES_OVERTAKE: &[&str] = &["pso", "rc11", "imm", "armv8", "armv7", "riscv", "power"];

const fn factorial(n: u64) -> u64 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

/// The ways of interleaving two runs of n writes each.
const fn interleavings(n: u64) -> u64 {
    let (mut result, mut step) = (1, 1);
    while step <= n {
        result = result * (n + step) / step;
        step += 1;
    }
    result
}

/// The number of executions of a program, if it is known.
pub fn expected(name: &str, size: u32, model: Model, equivalence: Equivalence) -> Option<u64> {
    let equivalence = if equivalence == Equivalence::Rf { "rf" } else { "rf+co" };
    let found = EXPECTED.iter().find(|(known, of_size, models, under, _)| {
        *known == name && *of_size == size && models.contains(&model.name()) && *under == equivalence
    });
    found.map(|(.., count)| *count)
}

/// The numbers that are known.
pub const EXPECTED: &[Expected] = &[
    // One location: coherence alone decides, so that all models agree.
    ("readers", 4, ALL, "rf+co", 1 << 4),
    ("readers", 4, ALL, "rf", 1 << 4),
    ("readers", 10, ALL, "rf", 1 << 10),
    ("readers", 10, ALL, "rf+co", 1 << 10),
    ("readers", 15, ALL, "rf+co", 1 << 15),
    ("nwrites", 5, ALL, "rf+co", 1),
    ("nwrites", 30, ALL, "rf+co", 1),
    ("nwrites-loc", 4, ALL, "rf+co", factorial(4)),
    ("nwrites-loc", 7, ALL, "rf+co", factorial(7)),
    ("nwrites-loc", 9, ALL, "rf+co", factorial(9)),
    ("nwrites-loc", 4, ALL, "rf", 1),
    ("nwrites-loc", 9, ALL, "rf", 1),
    ("nwrites-loc", 30, ALL, "rf", 1),
    ("n-writers", 3, ALL, "rf+co", factorial(4) * 5),
    ("n-writers", 5, ALL, "rf+co", factorial(6) * 7),
    ("n-writers", 7, ALL, "rf+co", factorial(8) * 9),
    ("n-writers", 3, ALL, "rf", 5),
    ("n-writers", 7, ALL, "rf", 9),
    ("n-writers", 30, ALL, "rf", 32),
    ("ainc", 4, ALL, "rf+co", factorial(4)),
    ("ainc", 6, ALL, "rf+co", factorial(6)),
    ("ainc", 8, ALL, "rf+co", factorial(8)),
    ("ainc", 6, ALL, "rf", factorial(6)),
    ("inc", 3, ALL, "rf+co", factorial(3) * factorial(3)),
    ("inc", 5, ALL, "rf+co", factorial(5) * factorial(5)),
    ("inc", 6, ALL, "rf+co", factorial(6) * factorial(6)),
    ("casrot", 9, ALL, "rf+co", 8597),
    ("casrot", 10, ALL, "rf+co", 38486),
    ("casrot", 11, ALL, "rf+co", 182_905),
    ("casw", 4, ALL, "rf+co", 1200),
    ("casw", 5, ALL, "rf+co", 32880),
    ("casw", 6, ALL, "rf+co", 1_270_080),
    // Any two orders of the increments of x and of y go together, even under sc: first all of x, then all of y.
    ("binc", 3, ALL, "rf+co", factorial(3) * factorial(3)),
    ("binc", 4, ALL, "rf+co", factorial(4) * factorial(4)),
    ("binc", 4, ALL, "rf", factorial(4) * factorial(4)),
    ("binc", 5, ALL, "rf+co", factorial(5) * factorial(5)),
    // From 12 threads on, each further one meets one other at three keys, and either may come first.
    ("indexer", 11, ALL, "rf+co", 1),
    ("indexer", 12, ALL, "rf+co", 8),
    ("indexer", 13, ALL, "rf+co", 64),
    ("indexer", 14, ALL, "rf+co", 512),
    ("indexer", 15, ALL, "rf+co", 4096),
    // 2^11 ways for the writers if the reader stops at either end, and half as many for each of the 11 places between.
    ("lastzero", 12, &["rc11"], "rf+co", 15360),
    // (N-1)! orders of y and of z, N writes that y and z may be read from, and 4 ways to read x.
    ("coa", 3, &["rc11"], "rf+co", 2 * 2 * 3 * 3 * 4),
    ("coa", 5, &["rc11"], "rf+co", 57600),
    ("coa", 5, &["sc"], "rf+co", 49776),
    // Published for size 5; the smaller ones by enumerating all interleavings, with store buffers under tso.
    ("fib", 3, &["sc"], "rf+co", 1698),
    ("fib", 3, &["tso"], "rf+co", 2258),
    ("fib", 4, &["sc"], "rf+co", 19605),
    ("fib", 4, &["tso"], "rf+co", 34205),
    ("fib", 5, &["rc11", "tso"], "rf+co", 525_630),
    ("fib", 5, &["sc"], "rf+co", 218_243),
    // Published, and the same by enumeration.
    ("fib-join", 3, &["sc"], "rf+co", 141),
    ("fib-join", 3, &["tso", "pso", "ztso", "power"], "rf+co", 175),
    ("fib-join", 4, &["sc"], "rf+co", 1107),
    ("fib-join", 4, &["tso", "pso", "ztso", "power"], "rf+co", 1764),
    ("fib-join", 5, &["sc"], "rf+co", 8953),
    ("fib-join", 5, &["tso", "pso", "ztso", "power"], "rf+co", 19404),
    // Each read has two values; only all at once make a cycle.
    ("lbn", 4, NO_LOAD_BUFFERING, "rf+co", (1 << 4) - 1),
    ("lbn", 10, NO_LOAD_BUFFERING, "rf+co", (1 << 10) - 1),
    ("lbn", 14, NO_LOAD_BUFFERING, "rf+co", (1 << 14) - 1),
    ("lbn", 4, LOAD_BUFFERING, "rf+co", 1 << 4),
    ("lbn", 10, LOAD_BUFFERING, "rf+co", 1 << 10),
    ("lbn", 14, LOAD_BUFFERING, "rf+co", 1 << 14),
    ("lbn-pairs", 6, NO_LOAD_BUFFERING, "rf+co", 27),
    ("lbn-pairs", 14, NO_LOAD_BUFFERING, "rf+co", 2187),
    ("lbn-pairs", 6, LOAD_BUFFERING, "rf+co", 64),
    ("lbn-pairs", 14, LOAD_BUFFERING, "rf+co", 16384),
    // Published: as many executions as without load buffering, and the one in which every thread reads what the one before it wrote.
    ("lbn+data", 4, RC11, "rf+co", (1 << 4) - 1),
    ("lbn+data", 10, RC11, "rf+co", (1 << 10) - 1),
    ("lbn+data", 14, RC11, "rf+co", (1 << 14) - 1),
    ("lbn+ctrl", 4, RC11, "rf+co", 4),
    ("lbn+ctrl", 10, RC11, "rf+co", 10),
    ("lbn+ctrl", 14, RC11, "rf+co", 14),
    ("lbn+data", 4, XMM, "rf+co", 1 << 4),
    ("lbn+data", 10, XMM, "rf+co", 1 << 10),
    ("lbn+data", 14, XMM, "rf+co", 1 << 14),
    ("lbn+ctrl", 4, XMM, "rf+co", 5),
    ("lbn+ctrl", 10, XMM, "rf+co", 11),
    ("lbn+ctrl", 14, XMM, "rf+co", 15),
    ("lbn", 4, XMM, "rf+co", 1 << 4),
    ("lbn", 10, XMM, "rf+co", 1 << 10),
    ("lbn", 14, XMM, "rf+co", 1 << 14),
    ("lbn-pairs", 6, XMM, "rf+co", 64),
    ("lbn-pairs", 10, XMM, "rf+co", 1024),
    ("lbn-pairs", 14, XMM, "rf+co", 16384),
    // Coherence forbids all cycles on one location: published, no new executions.
    ("ainc", 6, XMM, "rf+co", factorial(6)),
    ("ainc", 7, XMM, "rf+co", factorial(7)),
    ("casrot", 9, XMM, "rf+co", 8597),
    ("casrot", 10, XMM, "rf+co", 38486),
    ("casw", 4, XMM, "rf+co", 1200),
    ("casw", 5, XMM, "rf+co", 32880),
    ("indexer", 12, XMM, "rf+co", 8),
    ("indexer", 14, XMM, "rf+co", 512),
    ("sbn", 10, XMM, "rf+co", 1 << 10),
    ("readers", 10, XMM, "rf+co", 1 << 10),
    ("coa", 5, XMM, "rf+co", 57600),
    ("sbn", 4, &["sc"], "rf+co", (1 << 4) - 1),
    ("sbn", 10, &["sc"], "rf+co", (1 << 10) - 1),
    ("sbn", 14, &["sc"], "rf+co", (1 << 14) - 1),
    ("sbn", 4, WEAKER_THAN_SC, "rf+co", 1 << 4),
    ("sbn", 10, WEAKER_THAN_SC, "rf+co", 1 << 10),
    ("sbn", 14, WEAKER_THAN_SC, "rf+co", 1 << 14),
    // If both read 0 their writes interleave freely; else there are three outcomes.
    ("sb+w", 3, WEAKER_THAN_SC, "rf+co", interleavings(3) + 3),
    ("sb+w", 8, WEAKER_THAN_SC, "rf+co", 12873),
    ("sb+w", 10, HARDWARE, "rf+co", 184_759),
    ("sb+w", 10, &["sc"], "rf+co", 3),
    ("sb+w-fenced", 10, &["sc", "tso", "pso", "rc11", "imm", "armv8", "armv7", "riscv", "ztso", "power"], "rf+co", 3),
    ("mp", 1, STORES_IN_ORDER, "rf+co", 3),
    ("mp", 1, MESSAGES_OVERTAKE, "rf+co", 4),
    ("lb", 1, NO_LOAD_BUFFERING, "rf+co", 3),
    ("lb", 1, LOAD_BUFFERING, "rf+co", 4),
    ("iriw", 1, MULTI_COPY_ATOMIC_IN_ORDER, "rf+co", 15),
    ("iriw", 1, READS_OUT_OF_ORDER, "rf+co", 16),
    // After reading 1 in any turn, x is 1 (or 0, where messages overtake); after reading only zeros, either.
    ("mp-loop", 5, STORES_IN_ORDER, "rf+co", 5 + 2),
    ("mp-loop", 5, MESSAGES_OVERTAKE, "rf+co", 2 * (5 + 1)),
    ("mp-loop", 60, STORES_IN_ORDER, "rf+co", 60 + 2),
];

#[cfg(test)]
mod tests {
    use super::*;
    use thinair_core::ir::text;
    use thinair_core::model::Model;

    #[test]
    fn every_program_parses_and_verifies() {
        for name in NAMES {
            for size in 1..=16 {
                let Some(source) = program(name, size) else {
                    assert!(*name == "lbn-pairs" && size % 2 == 1, "{name} has no size {size}");
                    continue;
                };
                let file = format!("{name}({size})");
                let parsed = text::parse_verified(&file, &source).unwrap_or_else(|error| panic!("{error}\n{source}"));
                assert_eq!(text::parse(&file, &text::print(&parsed)), Ok(parsed), "{source}");
            }
        }
    }

    #[test]
    fn every_expectation_names_a_program_and_a_model() {
        for (name, size, models, equivalence, _) in EXPECTED {
            assert!(NAMES.contains(name) && program(name, *size).is_some(), "{name}({size})");
            assert!(models.iter().all(|model| Model::find(model).is_some_and(|found| found.name() == *model)), "{models:?}");
            assert!(["rf+co", "rf"].contains(equivalence));
        }
    }

    #[test]
    fn unknown_names_and_sizes_have_no_program() {
        assert_eq!(program("nothing", 3), None);
        assert_eq!(program("readers", 0), None);
        assert_eq!(program("readers", 1001), None);
        assert_eq!(program("fib", 23), None);
        assert!(program("fib", 22).is_some());
    }

    #[test]
    fn sums_of_fib_are_fibonacci_numbers() {
        assert_eq!(largest_sum(5), 144);
        assert_eq!(largest_sum(3), 21);
    }
}
