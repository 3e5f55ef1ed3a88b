//! What the program prints: kept with an execution that is shown. Printing reads what it prints, returns how much that is, and stores it for `%n`.
//!
//! Where a format is constant, each of its directives is dealt with by itself, and only if it matters: texts that are no constants are read, and lengths are
//! computed if somebody asks for them (`library/strings.c`). Any other format is read where it is used.

use thinair_core::ir::{BinaryOp, CastOp, Op, Operand, Width};

use super::Lower;
use super::function::FunctionLowering;
use crate::reader::{Call, LocalId, Type, Value};

/// Where the format stands among the arguments, for functions that print with one.
fn format_position(name: &str) -> Option<usize> {
    match name {
        "printf" | "vprintf" | "warn" | "warnx" => Some(0),
        "__printf_chk" | "__vprintf_chk" | "fprintf" | "dprintf" | "vfprintf" | "vdprintf" | "err" | "errx" => Some(1),
        "__fprintf_chk" | "__vfprintf_chk" | "__dprintf_chk" => Some(2),
        _ => None,
    }
}

/// The flags of a directive, as `__thinair_format` takes them.
const FLAGS: [(char, u64); 5] = [('-', 1), ('+', 2), (' ', 4), ('#', 8), ('0', 16)];

/// A part of a format.
struct Directive<'f> {
    text: &'f str,
    /// 0 if the format ends before it.
    conversion: char,
    flags: u64,
    /// `None`: an argument says it.
    width: Option<u64>,
    precision: Option<Option<u64>>,
    /// How many bytes of the argument count.
    bytes: u64,
}

