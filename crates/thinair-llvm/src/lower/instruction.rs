//! Instructions other than calls and the ends of blocks.

use thinair_core::ir::{BinaryOp, CastOp, CompareOp, Fence, Op, Operand, Order, SlotId, SourceLocation, Width};

use super::function::FunctionLowering;
use super::layout::Leaf;
use super::memory::{Place, access};
use super::promote::{Home, Inside};
use super::{Lower, refuse};
use crate::reader::{GetElementPointer, Instruction, LocalId, Operation, TypeId, Value};

impl<'a> FunctionLowering<'_, '_, 'a> {
    pub fn instruction(&mut self, instruction: &Instruction<'a>) -> Lower<()> {
        let result = instruction.result;
        match &instruction.operation {
            Operation::Alloca { of, count, .. } => {
                // A variable has no place of allocation, only a function.
                let at = self.at;
                self.at = SourceLocation { called: at.called, ..SourceLocation::default() };
                let done = self.alloca(result, *of, count.as_ref());
                self.at = at;
                done
            }
            Operation::EndOfLives(variables) => self.end_lives(variables),
            Operation::Load { of, pointer, how } => {
                if let Some(variable) = result.and_then(|result| self.inside.get(&result)).copied() {
                    return self.load_address(result, variable, *of, pointer);
                }
                let destinations = self.results(result);
                let checked = match result {
                    _ if self.lowering.is_lenient() => self.is_computed_with(result),
                    Some(result) => !self.unchecked.contains(&result) && !self.returned.contains(&result),
                    None => true,
                };
                self.load(&destinations, *of, pointer, *how, checked)
            }
            Operation::Store { of, value, pointer, how } => self.store(*of, value, pointer, *how),
            Operation::CompareExchange(this) => self.compare_exchange(result, this),
            Operation::ReadModifyWrite { op, of, pointer, value, order } => {
                let op = match op {
                    Ok(op) => *op,
                    Err(name) => return refuse(format!("`atomicrmw {name}` is not supported")),
                };
                let width = self.lowering.width(*of)?;
                if width == Width::I1 {
                    return refuse("`atomicrmw` on i1 is not supported");
                }
                let (address, value) = (self.pointer(pointer)?, self.operand(value, *of)?);
                let destination = result.map(|_| self.result(result)).transpose()?;
                self.emit(Op::Rmw { destination, op, width, address, value, access: access(*order) });
                Ok(())
            }
            Operation::Fence(order) => {
                if let Some(order) = order.filter(|order| *order != Order::Relaxed) {
                    self.emit(Op::Fence { fence: Fence::C11(order) });
                }
                Ok(())
            }
            Operation::GetElementPointer(address) => self.address(result, address),
            Operation::Binary { op, of, left, right, signed } => self.binary(result, (op, *signed), *of, left, right),
            Operation::Compare { op, of, left, right } => {
                if self.lowering.is_wide(*of)? {
                    return self.wide_compare(result, op, *of, left, right);
                }
                let Some(op) = comparison(op) else { return refuse(format!("the comparison `{op}` is not supported")) };
                if let Some(equal) = self.compares_address_with_null(op, left, right) {
                    self.give(result, Operand::Constant(equal.into()));
                    return Ok(());
                }
                let width = self.lowering.width(*of)?;
                let (mut left, mut right) = (self.operand(left, *of)?, self.operand(right, *of)?);
                if let Some(bits) = self.lowering.odd_bits(*of)? {
                    (left, right) = (self.with_sign(left, width, bits), self.with_sign(right, width, bits));
                }
                let destination = self.result(result)?;
                self.emit(Op::Compare { destination, op, width, left, right });
                Ok(())
            }
            Operation::Cast { op, from, value, to } => self.cast(result, op, *from, value, *to),
            Operation::Select { condition, of, then, otherwise } => {
                let condition = self.operand(condition, crate::reader::I1)?;
                let (then, otherwise) = (self.parts(then, *of)?, self.parts(otherwise, *of)?);
                let leaves = self.lowering.leaves(*of)?;
                for (((destination, leaf), then), otherwise) in self.results(result).into_iter().zip(leaves).zip(then).zip(otherwise) {
                    self.emit(Op::Select { destination, width: leaf.width, condition, then, otherwise });
                }
                Ok(())
            }
            Operation::Freeze { of, value } => {
                let parts = self.parts(value, *of)?;
                self.copy_parts(result, &parts);
                Ok(())
            }
            Operation::Negate { of, value } => {
                let width = self.lowering.width(*of)?;
                let value = self.operand(value, *of)?;
                // The sign is the highest bit.
                let sign = Operand::Constant(1 << (width.bits() - 1));
                let destination = self.result(result)?;
                self.emit(Op::Binary { destination, op: BinaryOp::Xor, width, left: value, right: sign });
                Ok(())
            }
            // Its value is copied on the edges.
            Operation::Phi { .. } => Ok(()),
            Operation::ExtractValue { of, value, indices } => {
                let (first, part) = self.lowering.part(*of, indices)?;
                let count = self.lowering.leaves(part)?.len();
                let parts = self.parts(value, *of)?;
                match parts.get(first..first + count) {
                    Some(parts) => {
                        let parts = parts.to_vec();
                        self.copy_parts(result, &parts);
                        Ok(())
                    }
                    None => refuse("a part outside of its value"),
                }
            }
            Operation::InsertValue { of, value, element, indices } => {
                let (first, part) = self.lowering.part(*of, indices)?;
                let mut parts = self.parts(value, *of)?;
                for (number, element) in self.parts(element, part)?.into_iter().enumerate() {
                    match parts.get_mut(first + number) {
                        Some(place) => *place = element,
                        None => return refuse("a part outside of its value"),
                    }
                }
                self.copy_parts(result, &parts);
                Ok(())
            }
            Operation::Call(call) => self.call(result, call),
            Operation::LandingPad { of, cleanup, clauses } => self.landing_pad(result, *of, *cleanup, clauses),
            Operation::Unsupported(name) => refuse(format!("the instruction `{name}` is not supported")),
            Operation::Jump(_)
            | Operation::Branch { .. }
            | Operation::Switch { .. }
            | Operation::Return(_)
            | Operation::Unreachable
            | Operation::Resume(..) => refuse("this ends a block, and is not at its end"),
        }
    }

