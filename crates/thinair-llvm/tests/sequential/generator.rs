//! Random C programs of one thread, in which nothing is undefined: structures, unions, bit-fields, arrays, pointers, loops, calls, floating point, text. They compute a checksum, which they
//! print, or hold against `EXPECTED`. The same seed gives the same program.

use std::fmt::Write as _;

use thinair_oracle::random_numbers::RandomNumbers;

const HEAD: &str = r#"#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long checksum = 1;
static char buffer[96];

static void mix(unsigned long value) {
    checksum = (checksum ^ value) * 1099511628211ul + 7;
}

static void mix_text(const char *text) {
    while (*text)
        mix((unsigned char)*text++);
}

static unsigned long divide(unsigned long left, unsigned long right) {
    return right ? left / right : left;
}

static long divide_signed(int left, int right) {
    return right > 0 ? left / right + left % right : left;
}

static long sum(int count, ...) {
    va_list list;
    long total = 0;
    va_start(list, count);
    for (int i = 0; i < count; i++)
        total += i % 2 ? (int)va_arg(list, long) : va_arg(list, int) / 4;
    va_end(list);
    return total;
}

static unsigned long recursive(unsigned long value, int depth) {
    return depth > 0 && value ? recursive(value / 3, depth - 1) * 5 + value : value + 1;
}

union word {
    unsigned whole;
    unsigned short halves[2];
    unsigned char bytes[4];
};

/* In a variable of its own: larger accesses of shared memory that is accessed in parts are taken apart, which is another test's matter. */
static unsigned punned(unsigned whole, unsigned index, unsigned char byte) {
    union word word = {whole};
    word.bytes[index & 3] = byte;
    return word.whole ^ word.halves[index & 1];
}
"#;

const SCALARS: [&str; 8] = ["signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long"];

/// A place that can be read and written, and its type.
#[derive(Clone)]
struct Place {
    text: String,
    of: &'static str,
}

