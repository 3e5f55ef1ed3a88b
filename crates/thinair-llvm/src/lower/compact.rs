//! Registers that are never needed at the same time become one.
//!
//! Code without optimisation has a register for every step of every expression, and an engine copies all registers of a thread for every event. Registers
//! interfere if one is written while the value of the other is still needed; those of the same width that do not are merged, greedily, in the order of
//! their numbers. Parameters keep their places. That takes time by the square of the registers; where there are
//! many, those that one block writes before it reads them, and no other block knows, are merged first, block by
//! block ([`compact_blocks`]).

use rustc_hash::FxHashMap;
use thinair_core::ir::{Function, Op, Operand, Register, RegisterId, Width, visit};

/// Functions with more registers are left as they are.
const MOST_REGISTERS: usize = 1 << 12;

/// Functions with more registers are made smaller block by block first.
const MANY_REGISTERS: usize = 1 << 10;

/// A set of registers.
#[derive(Clone, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn new(size: usize) -> Set {
        Set(vec![0; size.div_ceil(64)])
    }
    fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }
    fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }
    fn add(&mut self, other: &Set) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }
    fn intersects(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other != 0)
    }
    fn members(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(number, &word)| {
            let rest = |word: u64| word & word.wrapping_sub(1);
            let words = std::iter::successors(Some(word), move |&word| Some(rest(word))).take_while(|&word| word != 0);
            words.map(move |word| number * 64 + word.trailing_zeros() as usize)
        })
    }
}

pub fn compact(function: &mut Function) {
    if function.registers.len() > MANY_REGISTERS {
        compact_blocks(function);
    }
    let count = function.registers.len();
    if count > MOST_REGISTERS || count <= function.parameters.len() {
        return;
    }
    let interference = interference(function);
    // Each color: its width, and its registers.
    let mut colors: Vec<(Register, Set)> = Vec::new();
    let mut color_of = vec![0; count];
    for (index, register) in function.registers.iter().enumerate() {
        let fits = |(known, members): &(Register, Set)| known.width == register.width && !members.intersects(&interference[index]);
        let found = if index < function.parameters.len() { None } else { colors.iter().position(fits) };
        let color = found.unwrap_or_else(|| {
            colors.push((register.clone(), Set::new(count)));
            colors.len() - 1
        });
        colors[color].1.insert(index);
        color_of[index] = color;
    }
    let renamed = |register: &mut RegisterId| *register = RegisterId(color_of[register.index()] as u32);
    for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        rename(&mut instruction.op, &renamed);
    }
    function.registers = colors.into_iter().map(|(register, _)| register).collect();
}

/// Merges registers of which one block alone knows, in time linear in the function.
fn compact_blocks(function: &mut Function) {
    let count = function.registers.len();
    let home = homes(function);
    let mut place: Vec<usize> = vec![usize::MAX; count];
    let mut registers: Vec<Register> = Vec::new();
    for (index, register) in function.registers.iter().enumerate() {
        if home[index].is_none() {
            place[index] = registers.len();
            registers.push(register.clone());
        }
    }
    // Places that hold nothing that is needed, by the width of what they are for; the last that was left is the first to be taken.
    let mut free: [Vec<usize>; Width::ALL.len()] = Default::default();
    for (number, block) in function.blocks.iter().enumerate() {
        let is_own = |index: usize| home[index] == Some(number);
        let mut last: FxHashMap<usize, usize> = FxHashMap::default();
        for (at, instruction) in block.instructions.iter().enumerate() {
            registers_of(&instruction.op, |index, _| {
                if is_own(index) {
                    last.insert(index, at);
                }
            });
        }
        for (at, instruction) in block.instructions.iter().enumerate() {
            let (mut written, mut done) = (Vec::new(), Vec::new());
            registers_of(&instruction.op, |index, is_written| {
                let list = if is_written { &mut written } else { &mut done };
                if is_own(index) && !list.contains(&index) && (is_written || last[&index] == at) {
                    list.push(index);
                }
            });
            // What is read for the last time makes room for what is written, unless it is written as well.
            let leaves = |index: usize, place: &[usize], free: &mut [Vec<usize>]| {
                free[function.registers[index].width as usize].push(place[index]);
            };
            done.iter().filter(|index| !written.contains(index)).for_each(|&index| leaves(index, &place, &mut free));
            for &index in written.iter() {
                if place[index] == usize::MAX {
                    let width = function.registers[index].width;
                    place[index] = free[width as usize].pop().unwrap_or_else(|| {
                        registers.push(function.registers[index].clone());
                        registers.len() - 1
                    });
                }
            }
            written.iter().filter(|index| last[*index] == at).for_each(|&index| leaves(index, &place, &mut free));
        }
    }
    let renamed = |register: &mut RegisterId| *register = RegisterId(place[register.index()] as u32);
    for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        rename(&mut instruction.op, &renamed);
    }
    function.registers = registers;
}

