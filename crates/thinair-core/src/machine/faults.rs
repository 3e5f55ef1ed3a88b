//! Blocks in which a thread may fail because of a value that it has read, though nothing orders what it does later after that read.
//!
//! A division, a check of the language, or an index into private memory ends a thread where it fails, but is no branch: a later store does not depend on it. (After an
//! access whose address was read, every model that has dependencies orders later stores.) So where stores may be done early, such a value may
//! follow from what the thread itself does later. A turn of a waiting loop in which that is possible cannot be left out.
//!
//! If it branches on that value before it comes to the head of the loop again, later stores do depend on it, and the turn may be left out after all: the machine knows then.
//!
//! Which registers may hold something that was read is decided without regard to the order of instructions, for the whole program.

use crate::ir::{BinaryOp, Block, CheckKind, Function, FunctionId, Op, Operand, Program, visit};

/// For each function, for each block: may something fail in it, or in what it calls, by a value that was read?
pub fn failing_blocks(program: &Program) -> Vec<Vec<bool>> {
    let mut all = Known { functions: program.functions.iter().map(Taint::new).collect(), parts: false, changed: true };
    while std::mem::take(&mut all.changed) {
        for (number, function) in program.functions.iter().enumerate() {
            for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
                all.follow(number, program, &instruction.op);
            }
        }
    }
    let mut blocks: Vec<Vec<bool>> = (program.functions.iter().enumerate())
        .map(|(number, function)| function.blocks.iter().map(|block| all.may_fail(number, block)).collect())
        .collect();
    // A call fails where the callee does.
    let mut changed = true;
    while std::mem::take(&mut changed) {
        let functions: Vec<bool> = blocks.iter().map(|blocks| blocks.contains(&true)).collect();
        for (number, function) in program.functions.iter().enumerate() {
            for (block, known) in function.blocks.iter().zip(&mut blocks[number]) {
                let calls = |op: &Op| match op {
                    Op::Call { function, .. } => callees(program, *function).any(|callee| functions[callee]),
                    _ => false,
                };
                if !*known && block.instructions.iter().any(|instruction| calls(&instruction.op)) {
                    *known = true;
                    changed = true;
                }
            }
        }
    }
    blocks
}

/// What a call may lead to: through an address, anything.
fn callees(program: &Program, function: Operand) -> std::ops::Range<usize> {
    match function {
        Operand::Function(FunctionId(number)) => number as usize..number as usize + 1,
        _ => 0..program.functions.len(),
    }
}

/// What of a function may come from a read.
struct Taint {
    registers: Vec<bool>,
    private: Vec<bool>,
    result: bool,
}

impl Taint {
    fn new(function: &Function) -> Taint {
        Taint { registers: vec![false; function.registers.len()], private: vec![false; function.private.len()], result: false }
    }
}

struct Known {
    functions: Vec<Taint>,
    /// May further parts of results come from reads?
    parts: bool,
    changed: bool,
}

fn set(known: &mut bool, changed: &mut bool, tainted: bool) {
    *changed |= tainted && !*known;
    *known |= tainted;
}

impl Known {
    fn is_tainted(&self, function: usize, operand: Operand) -> bool {
        matches!(operand, Operand::Register(register) if self.functions[function].registers[register.index()])
    }

    fn uses_tainted(&self, function: usize, op: &Op) -> bool {
        let mut tainted = false;
        visit::operands(op, |operand, _| tainted |= self.is_tainted(function, operand));
        tainted
    }

    fn follow(&mut self, number: usize, program: &Program, op: &Op) {
        let reads = match op {
            // What acquires comes before everything that follows.
            Op::Load { access, .. } | Op::Rmw { access, .. } | Op::Wait { access, .. } => !access.order.acquires(),
            Op::Cas { access, failure, .. } => !(access.order.acquires() && failure.acquires()),
            Op::Choose { .. } | Op::Allocate { .. } | Op::Myself { .. } | Op::Spurious { .. } => false,
            Op::PrivateLoad { slot, .. } => self.functions[number].private[slot.index()] || self.uses_tainted(number, op),
            Op::Take { .. } => self.parts,
            Op::Call { function, arguments, .. } => {
                self.pass(number, program, *function, arguments);
                callees(program, *function).any(|callee| self.functions[callee].result)
            }
            Op::Spawn { function, arguments, .. } => {
                self.pass(number, program, *function, arguments);
                false
            }
            _ => self.uses_tainted(number, op),
        };
        let Known { functions, parts, changed } = self;
        let this = &mut functions[number];
        match op {
            Op::PrivateStore { slot, .. } => set(&mut this.private[slot.index()], changed, reads),
            Op::Return { .. } => set(&mut this.result, changed, reads),
            Op::Pass { .. } => set(parts, changed, reads),
            _ => {}
        }
        for (register, _) in visit::definitions(op) {
            set(&mut this.registers[register.index()], changed, reads);
        }
    }

