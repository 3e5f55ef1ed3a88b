//! Random programs that use every instruction, every name that gives trouble and every kind of position: each must print and parse back.
//!
//! The programs have right ids and widths, but are not sensible otherwise (registers may be unassigned, orders may be forbidden): parsing
//! promises more than what the verifier accepts.

use super::names::{BINARY, CAST, CHECKS, COMPARE, FENCES, ORDERS, RMW, STORAGES, Table, WIDTHS};
use super::{parse, print};
use crate::ir::{
    Access, Block, BlockId, FileId, Function, FunctionId, Global, GlobalId, Initializer, Instruction, Op, Operand, PrivateSlot, Program,
    Register, RegisterId, SlotId, SourceLocation, Tags, ThreadStart, Width,
};

/// splitmix64: the same programs on every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    fn pick<T: Copy>(&mut self, table: Table<T>) -> T {
        table[self.below(table.len())].1
    }

    fn several<T>(&mut self, least: usize, most: usize, mut make: impl FnMut(&mut Random) -> T) -> Vec<T> {
        let count = least + self.below(most - least + 1);
        (0..count).map(|_| make(self)).collect()
    }

    /// Names that repeat, are keywords, are empty, or need quotes.
    fn name(&mut self) -> String {
        let names = [
            "x",
            "y",
            "",
            "load",
            "at",
            "0",
            "12",
            "_",
            "a b",
            "a$b",
            "$a",
            "é",
            "\"",
            "\\",
            "\n\t\r\u{0}\u{85}",
            "x#1",
            "core::fmt<T>",
            "i32",
            "?",
        ];
        match self.below(3) {
            0 => names[self.below(names.len())].to_owned(),
            _ => format!("n{}", self.below(1000)),
        }
    }

    fn constant(&mut self, width: Width) -> u64 {
        let value = match self.below(4) {
            0 => self.next(),
            1 => (self.next() % 5000).wrapping_neg(),
            2 => u64::MAX,
            _ => self.next() % 3,
        };
        value & width.mask()
    }
}

/// What a function is generated in: the shapes that its operands may refer to.
struct Shape<'s> {
    globals: usize,
    /// The parameters and results of all functions.
    signatures: &'s [(Vec<Width>, Option<Width>)],
    files: usize,
    registers: Vec<Register>,
    slots: usize,
    blocks: usize,
}