/// For each register the block that alone knows it, and writes it before it reads it, if there is one.
fn homes(function: &Function) -> Vec<Option<usize>> {
    let mut home: Vec<Option<usize>> = vec![None; function.registers.len()];
    let mut shared = vec![false; function.registers.len()];
    function.parameters.iter().for_each(|parameter| shared[parameter.index()] = true);
    for (number, block) in function.blocks.iter().enumerate() {
        for instruction in &block.instructions {
            // What an instruction reads, it reads before it writes.
            registers_of(&instruction.op, |index, is_written| {
                if !is_written && home[index] != Some(number) {
                    shared[index] = true;
                }
            });
            registers_of(&instruction.op, |index, is_written| {
                if is_written {
                    shared[index] |= home[index].is_some_and(|home| home != number);
                    home[index] = Some(number);
                }
            });
        }
    }
    // What nobody mentions keeps a place, too: it has a number.
    home.iter().zip(shared).map(|(home, shared)| home.filter(|_| !shared)).collect()
}

/// The registers that an operation reads, and those that it writes.
fn registers_of(op: &Op, mut take: impl FnMut(usize, bool)) {
    visit::operands(op, |operand, _| {
        if let Operand::Register(register) = operand {
            take(register.index(), false);
        }
    });
    for (register, _) in visit::definitions(op) {
        take(register.index(), true);
    }
}

/// For each register, those that may not share its place.
fn interference(function: &Function) -> Vec<Set> {
    let count = function.registers.len();
    let mut live_in = vec![Set::new(count); function.blocks.len()];
    let mut found = vec![Set::new(count); count];
    let live_out = |block: usize, live_in: &[Set]| {
        let mut live = Set::new(count);
        if let Some(last) = function.blocks[block].instructions.last() {
            visit::successors(&last.op, |target| live.add(&live_in[target.index()]));
        }
        live
    };
    let step = |op: &Op, live: &mut Set| {
        for (register, _) in visit::definitions(op) {
            live.remove(register.index());
        }
        visit::operands(op, |operand, _| {
            if let Operand::Register(register) = operand {
                live.insert(register.index());
            }
        });
    };
    loop {
        let mut changed = false;
        for block in (0..function.blocks.len()).rev() {
            let mut live = live_out(block, &live_in);
            function.blocks[block].instructions.iter().rev().for_each(|instruction| step(&instruction.op, &mut live));
            changed |= live != live_in[block];
            live_in[block] = live;
        }
        if !changed {
            break;
        }
    }
    let mut meet = |written: usize, live: &Set| {
        for other in live.members().filter(|&other| other != written) {
            found[written].insert(other);
            found[other].insert(written);
        }
    };
    for block in 0..function.blocks.len() {
        let mut live = live_out(block, &live_in);
        for instruction in function.blocks[block].instructions.iter().rev() {
            // All that is written at once is written beside all that is needed later.
            for (register, _) in visit::definitions(&instruction.op) {
                live.insert(register.index());
            }
            for (register, _) in visit::definitions(&instruction.op) {
                meet(register.index(), &live);
            }
            step(&instruction.op, &mut live);
        }
    }
    // Parameters are written before the function begins.
    let mut live = live_in.first().cloned().unwrap_or_else(|| Set::new(count));
    (0..function.parameters.len()).for_each(|parameter| live.insert(parameter));
    (0..function.parameters.len()).for_each(|parameter| meet(parameter, &live));
    found
}

