//! Random programs that throw: functions that call those before them, with nested handlers, objects whose destructors leave a mark, exceptions that are thrown again, kept and thrown
//! later, and functions that are `noexcept`. What happens is kept in a checksum; `std::terminate` ends the program with the checksum of that moment.

use std::fmt::Write as _;

/// What programs throw, and how they catch it: later ones are caught by the types of earlier ones where C++ says so.
const THROWN: [&str; 6] = ["NUMBER", "long(NUMBER)", "base(NUMBER)", "derived(NUMBER)", "both(NUMBER)", "\"text\""];
const CAUGHT: [&str; 8] = [
    "int e) { mark(e);",
    "long e) { mark(e + 1);",
    "const base &e) { mark(e.number + 2);",
    "base e) { mark(e.number + 3);",
    "side &e) { mark(e.other + 4);",
    "derived *) { mark(5);",
    "const char *e) { mark(e[0]);",
    "...) { mark(6);",
];

const PRELUDE: &str = r#"#include <exception>
#include <cstdlib>
extern "C" int printf(const char *, ...);
extern "C" void _exit(int) noexcept;
static unsigned long sum = 7;
static int steps;
static void mark(int value) { sum = sum * 31 + value; }
struct base { int number; base(int n) : number(n) {} base(const base &b) : number(b.number) { mark(90); } virtual ~base() { mark(91); } };
struct derived : base { derived(int n) : base(n) {} };
struct side { int other = 9; virtual ~side() { mark(92); } };
struct both : side, derived { both(int n) : derived(n) {} };
struct guard { int number; guard(int n) : number(n) { mark(n); } ~guard() { mark(number + 50); mark(std::uncaught_exceptions()); } };
struct careful { int number; careful(int n) : number(n) {} ~careful() { try { if (number % 2) throw number; } catch (int e) { mark(e + 60); } } };
struct harsh { int number; harsh(int n) : number(n) { if (n % 3 == 0) throw n; } ~harsh() { mark(number + 70); } };
static std::exception_ptr kept;
static void finish() {
#ifdef EXPECTED
    if (sum != EXPECTED) abort();
#else
    printf("%lu\n", sum);
#endif
    kept = nullptr;
}
static void terminated() {
#ifdef EXPECTED
    if (sum != EXPECTED) abort();
    _exit(0);
#else
    printf("%lu\n", sum);
    exit(0);
#endif
}
"#;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

struct Writer {
    random: Random,
    text: String,
    /// The function at hand: it may call those before it.
    function: u64,
    handlers: u32,
    objects: u32,
}

pub fn program(seed: u64) -> String {
    let random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut writer = Writer { random, text: PRELUDE.to_string(), function: 0, handlers: 0, objects: 0 };
    let functions = 2 + writer.random.below(4);
    for function in 0..functions {
        writer.function = function;
        let quiet = if writer.random.below(6) == 0 { " noexcept" } else { "" };
        writeln!(writer.text, "static int f{function}(int x){quiet} {{").unwrap();
        writeln!(writer.text, "    if (++steps > 40) return x;").unwrap();
        writer.block(1, 3);
        writeln!(writer.text, "    return x + {function};\n}}").unwrap();
    }
    writeln!(writer.text, "int main() {{\n    std::set_terminate(terminated);").unwrap();
    for turn in 0..1 + writer.random.below(3) {
        let function = functions - 1;
        writeln!(writer.text, "    try {{ mark(f{function}({turn})); }} catch (int e) {{ mark(e); }} catch (...) {{ mark(8); }}").unwrap();
    }
    writer.text + "    mark(std::uncaught_exceptions());\n    finish();\n}\n"
}

impl Writer {
    fn line(&mut self, depth: u32, line: &str) {
        let indent = "    ".repeat(depth as usize);
        writeln!(self.text, "{indent}{line}").unwrap();
    }

    fn block(&mut self, depth: u32, left: u32) {
        for _ in 0..1 + self.random.below(3) {
            self.statement(depth, left);
        }
    }

    fn statement(&mut self, depth: u32, left: u32) {
        let number = self.random.below(20);
        self.objects += 1;
        let object = self.objects;
        match self.random.below(14) {
            0 => self.line(depth, &format!("mark({number});")),
            1 | 2 => self.line(depth, &format!("guard o{object}({number});")),
            3 => self.line(depth, &format!("careful o{object}({number});")),
            4 => self.line(depth, &format!("harsh o{object}({number} + x);")),
            5 | 6 if self.function > 0 => {
                let callee = self.random.below(self.function);
                self.line(depth, &format!("mark(f{callee}(x + {number}));"));
            }
            7 | 8 => {
                let thrown = THROWN[self.random.below(THROWN.len() as u64) as usize].replace("NUMBER", &number.to_string());
                self.line(depth, &format!("if ((x + {number}) % 3 == 0) throw {thrown};"));
            }
            9 if self.handlers > 0 => self.line(depth, &format!("if (x % 2 == {}) throw;", number % 2)),
            10 if self.handlers > 0 => self.line(depth, "kept = std::current_exception();"),
            11 => self.line(
                depth,
                &format!(
                    "if (kept && x % 3 == {}) {{ std::exception_ptr e = kept; kept = nullptr; std::rethrow_exception(e); }}",
                    number % 3
                ),
            ),
            12 if left > 0 => {
                self.line(depth, &format!("for (int i = 0; i < {}; i++) {{", 1 + number % 3));
                self.block(depth + 1, left - 1);
                self.line(depth + 1, if number.is_multiple_of(2) { "if (i == x % 2) continue;" } else { "if (i == 1) break;" });
                self.line(depth, "}");
            }
            13 => self.line(depth, &format!("if (x == {}) return {number};", number % 4)),
            _ if left > 0 => self.handled(depth, left),
            _ => self.line(depth, &format!("mark(x + {number});")),
        }
    }

    fn handled(&mut self, depth: u32, left: u32) {
        self.line(depth, "try {");
        self.block(depth + 1, left - 1);
        let mut last = 0;
        for _ in 0..1 + self.random.below(3) {
            let rest = CAUGHT.len() as u64 - last;
            if rest == 0 {
                break;
            }
            let chosen = last + self.random.below(rest);
            last = chosen + 1;
            self.line(depth, &format!("}} catch ({}", CAUGHT[chosen as usize]));
            self.handlers += 1;
            self.block(depth + 1, left - 1);
            self.handlers -= 1;
        }
        self.line(depth, "}");
    }
}