/// Splits a format that begins with `%` after its first directive.
fn directive(format: &str) -> (Directive<'_>, &str) {
    let mut rest = &format[1..];
    let mut flags = 0;
    while let Some((_, flag)) = FLAGS.iter().find(|(letter, _)| rest.starts_with(*letter)) {
        flags |= flag;
        rest = &rest[1..];
    }
    let number = |rest: &mut &str| {
        if let Some(after) = rest.strip_prefix('*') {
            *rest = after;
            return None;
        }
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let (number, after) = rest.split_at(digits);
        *rest = after;
        Some(number.parse().unwrap_or(0))
    };
    let width = number(&mut rest);
    let mut precision = None;
    if let Some(after) = rest.strip_prefix('.') {
        rest = after;
        precision = Some(number(&mut rest));
    }
    let mut bytes = 4;
    while let Some(letter) = rest.chars().next().filter(|&letter| "lhzjtqL".contains(letter)) {
        bytes = match letter {
            'h' => bytes / 2,
            'L' => 16,
            _ => 8,
        };
        rest = &rest[1..];
    }
    let conversion = rest.chars().next().unwrap_or('\0');
    rest = rest.get(if conversion == '\0' { 0 } else { conversion.len_utf8() }..).unwrap_or("");
    (Directive { text: &format[..format.len() - rest.len()], conversion, flags, width, precision, bytes }, rest)
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// `false`: the function does not print.
    pub fn print(&mut self, result: Option<LocalId>, name: &str, call: &Call<'a>) -> Lower<bool> {
        if let Some(position) = format_position(name) {
            // A null format prints the error alone.
            if !matches!(call.arguments.get(position), Some((_, Value::Null))) {
                self.print_format(result, name, call, position)?;
            }
            if matches!(name, "err" | "errx") {
                self.exit_process(true);
            }
            return Ok(true);
        }
        match name {
            "puts" | "fputs" | "perror" => {
                let end = match name {
                    "puts" => "\n",
                    "perror" => ": error\n",
                    _ => "",
                };
                let constant = self.string_argument(call, 0);
                if constant.is_none() {
                    let text = self.argument(call, 0)?;
                    let reads = if name == "perror" { "__thinair_read_text_or_null" } else { "__thinair_read_text" };
                    self.call_library(reads, vec![text]);
                }
                let shown = constant.map_or_else(|| "%%s".to_string(), |text| text.replace('%', "%%"));
                self.emit(Op::Print { format: shown + end, arguments: Vec::new() });
                self.give(result, Operand::Constant(1));
            }
            "putchar" | "fputc" | "putc" | "putchar_unlocked" => {
                let value = self.argument(call, 0)?;
                self.emit(Op::Print { format: "%c".to_string(), arguments: vec![(Width::I32, value)] });
                let letter = self.arithmetic(BinaryOp::And, Width::I32, value, Operand::Constant(0xFF));
                self.give(result, letter);
            }
            "fwrite" | "fwrite_unlocked" => {
                let (bytes, size, count) = (self.argument(call, 0)?, self.argument(call, 1)?, self.argument(call, 2)?);
                let size = self.arithmetic(BinaryOp::Mul, Width::I64, size, count);
                self.call_library("__thinair_read_bytes", vec![bytes, size]);
                self.emit(Op::Print { format: "(%ld bytes)".to_string(), arguments: vec![(Width::I64, size)] });
                self.give(result, count);
            }
            "write" => {
                let (bytes, size) = (self.argument(call, 1)?, self.argument(call, 2)?);
                self.call_library("__thinair_read_bytes", vec![bytes, size]);
                self.emit(Op::Print { format: "(%ld bytes)".to_string(), arguments: vec![(Width::I64, size)] });
                self.give(result, size);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn print_format(&mut self, result: Option<LocalId>, name: &str, call: &Call<'a>, position: usize) -> Lower<()> {
        let lists = name.trim_start_matches('_').starts_with('v');
        let counted = result.is_some_and(|result| self.is_used(result));
        let format = self.string_argument(call, position);
        if let (Some(format), false) = (&format, lists) {
            return self.print_directives(result.filter(|_| counted), call, format, position + 1);
        }
        let shown = match &format {
            Some(format) => format.replace('%', "%%"),
            None => "(a format that is not constant)\n".to_string(),
        };
        self.emit(Op::Print { format: shown, arguments: Vec::new() });
        let address = self.argument(call, position)?;
        if lists {
            let list = self.argument(call, position + 1)?;
            return self.library_result(result, "__thinair_print_list", vec![address, list]);
        }
        let packed = self.pack(call.arguments.get(position + 1..).unwrap_or_default())?;
        self.library_result(result, "__thinair_print", vec![address, packed])?;
        if packed != Operand::Constant(0) {
            self.emit(Op::Free { address: packed, local: true });
        }
        Ok(())
    }

    /// Prints with a constant format. With a result, it is how much was printed.
    fn print_directives(&mut self, result: Option<LocalId>, call: &Call<'a>, format: &str, first: usize) -> Lower<()> {
        let counts = result.is_some() || format.contains('n') && directives(format).any(|directive| directive.conversion == 'n');
        let (mut arguments, mut shown) = (Vec::new(), String::new());
        let (mut next, mut length, mut rest) = (first, Operand::Constant(0), format);
        while let Some(at) = rest.find('%') {
            shown.push_str(&rest[..at]);
            length = if counts { self.plus(length, at as u64) } else { length };
            let (directive, after) = directive(&rest[at..]);
            rest = after;
            if directive.conversion == '%' {
                shown.push_str("%%");
                length = if counts { self.plus(length, 1) } else { length };
                continue;
            }
            let width = self.number_of(directive.width, call, &mut next, &mut arguments)?;
            let precision = match directive.precision {
                None => Operand::Constant(u64::from(u32::MAX)),
                Some(number) => self.number_of(number, call, &mut next, &mut arguments)?,
            };
            let constant = if directive.conversion == 's' { self.string_argument(call, next) } else { None };
            match directive.conversion {
                'n' => {
                    let (address, bytes) = (self.argument(call, next)?, Operand::Constant(directive.bytes));
                    self.call_library("__thinair_store_count", vec![address, bytes, length]);
                }
                's' => shown.push_str(&constant.as_ref().map_or_else(|| "%%s".to_string(), |text| text.replace('%', "%%"))),
                _ => {
                    shown.push_str(directive.text);
                    self.print_argument(call, next, &mut arguments)?;
                }
            }
            let matters = counts || directive.conversion == 's' && constant.is_none();
            if matters && directive.conversion != 'n' {
                let (conversion, flags) = (Operand::Constant(directive.conversion as u64), Operand::Constant(directive.flags));
                let (bytes, bits) = (Operand::Constant(directive.bytes), self.bits_of(call, next)?);
                let nowhere = Operand::Constant(0);
                let given = vec![nowhere, nowhere, conversion, flags, width, precision, bytes, bits];
                let function = Operand::Function(self.lowering.library_function("__thinair_format", self.at));
                let this = self.temporary(Width::I64);
                self.emit(Op::Call { destination: Some(this), function, arguments: given });
                if counts {
                    length = self.arithmetic(BinaryOp::Add, Width::I64, length, Operand::Register(this));
                }
            }
            next += 1;
        }
        shown.push_str(rest);
        self.emit(Op::Print { format: shown, arguments });
        if result.is_some() {
            let length = self.plus(length, rest.len() as u64);
            let destination = self.result(result)?;
            self.emit(Op::Cast { destination, op: CastOp::Truncate, from: Width::I64, to: Width::I32, value: length });
        }
        Ok(())
    }

    /// A width or a precision: a number of the format, or the next argument.
    fn number_of(
        &mut self,
        number: Option<u64>,
        call: &Call<'a>,
        next: &mut usize,
        arguments: &mut Vec<(Width, Operand)>,
    ) -> Lower<Operand> {
        match number {
            Some(number) => Ok(Operand::Constant(number.min(i32::MAX as u64))),
            None => {
                self.print_argument(call, *next, arguments)?;
                *next += 1;
                self.argument(call, *next - 1)
            }
        }
    }

    /// The bits of an argument, for a function of our library.
    fn bits_of(&mut self, call: &Call<'a>, number: usize) -> Lower<Operand> {
        let Some((of, _)) = call.arguments.get(number) else { return Ok(Operand::Constant(0)) };
        let Ok(width) = self.lowering.width(*of) else { return Ok(Operand::Constant(0)) };
        let value = self.argument(call, number)?;
        Ok(self.widened(value, width, Width::I64))
    }

    /// An argument that is a number. Of others (there are none, or a structure) nothing is shown.
    fn print_argument(&mut self, call: &Call<'a>, number: usize, arguments: &mut Vec<(Width, Operand)>) -> Lower<()> {
        let Some((of, value)) = call.arguments.get(number) else { return Ok(()) };
        if matches!(value, Value::Metadata) {
            return Ok(());
        }
        let Ok(width) = self.lowering.width(*of) else { return Ok(()) };
        let mut operand = self.operand(value, *of)?;
        let mut width = width;
        // Only doubles are printed; a float cannot be passed where any type is taken, but other languages may do so.
        if matches!(self.lowering.resolved_type(*of)?, Type::Float) {
            let destination = self.temporary(Width::I64);
            self.emit(Op::Cast { destination, op: CastOp::FloatToFloat, from: width, to: Width::I64, value: operand });
            (operand, width) = (Operand::Register(destination), Width::I64);
        }
        arguments.push((width, operand));
        Ok(())
    }
}

/// All directives of a format.
fn directives(mut format: &str) -> impl Iterator<Item = Directive<'_>> {
    std::iter::from_fn(move || {
        let (directive, rest) = directive(&format[format.find('%')?..]);
        format = rest;
        Some(directive)
    })
}