fn rename(op: &mut Op, renamed: &dyn Fn(&mut RegisterId)) {
    let value = |operand: &mut Operand| {
        if let Operand::Register(register) = operand {
            renamed(register);
        }
    };
    match op {
        Op::Copy { destination, value: from, .. } | Op::Cast { destination, value: from, .. } => {
            renamed(destination);
            value(from);
        }
        Op::Binary { destination, left, right, .. } | Op::Compare { destination, left, right, .. } => {
            renamed(destination);
            value(left);
            value(right);
        }
        Op::Select { destination, condition, then, otherwise, .. } => {
            renamed(destination);
            value(condition);
            value(then);
            value(otherwise);
        }
        Op::Load { destination, address, .. } => {
            renamed(destination);
            value(address);
        }
        Op::Store { address, value: stored, .. } => {
            value(address);
            value(stored);
        }
        Op::Rmw { destination, address, value: operand, .. } => {
            destination.iter_mut().for_each(renamed);
            value(address);
            value(operand);
        }
        Op::Cas { destination, success, address, expected, new, .. } => {
            destination.iter_mut().chain(success).for_each(renamed);
            value(address);
            value(expected);
            value(new);
        }
        Op::Wait { destination, address, against, update, .. } => {
            destination.iter_mut().for_each(renamed);
            value(address);
            value(against);
            update.iter_mut().for_each(|(_, operand)| value(operand));
        }
        Op::PrivateLoad { destination, offset, .. } => {
            renamed(destination);
            value(offset);
        }
        Op::PrivateStore { offset, value: stored, .. } => {
            value(offset);
            value(stored);
        }
        Op::Allocate { destination, size, .. } => {
            renamed(destination);
            value(size);
        }
        Op::Call { destination, function, arguments } => {
            destination.iter_mut().for_each(renamed);
            value(function);
            arguments.iter_mut().for_each(value);
        }
        Op::Spawn { destination, function, arguments } => {
            renamed(destination);
            value(function);
            arguments.iter_mut().for_each(value);
        }
        Op::Choose { destination, .. }
        | Op::Myself { destination }
        | Op::Meets { destination }
        | Op::Caught { destination }
        | Op::Take { destination, .. } => renamed(destination),
        Op::Meet { destination, array, round, needed } => {
            renamed(destination);
            [array, round, needed].into_iter().for_each(value);
        }
        Op::Spurious { destination, expected } => {
            renamed(destination);
            expected.iter_mut().for_each(|(_, operand)| value(operand));
        }
        Op::Free { address, .. } | Op::Lock { address } | Op::Unlock { address, .. } | Op::Join { thread: address } => value(address),
        Op::Assume { condition } | Op::Assert { condition, .. } | Op::Check { condition, .. } | Op::Branch { condition, .. } => {
            value(condition)
        }
        Op::Pass { value: part, .. } | Op::Switch { value: part, .. } => value(part),
        Op::Print { arguments, .. } => arguments.iter_mut().for_each(|(_, argument)| value(argument)),
        Op::Return { value: Some(result) } => value(result),
        Op::Return { value: None } | Op::Fence { .. } | Op::Jump { .. } | Op::Exit { .. } | Op::Settled | Op::Land { .. } | Op::Unwind => {}
    }
}

#[cfg(test)]
mod tests {
    use thinair_core::ir::text;

    #[track_caller]
    fn check(source: &str, registers: usize) {
        let mut program = text::parse_verified("test.tir", source).unwrap_or_else(|error| panic!("{error}"));
        super::compact(&mut program.functions[0]);
        assert!(thinair_core::ir::verify::verify(&program).is_ok(), "{}", text::print(&program));
        assert_eq!(program.functions[0].registers.len(), registers, "{}", text::print(&program));
    }

    #[test]
    fn values_that_are_done_with_make_room() {
        check(
            "fn @f(%a: i32) {\ne:\n  %b = add i32 %a, 1\n  %c = add i32 %b, 1\n  %d = add i32 %c, 1\n  %ok = eq i32 %d, 3\n  assert %ok\n  ret\n}\nthread @f(0)\n",
            2,
        );
    }

    #[test]
    fn values_that_are_needed_stay_apart() {
        // `%a` is needed until the end, `%b` until `%c` is there, and an address has another width.
        check(
            "global @x: i32\nfn @f(%a: i32) {\ne:\n  %b = add i32 %a, 1\n  %p = copy i64 @x\n  %c = add i32 %b, %a\n  store i32 %p, %c\n  store i32 %p, %a\n  ret\n}\nthread @f(0)\n",
            3,
        );
        // Both results of one instruction.
        check(
            "global @x: i32\nfn @f() {\ne:\n  %a, %b = cas sc sc i32 @x, 0, 1\n  %c = select i32 %b, %a, 7\n  store i32 @x, %c\n  ret\n}\nthread @f()\n",
            2,
        );
    }

    #[test]
    fn blocks_by_themselves_need_few_registers() {
        // A chain of sums, longer than what is looked at as a whole, and values that two blocks know.
        let mut source = String::from("fn @f(%a: i32) {\ne:\n  %x = add i32 %a, 1\n  %s0 = copy i32 %x\n");
        for step in 0..5000 {
            source += &format!("  %t{step} = add i32 %s{step}, %a\n  %s{} = add i32 %t{step}, %x\n", step + 1);
        }
        source += "  %z = copy i32 %s5000\n  jump o\no:\n  %ok = ne i32 %z, 5\n  assert %ok\n  ret\n}\nthread @f(3)\n";
        check(&source, 4);
    }

    #[test]
    fn what_a_loop_carries_is_needed() {
        check(
            "fn @f(%n: i32) {\ne:\n  %i = copy i32 0\n  %s = copy i32 0\n  jump l\nl:\n  %s = add i32 %s, %i\n  %i = add i32 %i, 1\n  %go = ult i32 %i, %n\n  br %go, l, o\no:\n  %ok = ne i32 %s, 5\n  assert %ok\n  ret\n}\nthread @f(3)\n",
            4,
        );
    }
}