    fn pass(&mut self, number: usize, program: &Program, function: Operand, arguments: &[Operand]) {
        let tainted: Vec<bool> = arguments.iter().map(|argument| self.is_tainted(number, *argument)).collect();
        for callee in callees(program, function) {
            for (parameter, &tainted) in program.functions[callee].parameters.iter().zip(&tainted) {
                set(&mut self.functions[callee].registers[parameter.index()], &mut self.changed, tainted);
            }
        }
    }

    fn may_fail(&self, function: usize, block: &Block) -> bool {
        let is_tainted = |operand: &Operand| self.is_tainted(function, *operand);
        block.instructions.iter().any(|instruction| match &instruction.op {
            Op::Binary { op: BinaryOp::UDiv | BinaryOp::URem, right, .. } => is_tainted(right),
            Op::Binary { op, left, right, .. } if can_fail(*op) => is_tainted(left) || is_tainted(right),
            Op::Check { condition, kind: CheckKind::Initialised | CheckKind::Apart, .. } => is_tainted(condition),
            Op::PrivateLoad { offset, .. } | Op::PrivateStore { offset, .. } => is_tainted(offset),
            _ => false,
        })
    }
}

/// Is the result of this operation an error for some operands?
#[inline(always)]
pub fn can_fail(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::UDiv
            | BinaryOp::URem
            | BinaryOp::SDiv
            | BinaryOp::SRem
            | BinaryOp::SAdd
            | BinaryOp::SSub
            | BinaryOp::SMul
            | BinaryOp::Index
            | BinaryOp::Amount
    )
}

#[cfg(test)]
mod tests {
    use super::failing_blocks;
    use crate::ir::text;

    /// Does something in the loop of the thread fail by a value that was read?
    fn fails(turn: &str, others: &str) -> bool {
        let source = format!(
            "global @x: i32\nglobal @y: i32\n{others}\nfn @t(%p: i32) {{\nentry:\n  jump loop\nloop:\n  %a = load rlx i32 @x\n{turn}  %go = ne i32 %a, 0\n  br %go, out, loop\nout:\n  ret\n}}\nthread @t(1)\n"
        );
        let program = text::parse_verified("faults.tir", &source).unwrap_or_else(|error| panic!("{error}\n{source}"));
        let blocks = failing_blocks(&program);
        let number = program.functions.iter().position(|function| function.name == "t").unwrap();
        blocks[number][1]
    }

    #[test]
    fn only_what_is_read_may_hide_an_error() {
        assert!(fails("  %b = udiv i32 1, %a\n", ""));
        assert!(fails("  %b = sadd i32 %a, %a\n", ""));
        assert!(!fails("  %b = add i32 %a, %a\n", ""));
        assert!(!fails("  %b = udiv i32 %a, 2\n", ""));
        assert!(!fails("  %b = udiv i32 1, %p\n", ""));
        assert!(!fails("  %b = zext i32 %a to i64\n  %c = load i32 %b\n", ""));
    }

    #[test]
    fn what_is_acquired_comes_first() {
        assert!(fails("  %b = load rlx i32 @y\n  %c = udiv i32 1, %b\n", ""));
        assert!(!fails("  %b = load acq i32 @y\n  %c = udiv i32 1, %b\n", ""));
    }

    #[test]
    fn calls_pass_it_on() {
        let divides = "fn @f(%n: i32) {\nentry:\n  %q = udiv i32 1, %n\n  ret\n}\n";
        assert!(fails("  call @f(%a)\n", divides));
        assert!(!fails("  call @f(%p)\n", divides));
        let reads = "fn @f() -> i32 {\nentry:\n  %n = load rlx i32 @y\n  ret %n\n}\n";
        assert!(fails("  %n = call @f()\n  %q = udiv i32 1, %n\n", reads));
    }
}