    pub fn copy_parts(&mut self, result: Option<LocalId>, parts: &[Operand]) {
        for (destination, &value) in self.results(result).into_iter().zip(parts) {
            self.copy(destination, value);
        }
    }

    fn alloca(&mut self, result: Option<LocalId>, of: TypeId, count: Option<&(TypeId, Value<'a>)>) -> Lower<()> {
        let Some(local) = result else { return Ok(()) };
        match self.homes.get(&local) {
            Some(Home::Slot(_)) => Ok(()),
            Some(Home::Registers(registers)) => {
                // Registers have a value before they are read, whatever it is.
                for (_, register) in registers.values().copied().collect::<Vec<_>>() {
                    self.copy(register, Operand::Constant(0));
                }
                self.begin_pieces(local);
                Ok(())
            }
            Some(Home::Object) if self.is_inlined(local) => {
                let size = Operand::Constant(self.lowering.size(of)?);
                let destination = self.result(result)?;
                self.emit(Op::Allocate { destination, size, zeroed: false, local: true });
                Ok(())
            }
            Some(Home::Object) => {
                let size = self.lowering.size(of)?;
                let destination = self.result(result)?;
                self.emit(Op::Allocate { destination, size: Operand::Constant(size), zeroed: false, local: true });
                self.keep_object(Operand::Register(destination));
                Ok(())
            }
            None => {
                // An array whose length is computed, or a variable that comes to life again and again: what was there before is gone.
                let mut size = Operand::Constant(self.lowering.size(of)?);
                if let Some((count_type, count)) = count {
                    let width = self.lowering.width(*count_type)?;
                    let count = self.operand(count, *count_type)?;
                    let count = self.widened(count, width, Width::I64);
                    size = self.arithmetic(BinaryOp::Mul, Width::I64, count, size);
                }
                let destination = self.result(result)?;
                self.emit(Op::Free { address: Operand::Register(destination), local: true });
                self.emit(Op::Allocate { destination, size, zeroed: false, local: true });
                Ok(())
            }
        }
    }

    /// The lives of variables of a function end that stands in the place of a call. What its slots
    /// hold is forgotten: they may come to life again.
    fn end_lives(&mut self, variables: &[LocalId]) -> Lower<()> {
        for &variable in variables {
            match self.homes.get(&variable) {
                Some(Home::Object) => {
                    let object = self.result(Some(variable))?;
                    self.emit(Op::Free { address: Operand::Register(object), local: true });
                    if self.lowering.features.unwinds {
                        self.copy(object, Operand::Constant(0));
                    }
                }
                Some(&Home::Slot(slot)) => {
                    let shadow = self.shadows.get(&variable).copied();
                    [Some(slot), shadow].into_iter().flatten().for_each(|slot| self.clear(slot));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn clear(&mut self, slot: SlotId) {
        let (size, mut at) = (self.slot_size(slot), 0);
        while at < size {
            let fits = |width: &Width| at + width.bytes() <= size && at.is_multiple_of(width.bytes());
            let width = [Width::I64, Width::I32, Width::I16].into_iter().find(fits).unwrap_or(Width::I8);
            self.emit(Op::PrivateStore { width, slot, offset: Operand::Constant(at.into()), value: Operand::Constant(0) });
            at += width.bytes();
        }
    }

    /// Loads the address of a variable that needs none: what is known of it needs no register.
    fn load_address(&mut self, result: Option<LocalId>, inside: Inside, of: TypeId, pointer: &Value<'a>) -> Lower<()> {
        let (place, leaves) = (self.place(pointer)?, self.lowering.leaves(of)?);
        let [leaf] = leaves[..] else { return refuse("an address in several parts") };
        if !result.is_some_and(|result| self.unchecked.contains(&result) || self.returned.contains(&result)) {
            self.check_written(place, leaf);
        }
        match inside.offset {
            Some(_) => Ok(()),
            None => {
                let destination = self.result(result)?;
                self.load_leaf(destination, place, leaf, access(Order::Plain))
            }
        }
    }

    /// What a comparison says of the address of a variable that needs none, and null.
    fn compares_address_with_null(&self, op: CompareOp, left: &Value<'a>, right: &Value<'a>) -> Option<bool> {
        let is_address = |value: &Value<'a>| matches!(value, Value::Local(local) if self.inside.contains_key(local));
        let with_null = is_address(left) && *right == Value::Null || is_address(right) && *left == Value::Null;
        (with_null && matches!(op, CompareOp::Eq | CompareOp::Ne)).then_some(op == CompareOp::Ne)
    }

    /// An address computation. Inside a private variable it is its offset that is computed.
    fn address(&mut self, result: Option<LocalId>, address: &GetElementPointer<'a>) -> Lower<()> {
        self.check_indices(result, address)?;
        let private = result.and_then(|local| self.inside.get(&local).copied());
        if private.is_some_and(|inside| inside.offset.is_some()) {
            return Ok(());
        }
        let mut sum = self.pointer(&address.base)?;
        let mut constant = 0u64;
        let mut inner = address.source;
        for (number, (index_type, index)) in address.indices.iter().enumerate() {
            let width = self.lowering.width(*index_type)?;
            match self.operand(index, *index_type)? {
                Operand::Constant(index) => {
                    let index = width.sign_extend(index) as u64;
                    let step =
                        if number == 0 { self.lowering.size(inner)?.wrapping_mul(index) } else { self.lowering.step(&mut inner, index)? };
                    constant = constant.wrapping_add(step);
                }
                index => {
                    let size = if number == 0 {
                        self.lowering.size(inner)?
                    } else {
                        // The type of all elements is the same: only arrays are indexed by what is computed.
                        self.lowering.step(&mut inner, 0)?;
                        self.lowering.size(inner)?
                    };
                    let mut scaled = index;
                    if width != Width::I64 {
                        let destination = self.temporary(Width::I64);
                        self.emit(Op::Cast { destination, op: CastOp::SignExtend, from: width, to: Width::I64, value: scaled });
                        scaled = Operand::Register(destination);
                    }
                    if size != 1 {
                        scaled = self.arithmetic(BinaryOp::Mul, Width::I64, scaled, Operand::Constant(size));
                    }
                    sum = match sum {
                        Operand::Constant(0) => scaled,
                        sum => self.arithmetic(BinaryOp::Add, Width::I64, sum, scaled),
                    };
                }
            }
        }
        let destination = self.result(result)?;
        if constant == 0 {
            self.copy(destination, sum);
        } else {
            self.emit(Op::Binary { destination, op: BinaryOp::Add, width: Width::I64, left: sum, right: Operand::Constant(constant) });
        }
        Ok(())
    }

    /// A computation whose result has no name.
    pub fn arithmetic(&mut self, op: BinaryOp, width: Width, left: Operand, right: Operand) -> Operand {
        let destination = self.temporary(width);
        self.emit(Op::Binary { destination, op, width, left, right });
        Operand::Register(destination)
    }

    pub fn comparison(&mut self, op: CompareOp, width: Width, left: Operand, right: Operand) -> Operand {
        let destination = self.temporary(Width::I1);
        self.emit(Op::Compare { destination, op, width, left, right });
        Operand::Register(destination)
    }

    /// `signed`: a result that does not fit is an error.
    fn binary(
        &mut self,
        result: Option<LocalId>,
        (op, signed): (&str, bool),
        of: TypeId,
        left: &Value<'a>,
        right: &Value<'a>,
    ) -> Lower<()> {
        if self.lowering.is_wide(of)? {
            return self.wide_binary(result, op, of, left, right);
        }
        let op = match op {
            "fadd" => BinaryOp::FAdd,
            "fsub" => BinaryOp::FSub,
            "fmul" => BinaryOp::FMul,
            "fdiv" => BinaryOp::FDiv,
            "frem" => BinaryOp::FRem,
            "add" => BinaryOp::Add,
            "sub" => BinaryOp::Sub,
            "mul" => BinaryOp::Mul,
            "udiv" => BinaryOp::UDiv,
            "sdiv" => BinaryOp::SDiv,
            "urem" => BinaryOp::URem,
            "srem" => BinaryOp::SRem,
            "and" => BinaryOp::And,
            "or" => BinaryOp::Or,
            "xor" => BinaryOp::Xor,
            "shl" => BinaryOp::Shl,
            "lshr" => BinaryOp::LShr,
            "ashr" => BinaryOp::AShr,
            other => return refuse(format!("the instruction `{other}` is not supported")),
        };
        let width = self.lowering.width(of)?;
        let (left, mut right) = (self.operand(left, of)?, self.operand(right, of)?);
        let destination = self.result(result)?;
        let odd = self.lowering.odd_bits(of)?;
        if matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) {
            right = self.shift_amount(width, odd.unwrap_or(width.bits()), right);
        }
        let op = if signed && odd.is_none() { self.signed_operation(op) } else { op };
        match odd {
            Some(bits) => self.odd_binary(destination, op, width, bits, [left, right]),
            None => self.emit(Op::Binary { destination, op, width, left, right }),
        }
        Ok(())
    }

    fn cast(&mut self, result: Option<LocalId>, op: &str, from: TypeId, value: &Value<'a>, to: TypeId) -> Lower<()> {
        if result.is_some_and(|local| self.inside.get(&local).is_some_and(|inside| inside.offset.is_some())) {
            return Ok(());
        }
        if self.lowering.is_wide(from)? || self.lowering.is_wide(to)? {
            return self.wide_cast(result, op, from, value, to);
        }
        if self.lowering.odd_bits(from)?.is_some() || self.lowering.odd_bits(to)?.is_some() {
            return self.odd_cast(result, op, from, value, to);
        }
        let float = match op {
            "fptosi" => Some(CastOp::FloatToSigned),
            "fptoui" => Some(CastOp::FloatToUnsigned),
            "sitofp" => Some(CastOp::SignedToFloat),
            "uitofp" => Some(CastOp::UnsignedToFloat),
            "fpext" | "fptrunc" => Some(CastOp::FloatToFloat),
            _ => None,
        };
        if let Some(op) = float {
            let (from_width, to_width) = (self.lowering.width(from)?, self.lowering.width(to)?);
            let value = self.operand(value, from)?;
            let destination = self.result(result)?;
            self.emit(Op::Cast { destination, op, from: from_width, to: to_width, value });
            return Ok(());
        }
        let widening = match op {
            "bitcast" | "addrspacecast" | "trunc" | "zext" | "ptrtoint" | "inttoptr" => CastOp::ZeroExtend,
            "sext" => CastOp::SignExtend,
            other => return refuse(format!("the instruction `{other}` is not supported")),
        };
        let (from_width, to_width) = (self.lowering.width(from)?, self.lowering.width(to)?);
        let value = self.operand(value, from)?;
        let destination = self.result(result)?;
        let op = match from_width.cmp(&to_width) {
            std::cmp::Ordering::Equal => {
                self.copy(destination, value);
                return Ok(());
            }
            std::cmp::Ordering::Less => widening,
            std::cmp::Ordering::Greater => CastOp::Truncate,
        };
        self.emit(Op::Cast { destination, op, from: from_width, to: to_width, value });
        Ok(())
    }

    /// Stores a value where a library function is asked to put its result.
    pub fn store_result(&mut self, pointer: &Value<'a>, width: Width, value: Operand) -> Lower<()> {
        let place: Place = self.place(pointer)?;
        self.store_leaf(place, Leaf { offset: 0, width }, value, Order::Plain)
    }
}

pub fn comparison(op: &str) -> Option<CompareOp> {
    Some(match op {
        "eq" => CompareOp::Eq,
        "ne" => CompareOp::Ne,
        "ult" => CompareOp::ULt,
        "ule" => CompareOp::ULe,
        "ugt" => CompareOp::UGt,
        "uge" => CompareOp::UGe,
        "slt" => CompareOp::SLt,
        "sle" => CompareOp::SLe,
        "sgt" => CompareOp::SGt,
        "sge" => CompareOp::SGe,
        "foeq" => CompareOp::FOeq,
        "fone" => CompareOp::FOne,
        "folt" => CompareOp::FOlt,
        "fole" => CompareOp::FOle,
        "fogt" => CompareOp::FOgt,
        "foge" => CompareOp::FOge,
        "ford" => CompareOp::FOrd,
        "fueq" => CompareOp::FUeq,
        "fune" => CompareOp::FUne,
        "fult" => CompareOp::FUlt,
        "fule" => CompareOp::FUle,
        "fugt" => CompareOp::FUgt,
        "fuge" => CompareOp::FUge,
        "funo" => CompareOp::FUno,
        _ => return None,
    })
}
