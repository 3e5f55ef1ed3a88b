//! A program to text.
//!
//! Printing is total: a program that the verifier would refuse is printed as well as it can be, though such a text may not parse back.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use super::lexer::{write_name, write_quoted};
use super::names::{BINARY, CAST, CHECKS, COMPARE, FENCES, ORDERS, RMW, STORAGES, TAGS, WIDTHS, word_for};
use crate::ir::visit::definitions;
use crate::ir::{
    Access, BlockId, FileId, Function, FunctionId, Global, GlobalId, Initializer, Op, Operand, Program, RegisterId, SlotId, SourceLocation,
    Width,
};

/// The text of a program, from which [`parse`](super::parse) makes an equal one.
pub fn print(program: &Program) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = Printer::new(program).program(&mut text);
    text
}

struct Printer<'p> {
    program: &'p Program,
    files: Vec<String>,
    globals: Vec<String>,
    functions: Vec<String>,
}

/// The printed names of what belongs to one function.
struct Names {
    registers: Vec<String>,
    slots: Vec<String>,
    labels: Vec<String>,
}

/// Prints names so that they differ: the second `x` becomes `x#1`.
fn distinct<'n>(names: impl Iterator<Item = &'n str>, sigil: &str) -> Vec<String> {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    names
        .map(|name| {
            let mut text = sigil.to_owned();
            let _ = write_name(&mut text, name);
            let count = seen.entry(name).or_default();
            if *count > 0 {
                let _ = write!(text, "#{count}");
            }
            *count += 1;
            text
        })
        .collect()
}

fn name_of(names: &[String], index: usize) -> &str {
    names.get(index).map_or("?", String::as_str)
}

fn width_word(width: Width) -> &'static str {
    word_for(WIDTHS, width)
}

/// A constant as people like to read it: small negative numbers with their sign.
fn write_constant(out: &mut String, width: Width, value: u64) -> fmt::Result {
    let signed = width.sign_extend(value);
    if width != Width::I1 && value <= width.mask() && (-4096..0).contains(&signed) {
        write!(out, "{signed}")
    } else {
        write!(out, "{value}")
    }
}

impl<'p> Printer<'p> {
    fn new(program: &'p Program) -> Self {
        let names = program.globals.iter().map(|global| global.name.as_str());
        let mut globals = distinct(names.chain(program.functions.iter().map(|function| function.name.as_str())), "@");
        let functions = globals.split_off(program.globals.len());
        let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
        let files = program.files.iter().map(|file| {
            let mut text = String::new();
            let _ = write_quoted(&mut text, file);
            let count = seen.entry(file).or_default();
            if *count > 0 {
                let _ = write!(text, "#{count}");
            }
            *count += 1;
            text
        });
        Printer { program, files: files.collect(), globals, functions }
    }

    fn program(&self, out: &mut String) -> fmt::Result {
        for file in &self.files {
            writeln!(out, "file {file}")?;
        }
        for (global, name) in self.program.globals.iter().zip(&self.globals) {
            self.global(out, global, name)?;
        }
        for (function, name) in self.program.functions.iter().zip(&self.functions) {
            self.function(out, function, name)?;
        }
        for thread in &self.program.threads {
            write!(out, "thread {}", name_of(&self.functions, thread.function.index()))?;
            self.arguments(out, &[], Operand::Function(thread.function), &thread.arguments)?;
            out.push('\n');
        }
        Ok(())
    }

    fn location(&self, out: &mut String, at: SourceLocation) -> fmt::Result {
        if at == SourceLocation::default() {
            return out.write_str(" at ?");
        }
        out.write_str(" at ")?;
        if at.file != FileId(0) {
            write!(out, "{}:", name_of(&self.files, at.file.index()))?;
        }
        write!(out, "{}:{}", at.line, at.column)
    }

    fn global(&self, out: &mut String, global: &Global, name: &str) -> fmt::Result {
        let word = word_for(STORAGES, global.storage);
        write!(out, "{word} {name}: {}", width_word(global.element))?;
        if global.length != 1 {
            write!(out, "[{}]", global.length)?;
        }
        match global.init.as_slice() {
            [] => {}
            [only] if global.length == 1 => {
                out.write_str(" = ")?;
                self.initializer(out, global.element, only)?;
            }
            several => {
                out.write_str(" = [")?;
                for (index, initializer) in several.iter().enumerate() {
                    out.write_str(if index == 0 { "" } else { ", " })?;
                    self.initializer(out, global.element, initializer)?;
                }
                out.push(']');
            }
        }
        self.location(out, global.at)?;
        out.write_char('\n')
    }

