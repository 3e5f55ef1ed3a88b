//! Inline assembly that everybody uses: barriers of compilers and processors, and the read-modify-writes of x86, in the syntax of AT&T.
//!
//! The text is taken instruction by instruction, with its operands as the constraints describe them. What reads and writes memory in one instruction is a SeqCst
//! read-modify-write, a `mov` to or from memory a relaxed access; `mfence`, `dmb` and `sync` are SeqCst fences, what orders less is an acquire or a release fence, and what only its own
//! architecture knows (`isb`, `dmb ishst`, `isync`, `eieio`) is refused under other models. Anything else is refused with its text: a line that is not understood is never skipped.

use thinair_core::ir::{BinaryOp, CastOp, CompareOp, Fence, Op, Operand, Order, RmwOp, Width};

use super::function::FunctionLowering;
use super::memory::{Place, access};
use super::{Lower, Refusal, exclusives, refuse};
use crate::reader::{Assembly, Call, LocalId, Type, TypeId, Value};

/// An operand of the text, by its constraint.
#[derive(Clone)]
pub struct Slot {
    constraint: String,
    /// Where it is in memory, if it is there.
    pub memory: Option<Operand>,
    /// What is in its register so far.
    pub value: Option<(Width, Operand)>,
    /// Its width, if its type says so.
    width: Option<Width>,
    is_output: bool,
}

/// What an instruction works on.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    Slot(usize),
    Constant(u64),
    /// The top of the stack, which nobody else sees.
    Stack,
}

/// What the flags tell of the last instruction, where it is known.
#[derive(Clone, Copy, Default)]
struct Flags {
    /// Whether its result is zero.
    zero: Option<Operand>,
    carry: Option<Operand>,
}

impl Flags {
    fn zero(zero: Operand) -> Flags {
        Flags { zero: Some(zero), carry: None }
    }

    /// The flag that the end of a name asks for (`z` of `setz`), and whether it must be set.
    fn named(self, condition: &str) -> Option<(Operand, bool)> {
        match condition {
            "z" | "e" => Some((self.zero?, true)),
            "nz" | "ne" => Some((self.zero?, false)),
            "c" | "b" => Some((self.carry?, true)),
            "nc" | "ae" => Some((self.carry?, false)),
            _ => None,
        }
    }
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    pub fn assembly(&mut self, result: Option<LocalId>, assembly: &Assembly<'a>, call: &Call<'a>) -> Lower<()> {
        let text = String::from_utf8_lossy(&crate::reader::unescape(assembly.text)).into_owned();
        let done = self.interpret(result, &text, assembly.constraints, call);
        done.map_err(|refusal| match refusal {
            Refusal::Here { message, hint } => {
                let shown: String = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(60).collect();
                Refusal::Here { message: format!("inline assembly is not supported: \"{shown}\" ({message})"), hint }
            }
            elsewhere => elsewhere,
        })
    }

    fn interpret(&mut self, result: Option<LocalId>, text: &str, constraints: &str, call: &Call<'a>) -> Lower<()> {
        let mut slots = self.slots(constraints, call)?;
        if exclusives::is_loop(text) {
            self.exclusive_loop(text, &mut slots)?;
            return self.give_outputs(result, &slots, Flags::default());
        }
        let mut flags = Flags::default();
        let mut locked = false;
        if is_request(text) {
            return self.give_outputs(result, &slots, flags);
        }
        for line in text.split([';', '\n']) {
            let mut words = line.trim();
            for prefix in ["lock", "rep", "repz"] {
                if let Some(rest) = words.strip_prefix(prefix).filter(|rest| rest.is_empty() || rest.starts_with([' ', '\t'])) {
                    locked |= prefix == "lock";
                    words = rest.trim();
                }
            }
            if words.is_empty() {
                continue;
            }
            flags = self.assembly_instruction(words, locked, &mut slots, flags)?;
            locked = false;
        }
        self.give_outputs(result, &slots, flags)
    }