impl Shape<'_> {
    fn location(&self, random: &mut Random) -> SourceLocation {
        if self.files == 0 || random.below(4) == 0 {
            return SourceLocation::default();
        }
        let file = FileId(random.below(self.files) as u32);
        SourceLocation { file, line: random.below(3) as u32, column: random.next() as u32, called: 0 }
    }

    fn register(&self, random: &mut Random, width: Width) -> RegisterId {
        let fitting: Vec<usize> = (0..self.registers.len()).filter(|index| self.registers[*index].width == width).collect();
        RegisterId(fitting[random.below(fitting.len())] as u32)
    }

    fn optional(&self, random: &mut Random, width: Width) -> Option<RegisterId> {
        random.coin().then(|| self.register(random, width))
    }

    fn operand(&self, random: &mut Random, width: Width) -> Operand {
        match random.below(if width == Width::I64 { 4 } else { 2 }) {
            0 => Operand::Constant(random.constant(width)),
            2 if self.globals > 0 => Operand::Global(GlobalId(random.below(self.globals) as u32)),
            3 => Operand::Function(FunctionId(random.below(self.signatures.len()) as u32)),
            _ => Operand::Register(self.register(random, width)),
        }
    }

    fn access(&self, random: &mut Random) -> Access {
        Access { order: random.pick(ORDERS), tags: Tags(random.below(32) as u16) }
    }

    fn block(&self, random: &mut Random) -> BlockId {
        BlockId(random.below(self.blocks) as u32)
    }

    /// A callee and arguments for it, and the width of its result if that is known.
    fn call(&self, random: &mut Random) -> (Operand, Vec<Operand>, Option<Width>) {
        if random.coin() {
            let function = Operand::Register(self.register(random, Width::I64));
            let arguments = random.several(0, 3, |random| {
                let width = random.pick(WIDTHS);
                if random.coin() { Operand::Register(self.register(random, width)) } else { Operand::Constant(random.constant(width)) }
            });
            return (function, arguments, Some(random.pick(WIDTHS)));
        }
        let index = random.below(self.signatures.len());
        let (parameters, result) = &self.signatures[index];
        let arguments = parameters.iter().map(|width| self.operand(random, *width)).collect();
        (Operand::Function(FunctionId(index as u32)), arguments, *result)
    }

    fn op(&self, random: &mut Random, kind: usize, result: Option<Width>) -> Op {
        let width = random.pick(WIDTHS);
        let destination = self.register(random, width);
        let address = self.operand(random, Width::I64);
        let (left, right) = (self.operand(random, width), self.operand(random, width));
        let condition = self.operand(random, Width::I1);
        let access = self.access(random);
        let slot = SlotId(random.below(self.slots) as u32);
        match kind {
            0 => Op::Copy { destination, width, value: left },
            1 => Op::Binary { destination, op: random.pick(BINARY), width, left, right },
            2 => Op::Compare { destination: self.register(random, Width::I1), op: random.pick(COMPARE), width, left, right },
            3 => {
                let from = random.pick(WIDTHS);
                Op::Cast { destination, op: random.pick(CAST), from, to: width, value: self.operand(random, from) }
            }
            4 => Op::Select { destination, width, condition, then: left, otherwise: right },
            5 => Op::Load { destination, width, address, access },
            6 => Op::Store { width, address, value: left, access },
            7 => Op::Rmw { destination: self.optional(random, width), op: random.pick(RMW), width, address, value: left, access },
            8 => Op::Cas {
                destination: self.optional(random, width),
                success: self.optional(random, Width::I1),
                width,
                address,
                expected: left,
                new: right,
                access,
                failure: random.pick(ORDERS),
            },
            9 => Op::Fence { fence: random.pick(FENCES) },
            10 => Op::PrivateLoad { destination, width, slot, offset: address },
            11 => Op::PrivateStore { width, slot, offset: address, value: left },
            12 => {
                Op::Allocate { destination: self.register(random, Width::I64), size: address, zeroed: random.coin(), local: random.coin() }
            }
            13 => Op::Free { address, local: random.coin() },
            14 => {
                let (function, arguments, result) = self.call(random);
                let destination = result.and_then(|width| self.optional(random, width));
                Op::Call { destination, function, arguments }
            }
            15 => {
                let (function, arguments, _) = self.call(random);
                Op::Spawn { destination: self.register(random, Width::I64), function, arguments }
            }
            16 => Op::Join { thread: address },
            17 => Op::Lock { address },
            18 => Op::Unlock { address, barrier: random.coin(), waits: random.coin() },
            19 => Op::Assume { condition },
            20 => Op::Assert { condition, message: random.name() },
            21 => Op::Choose { destination, width, low: random.constant(width), high: random.constant(width), partial: random.coin() },
            22 => Op::Jump { target: self.block(random) },
            23 => Op::Branch { condition, then: self.block(random), otherwise: self.block(random) },
            24 => {
                let cases = random.several(0, 3, |random| (random.constant(width), self.block(random)));
                Op::Switch { width, value: left, cases, default: self.block(random) }
            }
            25 => Op::Wait {
                destination: self.optional(random, width),
                width,
                address,
                compare: random.pick(COMPARE),
                against: left,
                update: random.coin().then(|| (random.pick(RMW), right)),
                access,
            },
            26 => Op::Myself { destination: self.register(random, Width::I64) },
            27 => Op::Exit { process: random.coin() },
            28 => Op::Pass { index: random.below(8) as u32, width, value: left },
            29 => Op::Take { destination, width, index: random.below(8) as u32 },
            30 => Op::Print { format: random.name(), arguments: random.several(0, 2, |_| (width, left)) },
            31 => Op::Check { condition, kind: random.pick(CHECKS), message: random.name() },
            32 => Op::Spurious { destination: self.register(random, Width::I1), expected: random.coin().then_some((width, left)) },
            33 => Op::Settled,
            34 => Op::Meets { destination: self.register(random, Width::I32) },
            35 => {
                let [array, round, needed] = [Width::I64, Width::I32, Width::I32].map(|width| self.operand(random, width));
                Op::Meet { destination: self.register(random, Width::I64), array, round, needed }
            }
            36 => Op::Land { target: self.block(random), unwind: self.block(random), catches: random.coin() },
            37 => Op::Unwind,
            38 => Op::Caught { destination: self.register(random, Width::I1) },
            _ => Op::Return { value: result.map(|width| self.operand(random, width)) },
        }
    }
}