    fn initializer(&self, out: &mut String, element: Width, initializer: &Initializer) -> fmt::Result {
        match *initializer {
            Initializer::Value(value) => write_constant(out, element, value),
            Initializer::Address(GlobalId(global), 0) => out.write_str(name_of(&self.globals, global as usize)),
            Initializer::Address(global, offset) => write!(out, "{}+{offset}", name_of(&self.globals, global.index())),
            Initializer::FunctionAddress(function) => out.write_str(name_of(&self.functions, function.index())),
        }
    }

    fn function(&self, out: &mut String, function: &Function, name: &str) -> fmt::Result {
        let names = Names {
            registers: distinct(function.registers.iter().map(|register| register.name.as_str()), "%"),
            slots: distinct(function.private.iter().map(|slot| slot.name.as_str()), "$"),
            labels: distinct(function.blocks.iter().map(|block| block.name.as_str()), ""),
        };
        write!(out, "\nfn {name}(")?;
        for index in 0..function.parameters.len().min(function.registers.len()) {
            out.write_str(if index == 0 { "" } else { ", " })?;
            write!(out, "{}: {}", names.registers[index], width_word(function.registers[index].width))?;
        }
        out.push(')');
        if let Some(result) = function.result {
            write!(out, " -> {}", width_word(result))?;
        }
        out.push_str(" {\n");
        for (slot, name) in function.private.iter().zip(&names.slots) {
            writeln!(out, "  private {name}[{}]", slot.size)?;
        }
        if needs_declarations(function) {
            for (register, name) in function.registers.iter().zip(&names.registers).skip(function.parameters.len()) {
                writeln!(out, "  register {name}: {}", width_word(register.width))?;
            }
        }
        for (block, name) in function.blocks.iter().zip(&names.labels) {
            writeln!(out, "{name}:")?;
            for instruction in &block.instructions {
                out.push_str("  ");
                self.op(out, function, &names, &instruction.op)?;
                self.location(out, instruction.at)?;
                out.push('\n');
            }
        }
        out.write_str("}\n")
    }

    fn operand(&self, out: &mut String, names: &[String], width: Width, operand: Operand) -> fmt::Result {
        match operand {
            Operand::Register(RegisterId(register)) => out.write_str(name_of(names, register as usize)),
            Operand::Constant(value) => write_constant(out, width, value),
            Operand::Global(global) => out.write_str(name_of(&self.globals, global.index())),
            Operand::Function(function) => out.write_str(name_of(&self.functions, function.index())),
        }
    }

    fn operands(&self, out: &mut String, names: &[String], operands: &[(Width, Operand)]) -> fmt::Result {
        for (index, (width, operand)) in operands.iter().enumerate() {
            out.write_str(if index == 0 { " " } else { ", " })?;
            self.operand(out, names, *width, *operand)?;
        }
        Ok(())
    }

    fn arguments(&self, out: &mut String, names: &[String], function: Operand, arguments: &[Operand]) -> fmt::Result {
        let callee = match function {
            Operand::Function(FunctionId(function)) => self.program.functions.get(function as usize),
            _ => None,
        };
        out.push('(');
        for (index, argument) in arguments.iter().enumerate() {
            out.write_str(if index == 0 { "" } else { ", " })?;
            let parameter = callee.filter(|callee| index < callee.parameters.len()).and_then(|callee| callee.registers.get(index));
            self.operand(out, names, parameter.map_or(Width::I64, |parameter| parameter.width), *argument)?;
        }
        out.write_char(')')
    }

