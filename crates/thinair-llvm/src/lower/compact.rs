//! Registers that are never needed at the same time become one.
//!
//! Code without optimisation has a register for every step of every expression, and an engine copies all registers of a thread for every event. Registers
//! interfere if one is written while the value of the other is still needed; those of the same width that do not are merged, greedily, in the order of
//! their numbers. Parameters keep their places.

use thinair_core::ir::{Function, Op, Operand, Register, RegisterId, visit};

/// In functions with more registers, only those that no two blocks use are merged.
const MOST_REGISTERS: usize = 1 << 12;

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
        (0..self.0.len() * 64).filter(|index| self.0[index / 64] >> (index % 64) & 1 == 1)
    }
}

pub fn compact(function: &mut Function) {
    if function.registers.len() > MOST_REGISTERS {
        compact_blocks(function);
    }
    let count = function.registers.len();
    if count > MOST_REGISTERS || count <= function.parameters.len() {
        return;
    }
    let interference = interference(function);
    // Objects are called by the registers that their addresses go to first.
    let mut names_object = Set::new(count);
    for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
        if let Op::Allocate { destination, local: true, .. } = instruction.op {
            names_object.insert(destination.index());
        }
    }
    // Each color: its width, and its registers.
    let mut colors: Vec<(Register, Set)> = Vec::new();
    let mut color_of = vec![0; count];
    for (index, register) in function.registers.iter().enumerate() {
        let is_name = names_object.0[index / 64] >> (index % 64) & 1 == 1;
        let fits = |(known, members): &(Register, Set)| {
            let other_name = is_name && known.name != register.name && members.intersects(&names_object);
            known.width == register.width && !other_name && !members.intersects(&interference[index])
        };
        let found = if index < function.parameters.len() { None } else { colors.iter().position(fits) };
        let color = found.unwrap_or_else(|| {
            colors.push((register.clone(), Set::new(count)));
            colors.len() - 1
        });
        colors[color].1.insert(index);
        if is_name && color >= function.parameters.len() {
            colors[color].0.name.clone_from(&register.name);
        }
        color_of[index] = color;
    }
    let renamed = |register: &mut RegisterId| *register = RegisterId(color_of[register.index()] as u32);
    for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        rename(&mut instruction.op, &renamed);
    }
    function.registers = colors.into_iter().map(|(register, _)| register).collect();
}

/// Where a register stands that only one block uses, and which begins with a write there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Never,
    /// In this block; the last instruction that has to do with it.
    Within(usize, usize),
    Elsewhere,
}

/// Registers of one block each take the places of those that are done with, in one pass: linear in the length of the function.
fn compact_blocks(function: &mut Function) {
    let uses = uses(function);
    let is_local = |register: RegisterId| matches!(uses[register.index()], Use::Within(..));
    let mut places: Vec<Option<u32>> = vec![None; uses.len()];
    let mut kept: Vec<Register> = Vec::new();
    for (index, register) in function.registers.iter().enumerate() {
        if index < function.parameters.len() || uses[index] == Use::Elsewhere {
            places[index] = Some(kept.len() as u32);
            kept.push(register.clone());
        }
    }
    let first_shared = kept.len() as u32;
    for block in &function.blocks {
        // The places that nobody needs now, and what is given back after an instruction.
        let mut free: Vec<u32> = (first_shared..kept.len() as u32).collect();
        for (at, instruction) in block.instructions.iter().enumerate() {
            for (register, _) in visit::definitions(&instruction.op).filter(|&(register, _)| is_local(register)) {
                let width = function.registers[register.index()].width;
                places[register.index()].get_or_insert_with(|| {
                    let fitting = free.iter().rposition(|&place| kept[place as usize].width == width);
                    fitting.map(|found| free.swap_remove(found)).unwrap_or_else(|| {
                        kept.push(Register { name: SHARED.to_string(), width });
                        kept.len() as u32 - 1
                    })
                });
            }
            let mut ended: Vec<RegisterId> = Vec::new();
            let mut end = |register: RegisterId| {
                if matches!(uses[register.index()], Use::Within(_, last) if last == at) && !ended.contains(&register) {
                    ended.push(register);
                }
            };
            visit::operands(&instruction.op, |operand, _| {
                if let Operand::Register(register) = operand {
                    end(register);
                }
            });
            visit::definitions(&instruction.op).for_each(|(register, _)| end(register));
            free.extend(ended.into_iter().filter_map(|register| places[register.index()]));
        }
    }
    let renamed = |register: &mut RegisterId| {
        if let Some(place) = places[register.index()] {
            *register = RegisterId(place);
        }
    };
    for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        rename(&mut instruction.op, &renamed);
    }
    function.registers = kept;
}

/// The name of a register that several of the source became.
const SHARED: &str = "t";

/// Where each register is used. One that a block reads before it writes it is used elsewhere, too; so is one that holds the address of an object, which is called by it.
fn uses(function: &Function) -> Vec<Use> {
    let mut uses = vec![Use::Never; function.registers.len()];
    uses[..function.parameters.len()].fill(Use::Elsewhere);
    for (number, block) in function.blocks.iter().enumerate() {
        for (at, instruction) in block.instructions.iter().enumerate() {
            visit::operands(&instruction.op, |operand, _| {
                if let Operand::Register(register) = operand {
                    let this = &mut uses[register.index()];
                    *this =
                        if matches!(*this, Use::Within(block, _) if block == number) { Use::Within(number, at) } else { Use::Elsewhere };
                }
            });
            for (register, _) in visit::definitions(&instruction.op) {
                let this = &mut uses[register.index()];
                *this = match *this {
                    _ if matches!(instruction.op, Op::Allocate { .. }) => Use::Elsewhere,
                    Use::Never => Use::Within(number, at),
                    Use::Within(block, _) if block == number => Use::Within(number, at),
                    _ => Use::Elsewhere,
                };
            }
        }
    }
    uses
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

    /// A function with very many registers: those of one block are merged, whatever else there is.
    #[test]
    fn long_functions_are_compacted() {
        let mut body = String::from("  %b0 = add i32 %a, 1\n");
        for number in 1..6000 {
            body += &format!("  %b{number} = add i32 %b{}, 1\n", number - 1);
        }
        check(&format!("fn @f(%a: i32) {{\ne:\n{body}  jump o\no:\n  %ok = eq i32 %b5999, 3\n  assert %ok\n  ret\n}}\nthread @f(0)\n"), 2);
    }

    #[test]
    fn what_a_loop_carries_is_needed() {
        check(
            "fn @f(%n: i32) {\ne:\n  %i = copy i32 0\n  %s = copy i32 0\n  jump l\nl:\n  %s = add i32 %s, %i\n  %i = add i32 %i, 1\n  %go = ult i32 %i, %n\n  br %go, l, o\no:\n  %ok = ne i32 %s, 5\n  assert %ok\n  ret\n}\nthread @f(3)\n",
            4,
        );
    }
}
