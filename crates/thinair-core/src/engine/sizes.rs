//! Accesses of different sizes to the same memory.
//!
//! The engines know memory as cells, each of one width. Where two accesses to the same bytes differ in size or place, the larger is taken apart into
//! smaller ones, if it is not atomic: the language promises nothing of such an access as a whole. Which accesses those are shows only while a program runs. So an
//! engine stops at the first two that do not fit ([`Overlap`]), the program is changed ([`split`]), and the run begins again; each time some access becomes
//! smaller. An atomic access is never taken apart: where that would be needed, the program is refused.
//!
//! Each access is taken apart by itself: the words of one copy have one place in the source, and
//! some of them may have to stay whole. Only where there are very
//! many is all taken apart at once that stands at one place.

use crate::ir::{
    BinaryOp, Block, CastOp, Function, FunctionId, Instruction, Op, Operand, Order, Program, Register, RegisterId, SourceLocation, Width,
};
use crate::machine::action::CodeAddress;
use crate::machine::code::{Code, ProgramCode};

/// An access that does not fit another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Accessed {
    pub function: FunctionId,
    pub at: SourceLocation,
    /// Its number among the plain loads and stores of its function at this place.
    pub number: u32,
    pub offset: u32,
    pub width: Width,
    /// May it be taken apart?
    pub plain: bool,
}

impl Accessed {
    pub fn new(code: &ProgramCode, address: CodeAddress, offset: u32, width: Width) -> Accessed {
        let function = code.functions.partition_point(|function| function.entry <= address.0).saturating_sub(1);
        let is_plain = |index: usize| match &code.code[index] {
            Code::Load { access, .. } | Code::Store { access, .. } => access.order == Order::Plain,
            _ => false,
        };
        let index = address.0 as usize;
        let (entry, at) = (code.functions[function].entry as usize, code.positions[index]);
        let number = (entry..index).filter(|&before| code.positions[before] == at && is_plain(before)).count() as u32;
        Accessed { function: FunctionId(function as u32), at, number, offset, width, plain: is_plain(index) }
    }
}

/// Two accesses to the same bytes that are no accesses to the same cell, the later one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlap {
    pub this: Accessed,
    pub other: Accessed,
}

/// Accesses at a place of a function are taken apart into accesses of this width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    pub function: FunctionId,
    pub at: SourceLocation,
    /// Which one, by its number among the plain loads and stores there, after all earlier splits;
    /// `None`: all of them.
    pub number: Option<u32>,
    pub width: Width,
}

impl Overlap {
    /// What to take apart so that the two fit. Empty: that cannot be done.
    pub fn splits(&self) -> Vec<Split> {
        let Overlap { this, other } = self;
        let apart = this.offset.abs_diff(other.offset);
        let fits = |width: &Width| {
            let bytes = width.bytes();
            bytes <= this.width.bytes() && bytes <= other.width.bytes() && apart.is_multiple_of(bytes)
        };
        let width = [Width::I32, Width::I16, Width::I8].into_iter().find(fits).unwrap_or(Width::I8);
        let mut larger: Vec<&Accessed> = [this, other].into_iter().filter(|accessed| accessed.width > width).collect();
        // The later one first: the number of the other stays what it is.
        larger.sort_by_key(|accessed| std::cmp::Reverse(accessed.number));
        larger.dedup_by_key(|accessed| (accessed.function, accessed.at, accessed.number));
        let split = |accessed: &Accessed| {
            let Accessed { function, at, number, plain, .. } = *accessed;
            plain.then_some(Split { function, at, number: Some(number), width })
        };
        larger.into_iter().map(split).collect::<Option<Vec<Split>>>().unwrap_or_default()
    }
}

/// The program with accesses taken apart, by one split after the other.
pub fn split(program: &Program, splits: &[Split]) -> Program {
    let mut program = program.clone();
    for split in splits {
        let Some(function) = program.functions.get_mut(split.function.index()) else { continue };
        let mut number = 0;
        let mut wanted = |instruction: &Instruction| match instruction.op {
            Op::Load { width, access, .. } | Op::Store { width, access, .. }
                if access.order == Order::Plain && instruction.at == split.at =>
            {
                number += 1;
                width > split.width && split.number.is_none_or(|this| this + 1 == number)
            }
            _ => false,
        };
        let mut blocks = std::mem::take(&mut function.blocks);
        for block in &mut blocks {
            let affected: Vec<usize> = (0..block.instructions.len()).filter(|&index| wanted(&block.instructions[index])).collect();
            if !affected.is_empty() {
                take_apart(function, block, &affected, split.width);
            }
        }
        function.blocks = blocks;
    }
    program
}

fn take_apart(function: &mut Function, block: &mut Block, affected: &[usize], piece: Width) {
    for (index, instruction) in std::mem::take(&mut block.instructions).into_iter().enumerate() {
        if affected.binary_search(&index).is_err() {
            block.instructions.push(instruction);
            continue;
        }
        let mut pieces = Pieces { function, block, at: instruction.at, piece };
        match instruction.op {
            Op::Load { destination, width, address, access } => {
                let loaded: Vec<(u32, RegisterId)> = (0..width.bytes() / piece.bytes())
                    .map(|number| {
                        let (address, part) = (pieces.address(address, number), pieces.register(piece));
                        pieces.emit(Op::Load { destination: part, width: piece, address, access });
                        (number, part)
                    })
                    .collect();
                let mut sum = Operand::Constant(0);
                for (number, part) in loaded {
                    let wide = pieces.register(width);
                    pieces.emit(Op::Cast {
                        destination: wide,
                        op: CastOp::ZeroExtend,
                        from: piece,
                        to: width,
                        value: Operand::Register(part),
                    });
                    let shift = Operand::Constant(u64::from(number * piece.bits()));
                    let shifted = pieces.binary(BinaryOp::Shl, width, Operand::Register(wide), shift);
                    sum = pieces.binary(BinaryOp::Or, width, sum, shifted);
                }
                pieces.emit(Op::Copy { destination, width, value: sum });
            }
            Op::Store { width, address, value, access } => {
                for number in 0..width.bytes() / piece.bytes() {
                    let address = pieces.address(address, number);
                    let shift = Operand::Constant(u64::from(number * piece.bits()));
                    let shifted = pieces.binary(BinaryOp::LShr, width, value, shift);
                    let part = pieces.register(piece);
                    pieces.emit(Op::Cast { destination: part, op: CastOp::Truncate, from: width, to: piece, value: shifted });
                    pieces.emit(Op::Store { width: piece, address, value: Operand::Register(part), access });
                }
            }
            _ => {}
        }
    }
}

/// Where the parts of one access go.
struct Pieces<'p> {
    function: &'p mut Function,
    block: &'p mut Block,
    at: SourceLocation,
    piece: Width,
}

impl Pieces<'_> {
    fn register(&mut self, width: Width) -> RegisterId {
        self.function.registers.push(Register { name: "part".to_string(), width });
        RegisterId(self.function.registers.len() as u32 - 1)
    }

    fn emit(&mut self, op: Op) {
        self.block.instructions.push(Instruction { op, at: self.at });
    }

    fn binary(&mut self, op: BinaryOp, width: Width, left: Operand, right: Operand) -> Operand {
        let destination = self.register(width);
        self.emit(Op::Binary { destination, op, width, left, right });
        Operand::Register(destination)
    }

    fn address(&mut self, address: Operand, number: u32) -> Operand {
        let offset = Operand::Constant(u64::from(number * self.piece.bytes()));
        if number == 0 { address } else { self.binary(BinaryOp::Add, Width::I64, address, offset) }
    }
}