    fn op(&self, out: &mut String, function: &Function, names: &Names, op: &Op) -> fmt::Result {
        let label = |block: BlockId| name_of(&names.labels, block.index());
        let slot = |slot: SlotId| name_of(&names.slots, slot.index());
        let registers = names.registers.as_slice();
        self.destinations(out, registers, op)?;
        match op {
            Op::Copy { width, value, .. } => {
                write!(out, "copy {}", width_word(*width))?;
                self.operands(out, registers, &[(*width, *value)])
            }
            Op::Binary { op, width, left, right, .. } => {
                write!(out, "{} {}", word_for(BINARY, *op), width_word(*width))?;
                self.operands(out, registers, &[(*width, *left), (*width, *right)])
            }
            Op::Compare { op, width, left, right, .. } => {
                write!(out, "{} {}", word_for(COMPARE, *op), width_word(*width))?;
                self.operands(out, registers, &[(*width, *left), (*width, *right)])
            }
            Op::Cast { op, from, to, value, .. } => {
                write!(out, "{} {}", word_for(CAST, *op), width_word(*from))?;
                self.operands(out, registers, &[(*from, *value)])?;
                write!(out, " to {}", width_word(*to))
            }
            Op::Select { width, condition, then, otherwise, .. } => {
                write!(out, "select {}", width_word(*width))?;
                self.operands(out, registers, &[(Width::I1, *condition), (*width, *then), (*width, *otherwise)])
            }
            Op::Load { width, address, access, .. } => {
                write!(out, "load {}{}", optional_access(*access), width_word(*width))?;
                self.operands(out, registers, &[(Width::I64, *address)])
            }
            Op::Store { width, address, value, access } => {
                write!(out, "store {}{}", optional_access(*access), width_word(*width))?;
                self.operands(out, registers, &[(Width::I64, *address), (*width, *value)])
            }
            Op::Rmw { op, width, address, value, access, .. } => {
                write!(out, "rmw {} {}{}", word_for(RMW, *op), access_words(*access), width_word(*width))?;
                self.operands(out, registers, &[(Width::I64, *address), (*width, *value)])
            }
            Op::Cas { width, address, expected, new, access, failure, .. } => {
                write!(out, "cas {}{} {}", access_words(*access), word_for(ORDERS, *failure), width_word(*width))?;
                self.operands(out, registers, &[(Width::I64, *address), (*width, *expected), (*width, *new)])
            }
            Op::Fence { fence } => write!(out, "fence {}", word_for(FENCES, *fence)),
            Op::PrivateLoad { width, slot: from, offset, .. } => {
                write!(out, "load {} {}[", width_word(*width), slot(*from))?;
                self.operand(out, registers, Width::I64, *offset)?;
                out.write_char(']')
            }
            Op::PrivateStore { width, slot: to, offset, value } => {
                write!(out, "store {} {}[", width_word(*width), slot(*to))?;
                self.operand(out, registers, Width::I64, *offset)?;
                out.write_str("], ")?;
                self.operand(out, registers, *width, *value)
            }
            Op::Allocate { size, zeroed, local, .. } => {
                out.write_str(if *local { "alloc local" } else { "alloc" })?;
                out.write_str(if *zeroed { " zeroed" } else { "" })?;
                self.operands(out, registers, &[(Width::I64, *size)])
            }
            Op::Free { address, local } => {
                let word = if *local { "free local" } else { "free" };
                self.plain(out, registers, word, Width::I64, *address)
            }
            Op::Call { destination, function: callee, arguments } => {
                out.write_str("call")?;
                if let Some(register) = destination.and_then(|destination| function.registers.get(destination.index())) {
                    write!(out, " {}", width_word(register.width))?;
                }
                self.operands(out, registers, &[(Width::I64, *callee)])?;
                self.arguments(out, registers, *callee, arguments)
            }
            Op::Spawn { function: callee, arguments, .. } => {
                out.write_str("spawn")?;
                self.operands(out, registers, &[(Width::I64, *callee)])?;
                self.arguments(out, registers, *callee, arguments)
            }
            Op::Join { thread } => self.plain(out, registers, "join", Width::I64, *thread),
            Op::Lock { address } => self.plain(out, registers, "lock", Width::I64, *address),
            Op::Unlock { address, barrier, waits } => {
                out.write_str(if *barrier { "unlock" } else { "unlock light" })?;
                self.plain(out, registers, if *waits { " wait" } else { "" }, Width::I64, *address)
            }
            Op::Wait { width, address, compare, against, update, access, .. } => {
                write!(out, "wait {}{}", access_words(*access), width_word(*width))?;
                self.operands(out, registers, &[(Width::I64, *address)])?;
                write!(out, ", {}", word_for(COMPARE, *compare))?;
                self.operands(out, registers, &[(*width, *against)])?;
                if let Some((op, operand)) = update {
                    write!(out, ", {}", word_for(RMW, *op))?;
                    self.operands(out, registers, &[(*width, *operand)])?;
                }
                Ok(())
            }
            Op::Myself { .. } => out.write_str("self"),
            Op::Meets { .. } => out.write_str("meets"),
            Op::Meet { array, round, needed, .. } => {
                out.write_str("meet")?;
                self.operands(out, registers, &[(Width::I64, *array), (Width::I32, *round), (Width::I32, *needed)])
            }
            Op::Exit { process } => out.write_str(if *process { "exit process" } else { "exit thread" }),
            Op::Pass { index, width, value } => {
                write!(out, "pass {} {index},", width_word(*width))?;
                self.operands(out, registers, &[(*width, *value)])
            }
            Op::Take { width, index, .. } => write!(out, "take {} {index}", width_word(*width)),
            Op::Print { format, arguments } => {
                out.write_str("print ")?;
                write_quoted(out, format)?;
                for (width, argument) in arguments {
                    write!(out, ", {}", width_word(*width))?;
                    self.operands(out, registers, &[(*width, *argument)])?;
                }
                Ok(())
            }
            Op::Check { condition, kind, message } => {
                write!(out, "check {}", word_for(CHECKS, *kind))?;
                self.operands(out, registers, &[(Width::I1, *condition)])?;
                out.write_str(", ")?;
                write_quoted(out, message)
            }
            Op::Assume { condition } => self.plain(out, registers, "assume", Width::I1, *condition),
            Op::Assert { condition, message } => {
                self.plain(out, registers, "assert", Width::I1, *condition)?;
                if !message.is_empty() {
                    out.write_str(", ")?;
                    write_quoted(out, message)?;
                }
                Ok(())
            }
            Op::Choose { width, low, high, partial, .. } => {
                write!(out, "choose {} ", width_word(*width))?;
                write_constant(out, *width, *low)?;
                out.write_str(" to ")?;
                write_constant(out, *width, *high)?;
                out.write_str(if *partial { " partial" } else { "" })
            }
            Op::Spurious { expected: None, .. } => out.write_str("spurious wait"),
            Op::Spurious { expected: Some((width, expected)), .. } => {
                write!(out, "spurious cas {}", width_word(*width))?;
                self.operands(out, registers, &[(*width, *expected)])
            }
            Op::Settled => out.write_str("settled"),
            Op::Jump { target } => write!(out, "jump {}", label(*target)),
            Op::Branch { condition, then, otherwise } => {
                self.plain(out, registers, "br", Width::I1, *condition)?;
                write!(out, ", {}, {}", label(*then), label(*otherwise))
            }
            Op::Switch { width, value, cases, default } => {
                write!(out, "switch {}", width_word(*width))?;
                self.operands(out, registers, &[(*width, *value)])?;
                write!(out, ", {} [", label(*default))?;
                for (index, (case, target)) in cases.iter().enumerate() {
                    out.write_str(if index == 0 { "" } else { ", " })?;
                    write_constant(out, *width, *case)?;
                    write!(out, ": {}", label(*target))?;
                }
                out.write_char(']')
            }
            Op::Land { target, unwind, catches } => {
                write!(out, "land {}, {} {}", label(*target), if *catches { "catch" } else { "unwind" }, label(*unwind))
            }
            Op::Unwind => out.write_str("unwind"),
            Op::Caught { .. } => out.write_str("caught"),
            Op::Return { value: None } => out.write_str("ret"),
            Op::Return { value: Some(value) } => self.plain(out, registers, "ret", function.result.unwrap_or(Width::I64), *value),
        }
    }