    /// The operands that the constraints describe.
    fn slots(&mut self, constraints: &str, call: &Call<'a>) -> Lower<Vec<Slot>> {
        let mut slots: Vec<Slot> = Vec::new();
        let (mut next, mut outputs) = (0, 0);
        let result_leaves = match call.result {
            crate::reader::VOID => Vec::new(),
            of => self.lowering.leaves(of)?,
        };
        for constraint in constraints.split(',').filter(|constraint| !constraint.is_empty() && !constraint.starts_with('~')) {
            let is_output = constraint.starts_with(['=', '+']);
            let kind = constraint.trim_start_matches(['=', '+', '&', '%']);
            let mut slot = Slot { constraint: kind.to_string(), memory: None, value: None, width: None, is_output };
            if kind.starts_with('*') || !is_output {
                let Some((of, argument)) = call.arguments.get(next) else { return refuse("an operand is missing") };
                next += 1;
                if kind.starts_with('*') {
                    slot.width = self.pointee_width(argument, *of)?;
                    slot.memory = Some(self.pointer_or_refuse(argument)?);
                } else {
                    let width = self.lowering.width(*of)?;
                    slot.value = Some((width, self.operand(argument, *of)?));
                    slot.width = Some(width);
                }
            } else {
                slot.width = result_leaves.get(outputs).map(|leaf| leaf.width);
                outputs += 1;
            }
            // An input in the place of an output is what that begins with.
            if let Ok(tied) = kind.parse::<usize>()
                && let Some(output) = slots.get_mut(tied)
            {
                output.value = slot.value;
            } else if !is_output
                && kind.starts_with('{')
                && let Some(output) = slots.iter_mut().find(|output| output.is_output && output.constraint == kind)
            {
                // So is an input in the same register as an output, by name: `"=a"(old) : "a"(expected)`.
                output.value = slot.value;
            }
            slots.push(slot);
        }
        Ok(slots)
    }

    /// A local variable that the text accesses is in memory: its address has escaped.
    fn pointer_or_refuse(&mut self, pointer: &Value<'a>) -> Lower<Operand> {
        match self.place(pointer)? {
            Place::Shared(address) => Ok(address),
            Place::Private(..) => refuse("an operand in a local variable"),
        }
    }

    fn pointee_width(&mut self, pointer: &Value<'a>, of: TypeId) -> Lower<Option<Width>> {
        let pointee = match self.lowering.resolved_type(of)? {
            Type::Pointer(Some(pointee)) => Some(pointee),
            _ => self.pointee(pointer, Some(of))?,
        };
        Ok(pointee.and_then(|of| self.lowering.width(of).ok()))
    }

    fn assembly_instruction(&mut self, words: &str, locked: bool, slots: &mut Vec<Slot>, flags: Flags) -> Lower<Flags> {
        let (name, rest) = words.split_once([' ', '\t']).unwrap_or((words, ""));
        if matches!(name, "ud2" | "brk" | "udf") {
            self.emit(Op::Assert { condition: Operand::Constant(0), message: format!("`{name}` was executed") });
            return Ok(flags);
        }
        if let Some(fence) = fence(name, rest.trim()) {
            fence.into_iter().for_each(|fence| self.emit(Op::Fence { fence }));
            return Ok(flags);
        }
        let mut targets = Vec::new();
        for operand in rest.split(',').map(str::trim).filter(|operand| !operand.is_empty()) {
            targets.push(match pointed_to(operand, slots) {
                Some(memory) => {
                    slots.push(memory);
                    Target::Slot(slots.len() - 1)
                }
                None => target(operand, slots.len())?,
            });
        }
        let asked = name.strip_prefix("set").and_then(|condition| flags.named(condition));
        if let (Some((flag, wanted)), &[Target::Slot(to)]) = (asked, targets.as_slice()) {
            let value = self.comparison(CompareOp::Eq, Width::I1, flag, Operand::Constant(u64::from(wanted)));
            let value = self.widened(value, Width::I1, Width::I8);
            self.write_slot(&mut slots[to], Width::I8, value)?;
            return Ok(flags);
        }
        let Some((base, suffix)) = split_suffix(name) else { return refuse(format!("`{words}`")) };
        let of_targets = targets.iter().rev().find_map(|target| if let Target::Slot(slot) = target { slots[*slot].width } else { None });
        let Some(width) = suffix.or(of_targets) else { return refuse(format!("how wide is `{words}`?")) };
        match (base, targets.as_slice()) {
            ("mov", &[from, Target::Slot(to)]) => {
                let value = self.read_target(from, width, slots)?;
                self.write_slot(&mut slots[to], width, value)?;
                Ok(flags)
            }
            ("xchg", &[Target::Slot(one), Target::Slot(other)]) => {
                let (memory, register) = if slots[one].memory.is_some() { (one, other) } else { (other, one) };
                self.exchange(RmwOp::Exchange, width, memory, register, slots)?;
                Ok(flags)
            }
            ("xadd", &[Target::Slot(register), Target::Slot(memory)]) if locked => {
                self.exchange(RmwOp::Add, width, memory, register, slots)?;
                Ok(Flags::default())
            }
            ("cmpxchg", &[from, Target::Slot(memory)]) if locked => self.assembly_exchange(width, from, memory, slots).map(Flags::zero),
            ("bts" | "btr" | "btc", &[bit, Target::Slot(memory)]) if locked => self.change_bit(base, width, bit, memory, slots),
            ("add" | "sub" | "and" | "or" | "xor", &[_, Target::Stack]) if locked => {
                self.emit(Op::Fence { fence: Fence::C11(Order::SeqCst) });
                Ok(Flags::default())
            }
            ("add" | "sub" | "and" | "or" | "xor", &[from, Target::Slot(memory)]) if locked => {
                let value = self.read_target(from, width, slots)?;
                self.update(base, width, memory, value, slots).map(Flags::zero)
            }
            ("inc" | "dec", &[Target::Slot(memory)]) if locked => {
                self.update(if base == "inc" { "add" } else { "sub" }, width, memory, Operand::Constant(1), slots).map(Flags::zero)
            }
            _ => refuse(format!("`{words}`")),
        }
    }