struct Structure {
    name: String,
    /// Paths to scalars.
    fields: Vec<(String, &'static str)>,
}

pub struct Generator {
    random: RandomNumbers,
    out: String,
    structures: Vec<Structure>,
    /// What every function sees.
    globals: Vec<Place>,
    /// Global structures, by the number of their type.
    objects: Vec<(String, usize)>,
    locals: Vec<Place>,
    /// Functions that may be called: name, the structure that they take, and whether they return it.
    callable: Vec<(String, Option<usize>, bool)>,
    calls: u32,
    loops: u32,
    names: u32,
}

/// The program for a seed.
pub fn program(seed: u64) -> String {
    let mut this = Generator {
        random: RandomNumbers::new(seed),
        out: HEAD.to_string(),
        structures: Vec::new(),
        globals: Vec::new(),
        objects: Vec::new(),
        locals: Vec::new(),
        callable: Vec::new(),
        calls: 0,
        loops: 0,
        names: 0,
    };
    this.declare();
    for _ in 0..this.random.between(2, 5) {
        this.function();
    }
    this.main();
    this.out
}

impl Generator {
    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.out, "{}{text}", "    ".repeat(depth));
    }

    fn literal(&mut self) -> String {
        match self.random.between(0, 5) {
            0 => format!("{}", self.random.between(0, 9)),
            1 => format!("-{}", self.random.between(1, 200)),
            2 => format!("{}u", self.random.draw() as u32),
            3 => format!("{}ul", self.random.draw()),
            4 => format!("0x{:x}", self.random.draw() as u16),
            _ => format!("'{}'", char::from(b'a' + (self.random.draw() % 26) as u8)),
        }
    }

    fn scalar(&mut self) -> &'static str {
        let of: &&str = self.random.pick(&SCALARS);
        of
    }

    fn declare(&mut self) {
        for _ in 0..self.random.between(1, 3) {
            self.structure();
        }
        for _ in 0..self.random.between(3, 6) {
            let (name, of, value) = (self.name("g"), self.scalar(), self.literal());
            self.line(0, &format!("static {of} {name} = ({of})({value});"));
            self.globals.push(Place { text: name, of });
        }
        for _ in 0..self.random.between(1, 3) {
            let (name, of, length) = (self.name("a"), self.scalar(), self.random.between(2, 9));
            let values: Vec<String> = (0..self.random.between(1, length)).map(|_| format!("({of})({})", self.literal())).collect();
            self.line(0, &format!("static {of} {name}[{length}] = {{{}}};", values.join(", ")));
            for _ in 0..2 {
                let index = self.random.between(0, length - 1);
                self.globals.push(Place { text: format!("{name}[{index}]"), of });
            }
            let (pointer, index) = (self.name("p"), self.random.between(0, length - 1));
            self.line(0, &format!("static {of} *{pointer} = &{name}[{index}];"));
            self.globals.push(Place { text: format!("(*{pointer})"), of });
            self.globals.push(Place { text: format!("{name}[(unsigned)checksum % {length}]"), of });
        }
        for number in 0..self.structures.len() {
            let name = self.name("s");
            let kind = self.structures[number].name.clone();
            self.line(0, &format!("static struct {kind} {name};"));
            let list = self.name("t");
            self.line(0, &format!("static struct {kind} {list}[3];"));
            for (path, of) in self.structures[number].fields.clone() {
                self.globals.push(Place { text: format!("{name}.{path}"), of });
                if self.random.percent(40) {
                    self.globals.push(Place { text: format!("{list}[(unsigned char)checksum % 3].{path}"), of });
                }
            }
            self.objects.push((name, number));
            self.objects.push((format!("{list}[1]"), number));
        }
    }

    fn structure(&mut self) {
        let kind = self.name("S");
        let (mut text, mut fields) = (format!("struct {kind} {{\n"), Vec::new());
        for _ in 0..self.random.between(1, 5) {
            let name = self.name("f");
            let of = self.scalar();
            match self.random.between(0, 9) {
                0..=4 => {
                    let _ = writeln!(text, "    {of} {name};");
                    fields.push((name, of));
                }
                5..=7 => {
                    let of = *self.random.pick(&["int", "unsigned", "unsigned long", "long"]);
                    let bits = self.random.between(1, if of.ends_with("long") { 40 } else { 29 });
                    let _ = writeln!(text, "    {of} {name} : {bits};");
                    fields.push((name, of));
                }
                8 => {
                    let length = self.random.between(1, 4);
                    let _ = writeln!(text, "    {of} {name}[{length}];\n    char end_of_{name};");
                    fields.push((format!("{name}[{}]", self.random.between(0, length - 1)), of));
                }
                _ if !self.structures.is_empty() => {
                    let inner = (self.random.draw() % self.structures.len() as u64) as usize;
                    let _ = writeln!(text, "    struct {} {name};", self.structures[inner].name);
                    fields.extend(self.structures[inner].fields.iter().map(|(path, of)| (format!("{name}.{path}"), *of)));
                }
                _ => {}
            }
        }
        let _ = writeln!(text, "    short last;\n}};");
        fields.push(("last".to_string(), "short"));
        self.out.push_str(&text);
        self.structures.push(Structure { name: kind, fields });
    }

    fn place(&mut self) -> Place {
        let own = !self.locals.is_empty() && self.random.percent(50);
        let from = if own { &self.locals } else { &self.globals };
        from[(self.random.draw() % from.len() as u64) as usize].clone()
    }

    /// An expression that is defined whatever its parts are.
    fn expression(&mut self, depth: u32) -> String {
        if depth == 0 {
            return if self.random.percent(70) { self.place().text } else { self.literal() };
        }
        let (left, right) = (self.expression(depth - 1), self.expression(depth - 1));
        match self.random.between(0, 20) {
            0..=2 => format!("((unsigned long)({left}) {} ({right}))", self.random.pick(&["+", "-", "*", "&", "|", "^"])),
            3 => format!("((unsigned)({left}) {} (unsigned)({right}))", self.random.pick(&["+", "-", "*", "&", "|", "^"])),
            4 => format!("((int)(short)({left}) {} (int)(short)({right}))", self.random.pick(&["+", "-", "*"])),
            5 => format!("((long)(int)({left}) {} (long)(int)({right}))", self.random.pick(&["+", "-", "*"])),
            6 => format!("(({left}) {} ({right}))", self.random.pick(&["<", "<=", ">", ">=", "==", "!="])),
            7 => format!("((unsigned)({left}) << (({right}) & 31))"),
            8 => format!("((unsigned long)({left}) >> (({right}) & 63))"),
            9 => format!("((long)({left}) >> (({right}) & 63))"),
            10 => format!("divide({left}, {right})"),
            11 => format!("divide_signed({left}, {right})"),
            12 => format!("(({left}) {} ({right}))", self.random.pick(&["&&", "||"])),
            13 => format!("(({left}) ? ({right}) : ({}))", self.expression(depth - 1)),
            14 => {
                let of = self.scalar();
                format!("(({of})({left}))")
            }
            15 => format!("({}(unsigned long)({left}))", self.random.pick(&["~", "-", "!"])),
            16 => format!("((long)((double)(int)({left}) {} 0.75))", self.random.pick(&["*", "+", "-"])),
            17 => format!("((long)((float)(short)({left}) / (float)((unsigned char)({right}) + 1)))"),
            18 => format!("recursive({left}, ({right}) & 3)"),
            19 => format!("sum(3, (int)({left}), (long)({right}), (int)punned({left}, {right}, 7))"),
            _ => self.call().unwrap_or(left),
        }
    }

    /// A call of a function with a scalar result, if there may be one more.
    fn call(&mut self) -> Option<String> {
        if self.calls == 0 || self.loops > 0 {
            return None;
        }
        let callable: Vec<_> = self.callable.iter().filter(|(_, _, structure)| !structure).cloned().collect();
        if callable.is_empty() {
            return None;
        }
        self.calls -= 1;
        let (name, takes, _) = self.random.pick(&callable).clone();
        let (first, pointer) = (self.expression(1), self.name_of_pointer());
        Some(format!("{name}({first}, {pointer}{})", self.argument_of(takes)))
    }

    fn name_of_pointer(&mut self) -> String {
        let longs: Vec<Place> = self.globals.iter().filter(|place| place.of == "long" && !place.text.contains('.')).cloned().collect();
        if longs.is_empty() { "0".to_string() } else { format!("&{}", self.random.pick(&longs).text) }
    }

    fn argument_of(&mut self, structure: Option<usize>) -> String {
        let Some(number) = structure else { return String::new() };
        let objects: Vec<_> = self.objects.iter().filter(|(_, of)| *of == number).cloned().collect();
        format!(", {}", self.random.pick(&objects).0)
    }

    fn statements(&mut self, depth: usize, count: u32) {
        for _ in 0..count {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: usize) {
        let deep = depth > 3;
        match self.random.between(0, if deep { 9 } else { 16 }) {
            0..=2 => {
                let (place, value) = (self.place(), self.expression(2));
                self.line(depth, &format!("{} = {value};", place.text));
            }
            3 => {
                let (place, value) = (self.place(), self.expression(2));
                let op = *self.random.pick(&["+=", "-=", "*=", "&=", "|=", "^="]);
                self.line(depth, &format!("{} {op} (unsigned long)({value});", place.text));
            }
            4 => {
                let place = self.place();
                if matches!(place.of, "int" | "long") {
                    self.line(depth, &format!("{} ^= 5;", place.text));
                } else {
                    let op: &&str = self.random.pick(&["++", "--"]);
                    self.line(depth, &format!("{}{op};", place.text));
                }
            }
            5 => {
                let value = self.expression(3);
                self.line(depth, &format!("mix({value});"));
            }
            6 => {
                let (value, other) = (self.expression(2), self.expression(1));
                let format = *self.random.pick(&["%ld|%8lx", "%-12ld|%lo", "%+ld|%#lx", "% .5ld|%lX", "%ld|%04lu"]);
                self.line(depth, &format!("snprintf(buffer, sizeof buffer, \"{format}\", (long)({value}), (unsigned long)({other}));"));
                self.line(depth, "mix_text(buffer);");
            }
            7 => {
                let value = self.expression(2);
                let format = *self.random.pick(&["%.3f", "%e", "%g", "%10.1f"]);
                self.line(depth, &format!("snprintf(buffer, sizeof buffer, \"{format}\", (double)(int)({value}) / 8);"));
                self.line(depth, "mix_text(buffer);");
            }
            8 => self.copy_structure(depth),
            9 => {
                let (value, index) = (self.expression(2), self.expression(1));
                self.line(depth, &format!("mix(punned({value}, {index}, {value}));"));
            }
            10 | 11 => {
                let condition = self.expression(2);
                self.line(depth, &format!("if ({condition}) {{"));
                self.block(depth + 1);
                if self.random.percent(50) {
                    self.line(depth, "} else {");
                    self.block(depth + 1);
                }
                self.line(depth, "}");
            }
            12 | 13 => self.counted_loop(depth),
            14 => self.switch(depth),
            15 => {
                let (name, of, value) = (self.name("l"), self.scalar(), self.expression(2));
                self.line(depth, "{");
                self.line(depth + 1, &format!("{of} {name} = {value};"));
                self.locals.push(Place { text: name.clone(), of });
                self.block(depth + 1);
                self.line(depth + 1, &format!("mix({name});"));
                self.locals.pop();
                self.line(depth, "}");
            }
            _ => {
                let (size, value) = (self.random.between(1, 6), self.expression(1));
                let name = self.name("h");
                self.line(depth, "{");
                self.line(depth + 1, &format!("unsigned short *{name} = calloc({size}, sizeof *{name});"));
                self.line(depth + 1, &format!("for (unsigned i = 0; i < {size}; i++)"));
                self.line(depth + 2, &format!("{name}[i] = ({value}) + i;"));
                let index = self.random.between(0, size - 1);
                self.line(depth + 1, &format!("mix({name}[{index}]);"));
                self.line(depth + 1, &format!("free({name});"));
                self.line(depth, "}");
            }
        }
    }

    fn block(&mut self, depth: usize) {
        let (count, known) = (self.random.between(1, 3), self.locals.len());
        self.statements(depth, count);
        self.locals.truncate(known);
    }

    fn copy_structure(&mut self, depth: usize) {
        let returning: Vec<_> = self.callable.iter().filter(|(_, _, structure)| *structure).cloned().collect();
        let (to, number) = self.random.pick(&self.objects.clone()).clone();
        let fitting: Vec<_> = returning.iter().filter(|(_, takes, _)| *takes == Some(number)).collect();
        if !fitting.is_empty() && self.calls > 0 && self.loops == 0 {
            self.calls -= 1;
            let name = self.random.pick(&fitting).0.clone();
            let (value, argument) = (self.expression(1), self.argument_of(Some(number)));
            self.line(depth, &format!("{to} = {name}({value}, 0{argument});"));
            return;
        }
        let argument = self.argument_of(Some(number));
        let from = argument.trim_start_matches(", ").to_string();
        if self.random.percent(50) {
            self.line(depth, &format!("{to} = {from};"));
        } else {
            self.line(depth, &format!("memmove(&{to}, &{from}, sizeof {to});"));
        }
    }

    fn counted_loop(&mut self, depth: usize) {
        let (name, turns) = (self.name("i"), self.random.between(1, 5));
        self.loops += 1;
        let known = self.locals.len();
        let leave = self.expression(1);
        match self.random.between(0, 2) {
            0 => {
                self.line(depth, &format!("for (unsigned {name} = 0; {name} < {turns}; {name}++) {{"));
                self.line(depth + 1, &format!("mix({name});"));
                self.block(depth + 1);
                self.line(depth + 1, &format!("if (({leave}) % 7 == 3)"));
                let leaves: &&str = self.random.pick(&["continue;", "break;"]);
                self.line(depth + 2, leaves);
                self.block(depth + 1);
                self.line(depth, "}");
            }
            1 => {
                self.line(depth, "{");
                self.line(depth + 1, &format!("int {name} = {turns};"));
                self.line(depth + 1, &format!("while ({name}-- > 0) {{"));
                self.block(depth + 2);
                self.line(depth + 1, "}");
                self.line(depth, "}");
            }
            _ => {
                self.line(depth, "{");
                self.line(depth + 1, &format!("unsigned char {name} = 0;"));
                self.line(depth + 1, "do {");
                self.block(depth + 2);
                self.line(depth + 1, &format!("}} while (++{name} < {turns});"));
                self.line(depth, "}");
            }
        }
        self.locals.truncate(known);
        self.loops -= 1;
    }

    fn switch(&mut self, depth: usize) {
        let value = self.expression(2);
        self.line(depth, &format!("switch (({value}) & 7) {{"));
        for case in 0..self.random.between(1, 4) {
            self.line(depth, &format!("case {}:", case * 2));
            self.block(depth + 1);
            if self.random.percent(70) {
                self.line(depth + 1, "break;");
            }
        }
        self.line(depth, "default:");
        self.block(depth + 1);
        self.line(depth, "}");
    }

    fn function(&mut self) {
        let name = self.name("function");
        let takes = if self.random.percent(50) { Some((self.random.draw() % self.structures.len() as u64) as usize) } else { None };
        let returns = takes.is_some() && self.random.percent(40);
        let structure = takes.map(|number| format!("struct {}", self.structures[number].name));
        let result = match &structure {
            Some(structure) if returns => structure.clone(),
            _ => self.scalar().to_string(),
        };
        let (parameter, further) = (self.scalar(), structure.map_or(String::new(), |structure| format!(", {structure} given")));
        self.line(0, &format!("\nstatic {result} {name}({parameter} value, long *pointer{further}) {{"));
        self.locals = vec![Place { text: "value".into(), of: parameter }];
        if let Some(number) = takes {
            self.locals.extend(self.structures[number].fields.iter().map(|(path, of)| Place { text: format!("given.{path}"), of }));
        }
        self.line(1, "long kept = pointer ? *pointer : 3, *aside = &kept;");
        self.locals.push(Place { text: "kept".into(), of: "long" });
        self.locals.push(Place { text: "(*aside)".into(), of: "long" });
        self.calls = 2;
        let count = self.random.between(2, 6);
        self.statements(1, count);
        self.line(1, "if (pointer)");
        self.line(2, "*pointer ^= kept;");
        if returns {
            self.line(1, "return given;");
        } else {
            let value = self.expression(2);
            self.line(1, &format!("return {value};"));
        }
        self.line(0, "}");
        self.callable.push((name, takes, returns));
    }

    fn main(&mut self) {
        self.line(0, "\nint main(void) {");
        self.locals = Vec::new();
        self.calls = 6;
        let count = self.random.between(5, 12);
        self.statements(1, count);
        for place in self.globals.clone() {
            self.line(1, &format!("mix({});", place.text));
        }
        self.line(0, "#ifdef EXPECTED");
        self.line(1, "assert(checksum == EXPECTED);");
        self.line(0, "#else");
        self.line(1, "printf(\"%lu\\n\", checksum);");
        self.line(0, "#endif");
        self.line(1, "return 0;");
        self.line(0, "}");
    }
}