    fn plain(&self, out: &mut String, registers: &[String], keyword: &str, width: Width, operand: Operand) -> fmt::Result {
        out.write_str(keyword)?;
        self.operands(out, registers, &[(width, operand)])
    }

    fn destinations(&self, out: &mut String, registers: &[String], op: &Op) -> fmt::Result {
        let name = |register: RegisterId| name_of(registers, register.index());
        if let Op::Cas { destination, success: Some(success), .. } = op {
            return write!(out, "{}, {} = ", destination.map_or("_", name), name(*success));
        }
        match definitions(op).next() {
            Some((register, _)) => write!(out, "{} = ", name(register)),
            None => Ok(()),
        }
    }
}

/// Must the registers be declared because their order, or their number, cannot be seen from the definitions in the text?
fn needs_declarations(function: &Function) -> bool {
    let mut defined = vec![false; function.registers.len()];
    let mut next = function.parameters.len();
    defined.iter_mut().take(next).for_each(|parameter| *parameter = true);
    for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
        for (register, _) in definitions(&instruction.op) {
            match defined.get_mut(register.index()) {
                Some(true) => {}
                Some(defined) if register.index() == next => {
                    *defined = true;
                    next += 1;
                }
                _ => return true,
            }
        }
    }
    next < function.registers.len()
}

/// The words before a width: nothing for a plain access.
fn optional_access(access: Access) -> String {
    if access == Access::default() { String::new() } else { access_words(access) }
}

fn access_words(access: Access) -> String {
    let mut words = format!("{} ", word_for(ORDERS, access.order));
    for (word, _) in TAGS.iter().filter(|(_, tag)| access.tags.has(*tag)) {
        words += word;
        words.push(' ');
    }
    words
}