    /// A read-modify-write of memory with a constant or a register, whose result only the flags tell: whether it is zero.
    fn update(&mut self, name: &str, width: Width, memory: usize, value: Operand, slots: &[Slot]) -> Lower<Operand> {
        let (op, same) = match name {
            "add" => (RmwOp::Add, BinaryOp::Add),
            "sub" => (RmwOp::Sub, BinaryOp::Sub),
            "and" => (RmwOp::And, BinaryOp::And),
            "or" => (RmwOp::Or, BinaryOp::Or),
            _ => (RmwOp::Xor, BinaryOp::Xor),
        };
        let Some(address) = slots[memory].memory else { return refuse("a lock on what is not in memory") };
        let old = self.temporary(width);
        self.emit(Op::Rmw { destination: Some(old), op, width, address, value, access: access(Order::SeqCst) });
        let new = self.arithmetic(same, width, Operand::Register(old), value);
        Ok(self.comparison(CompareOp::Eq, width, new, Operand::Constant(0)))
    }

    /// `bts`, `btr`, `btc`: sets, clears or flips a bit, which may be far from the address that is given; the carry flag tells what it was.
    fn change_bit(&mut self, name: &str, width: Width, bit: Target, memory: usize, slots: &[Slot]) -> Lower<Flags> {
        let Some(address) = slots[memory].memory else { return refuse("a lock on what is not in memory") };
        let most = Operand::Constant(u64::from(width.bits() - 1));
        let number = self.read_target(bit, width, slots)?;
        let address = match (bit, number) {
            (Target::Constant(_), _) => address,
            (_, Operand::Constant(number)) if number < u64::from(width.bits()) => address,
            _ => {
                // A number in a register counts bits from the address on, or back.
                let number = match number {
                    Operand::Constant(number) => Operand::Constant(width.sign_extend(number) as u64),
                    number if width == Width::I64 => number,
                    value => {
                        let destination = self.temporary(Width::I64);
                        self.emit(Op::Cast { destination, op: CastOp::SignExtend, from: width, to: Width::I64, value });
                        Operand::Register(destination)
                    }
                };
                let words =
                    self.arithmetic(BinaryOp::AShr, Width::I64, number, Operand::Constant(u64::from(width.bits().trailing_zeros())));
                let bytes = self.arithmetic(BinaryOp::Mul, Width::I64, words, Operand::Constant(u64::from(width.bytes())));
                self.arithmetic(BinaryOp::Add, Width::I64, address, bytes)
            }
        };
        let number = self.arithmetic(BinaryOp::And, width, number, most);
        let mask = self.arithmetic(BinaryOp::Shl, width, Operand::Constant(1), number);
        let (op, value) = match name {
            "bts" => (RmwOp::Or, mask),
            "btr" => (RmwOp::And, self.arithmetic(BinaryOp::Xor, width, mask, Operand::Constant(width.mask()))),
            _ => (RmwOp::Xor, mask),
        };
        let old = self.temporary(width);
        self.emit(Op::Rmw { destination: Some(old), op, width, address, value, access: access(Order::SeqCst) });
        let was = self.arithmetic(BinaryOp::And, width, Operand::Register(old), mask);
        let carry = self.comparison(CompareOp::Ne, width, was, Operand::Constant(0));
        Ok(Flags { zero: None, carry: Some(carry) })
    }

