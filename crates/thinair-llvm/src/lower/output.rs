//! What the program prints: kept with an execution that is shown, and without effect on anything else.

use thinair_core::ir::{CastOp, Op, Operand, Width};

use super::Lower;
use super::function::FunctionLowering;
use crate::reader::{Call, Type, Value};

/// Where the format stands among the arguments, for functions that print with one.
fn format_position(name: &str) -> Option<usize> {
    match name {
        "printf" | "__printf_chk" => Some(usize::from(name != "printf")),
        "fprintf" | "dprintf" => Some(1),
        "__fprintf_chk" => Some(2),
        "vprintf" => Some(0),
        "vfprintf" => Some(1),
        _ => None,
    }
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// `false`: the function does not print.
    pub fn print(&mut self, name: &str, call: &Call<'a>) -> Lower<bool> {
        if let Some(position) = format_position(name) {
            let lists = name.starts_with('v');
            let first = if lists { call.arguments.len() } else { position + 1 };
            self.print_format(call, position, first)?;
            return Ok(true);
        }
        match name {
            "puts" | "fputs" | "perror" => {
                let text = self.string_argument(call, 0).unwrap_or_else(|| "%s".to_string()).replace('%', "%%");
                let end = match name {
                    "puts" => "\n",
                    "perror" => ": error\n",
                    _ => "",
                };
                self.emit(Op::Print { format: text + end, arguments: Vec::new() });
            }
            "putchar" | "fputc" | "putc" => {
                let value = self.argument(call, 0)?;
                self.emit(Op::Print { format: "%c".to_string(), arguments: vec![(Width::I32, value)] });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Puts constant strings into the format, and leaves the other arguments for later.
    fn print_format(&mut self, call: &Call<'a>, position: usize, first: usize) -> Lower<()> {
        let Some(format) = self.string_argument(call, position) else {
            self.emit(Op::Print { format: "(a format that is not constant)\n".to_string(), arguments: Vec::new() });
            return Ok(());
        };
        let mut arguments = Vec::new();
        let mut next = first;
        let mut shown = String::new();
        let mut rest = format.as_str();
        while let Some(at) = rest.find('%') {
            shown.push_str(&rest[..at]);
            rest = &rest[at..];
            let length = 1 + rest[1..]
                .find(|letter: char| letter.is_ascii_alphabetic() && !"lhzjtLq".contains(letter) || letter == '%')
                .map_or(0, |at| at + 1);
            let (directive, after) = rest.split_at(length.min(rest.len()));
            rest = after;
            for _ in directive.matches('*') {
                self.print_argument(call, next, &mut arguments)?;
                next += 1;
            }
            if directive.ends_with('%') {
                shown.push_str(if directive.len() > 1 { "%%" } else { "%" });
                continue;
            }
            if directive.ends_with('s') {
                match self.string_argument(call, next) {
                    Some(text) => shown.push_str(&text.replace('%', "%%")),
                    None => shown.push_str("%s"),
                }
                next += 1;
                continue;
            }
            shown.push_str(directive);
            self.print_argument(call, next, &mut arguments)?;
            next += 1;
        }
        shown.push_str(rest);
        self.emit(Op::Print { format: shown, arguments });
        Ok(())
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