const KINDS: usize = 40;

fn program(random: &mut Random) -> Program {
    let files = random.several(0, 3, Random::name);
    let signatures = random.several(1, 3, |random| {
        let parameters = random.several(0, 3, |random| random.pick(WIDTHS));
        (parameters, random.coin().then(|| random.pick(WIDTHS)))
    });
    let global_count = random.below(4);
    let shape = Shape { globals: global_count, signatures: &signatures, files: files.len(), registers: Vec::new(), slots: 0, blocks: 0 };
    let globals = (0..global_count)
        .map(|_| {
            let element = random.pick(WIDTHS);
            let length = random.below(5);
            let init = random.several(0, length, |random| match random.below(3) {
                0 if element == Width::I64 => Initializer::Address(GlobalId(random.below(global_count) as u32), random.below(9) as u32),
                1 if element == Width::I64 => Initializer::FunctionAddress(FunctionId(random.below(signatures.len()) as u32)),
                _ => Initializer::Value(random.constant(element)),
            });
            let storage = random.pick(STORAGES);
            Global { name: random.name(), storage, element, length: length as u32, init, at: shape.location(random) }
        })
        .collect();
    let functions = signatures.iter().map(|signature| function(random, files.len(), global_count, &signatures, signature)).collect();
    let threads = random.several(0, 3, |random| {
        let index = random.below(signatures.len());
        let arguments = signatures[index].0.iter().map(|width| Operand::Constant(random.constant(*width))).collect();
        ThreadStart { function: FunctionId(index as u32), arguments }
    });
    Program { files, globals, functions, threads, calls: Vec::new() }
}

fn function(
    random: &mut Random,
    files: usize,
    globals: usize,
    signatures: &[(Vec<Width>, Option<Width>)],
    (parameters, result): &(Vec<Width>, Option<Width>),
) -> Function {
    // Every width occurs, so that every operand finds a register.
    let more = random.several(0, 3, |random| random.pick(WIDTHS));
    let widths = parameters.iter().copied().chain(Width::ALL).chain(more);
    let registers: Vec<Register> = widths.map(|width| Register { name: random.name(), width }).collect();
    let private = random.several(1, 3, |random| PrivateSlot { name: random.name(), size: random.below(100) as u32 });
    let shape = Shape { globals, signatures, files, registers, slots: private.len(), blocks: 1 + random.below(4) };
    let blocks = (0..shape.blocks)
        .map(|_| {
            let name = random.name();
            let instructions = random.several(0, 12, |random| {
                let kind = random.below(KINDS);
                Instruction { op: shape.op(random, kind, *result), at: shape.location(random) }
            });
            Block { name, instructions }
        })
        .collect();
    let parameters = (0..parameters.len() as u32).map(RegisterId).collect();
    Function { name: random.name(), parameters, result: *result, registers: shape.registers, private, blocks }
}

#[test]
fn random_programs_round_trip() {
    let mut random = Random(1);
    for _ in 0..3000 {
        let program = program(&mut random);
        let printed = print(&program);
        let again = parse("printed", &printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
        assert_eq!(program, again, "{printed}");
        // The verifier answers, whatever it says.
        let _ = crate::ir::verify::verify(&program);
    }
}