    /// A register gets what was in memory.
    fn exchange(&mut self, op: RmwOp, width: Width, memory: usize, register: usize, slots: &mut [Slot]) -> Lower<()> {
        let Some(address) = slots[memory].memory else { return refuse("an exchange with what is not in memory") };
        let value = self.read_target(Target::Slot(register), width, slots)?;
        let old = self.temporary(width);
        self.emit(Op::Rmw { destination: Some(old), op, width, address, value, access: access(Order::SeqCst) });
        self.write_slot(&mut slots[register], width, Operand::Register(old))
    }

    /// `cmpxchg`: the accumulator is compared, and gets what was found. Has it taken place?
    fn assembly_exchange(&mut self, width: Width, from: Target, memory: usize, slots: &mut [Slot]) -> Lower<Operand> {
        let Some(address) = slots[memory].memory else { return refuse("an exchange with what is not in memory") };
        let Some(accumulator) = slots.iter().position(|slot| is_accumulator(&slot.constraint)) else {
            return refuse("`cmpxchg` without the accumulator");
        };
        let new = self.read_target(from, width, slots)?;
        let expected = self.read_target(Target::Slot(accumulator), width, slots)?;
        let (old, success) = (self.temporary(width), self.temporary(Width::I1));
        self.emit(Op::Cas {
            destination: Some(old),
            success: Some(success),
            width,
            address,
            expected,
            new,
            access: access(Order::SeqCst),
            failure: Order::SeqCst,
        });
        slots[accumulator].value = Some((width, Operand::Register(old)));
        Ok(Operand::Register(success))
    }

    pub fn read_target(&mut self, target: Target, width: Width, slots: &[Slot]) -> Lower<Operand> {
        match target {
            Target::Constant(value) => Ok(Operand::Constant(value & width.mask())),
            Target::Stack => refuse("what is on the stack"),
            Target::Slot(slot) => match (slots[slot].memory, slots[slot].value) {
                (Some(address), _) => {
                    let destination = self.temporary(width);
                    self.emit(Op::Load { destination, width, address, access: access(Order::Relaxed) });
                    Ok(Operand::Register(destination))
                }
                (None, Some((known, value))) if known == width => Ok(value),
                (None, Some((_, Operand::Constant(value)))) => Ok(Operand::Constant(value & width.mask())),
                (None, Some((known, value))) if known > width => {
                    let destination = self.temporary(width);
                    self.emit(Op::Cast { destination, op: CastOp::Truncate, from: known, to: width, value });
                    Ok(Operand::Register(destination))
                }
                (None, Some((known, value))) => Ok(self.widened(value, known, width)),
                (None, None) => refuse("a register without a value"),
            },
        }
    }

    fn write_slot(&mut self, slot: &mut Slot, width: Width, value: Operand) -> Lower<()> {
        match slot.memory {
            Some(address) => self.emit(Op::Store { width, address, value, access: access(Order::Relaxed) }),
            None => slot.value = Some((width, value)),
        }
        Ok(())
    }

    /// What is left in the registers that are outputs is the result.
    fn give_outputs(&mut self, result: Option<LocalId>, slots: &[Slot], flags: Flags) -> Lower<()> {
        let mut parts = Vec::new();
        for slot in slots.iter().filter(|slot| slot.is_output && slot.memory.is_none()) {
            let Some(width) = slot.width else { return refuse("an output of no width") };
            let condition = slot.constraint.strip_prefix("{@cc").and_then(|rest| rest.strip_suffix('}'));
            let value = match condition.and_then(|condition| flags.named(condition)) {
                Some((flag, wanted)) => {
                    let value = self.comparison(CompareOp::Eq, Width::I1, flag, Operand::Constant(u64::from(wanted)));
                    self.widened(value, Width::I1, width)
                }
                None => {
                    let index = slots.iter().position(|this| std::ptr::eq(this, slot)).unwrap_or_default();
                    self.read_target(Target::Slot(index), width, slots)?
                }
            };
            parts.push(value);
        }
        self.copy_parts(result, &parts);
        Ok(())
    }
}

/// `($0)`: what the address in a register points to.
fn pointed_to(operand: &str, slots: &[Slot]) -> Option<Slot> {
    let number: usize = operand.strip_prefix("($")?.strip_suffix(')')?.parse().ok()?;
    let (_, address) = slots.get(number)?.value?;
    Some(Slot { constraint: String::new(), memory: Some(address), value: None, width: None, is_output: false })
}

/// A request to Valgrind: turns of a register that come to nothing. What it answers where nobody listens is what it was given.
fn is_request(text: &str) -> bool {
    let mut instructions = text.split([';', '\n']).map(|line| line.split_whitespace().collect::<Vec<_>>().concat());
    let turns = ["rolq$$3,%rdi", "rolq$$13,%rdi", "rolq$$61,%rdi", "rolq$$51,%rdi"];
    turns.iter().all(|turn| instructions.next().is_some_and(|found| found == *turn))
        && instructions.next().is_some_and(|last| last == "xchgq%rbx,%rbx")
        && instructions.all(|rest| rest.is_empty())
}

fn is_accumulator(constraint: &str) -> bool {
    matches!(constraint, "{ax}" | "{eax}" | "{rax}" | "{al}" | "a")
}

/// The fence that an instruction is, or none if it is one without effect. `None`: it is something else.
pub fn fence(name: &str, rest: &str) -> Option<Option<Fence>> {
    Some(match (name, rest) {
        ("nop" | "pause" | "yield" | "wfe" | "sev" | "sevl", "") => None,
        ("mfence" | "sync" | "hwsync", "") => Some(Fence::C11(Order::SeqCst)),
        ("dmb" | "dsb", "ish" | "sy" | "osh" | "nsh" | "") => Some(Fence::C11(Order::SeqCst)),
        ("dmb" | "dsb", "ishld" | "ld" | "oshld" | "nshld") => Some(Fence::C11(Order::Acquire)),
        // A release fence would order loads as well.
        ("dmb" | "dsb", "ishst" | "st" | "oshst" | "nshst") => Some(Fence::DmbSt),
        ("lwsync", "") => Some(Fence::C11(Order::AcquireRelease)),
        ("lfence", "") => Some(Fence::C11(Order::Acquire)),
        ("sfence", "") => Some(Fence::C11(Order::Release)),
        ("isb", "" | "sy") => Some(Fence::Isb),
        ("isync", "") => Some(Fence::Isync),
        ("eieio", "") => Some(Fence::Eieio),
        _ => return None,
    })
}

/// The operation and the width that its name ends with; `None` if it is not known.
fn split_suffix(name: &str) -> Option<(&str, Option<Width>)> {
    const NAMES: [&str; 14] = ["mov", "xchg", "xadd", "cmpxchg", "add", "sub", "and", "or", "xor", "inc", "dec", "bts", "btr", "btc"];
    if NAMES.contains(&name) {
        return Some((name, None));
    }
    let width = match name.chars().last()? {
        'b' => Width::I8,
        'w' => Width::I16,
        'l' => Width::I32,
        'q' => Width::I64,
        _ => return None,
    };
    Some((&name[..name.len() - 1], Some(width))).filter(|(base, _)| NAMES.contains(base))
}

/// `$1`, `${1:k}`, `$$5`, `0(%rsp)`.
pub fn target(text: &str, slots: usize) -> Lower<Target> {
    let number = |digits: &str| digits.parse::<usize>().ok().filter(|number| *number < slots);
    let found = if let Some(constant) = text.strip_prefix("$$") {
        constant.parse::<i64>().ok().map(|constant| Target::Constant(constant as u64))
    } else if let Some(inside) = text.strip_prefix("${").and_then(|rest| rest.strip_suffix('}')) {
        number(inside.split(':').next().unwrap_or("")).map(Target::Slot)
    } else if let Some(digits) = text.strip_prefix('$') {
        number(digits).map(Target::Slot)
    } else if text.ends_with("(%rsp)") || text.ends_with("(%esp)") {
        Some(Target::Stack)
    } else {
        None
    };
    match found {
        Some(target) => Ok(target),
        None => refuse(format!("the operand `{text}`")),
    }
}
