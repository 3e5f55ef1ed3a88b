//! Constants: numbers, addresses, and the contents of globals.

use std::collections::BTreeMap;

use thinair_core::ir::{FunctionId, Global, GlobalId, Initializer, SourceLocation, Storage, Width, verify::limits};

use super::{Lower, Lowering, refuse};
use crate::reader::{Symbol, Type, TypeId, Value};

/// A constant of one register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    Number(u64),
    /// With an offset in bytes.
    Global(GlobalId, u64),
    /// Each thread has its own.
    ThreadLocal(GlobalId, u64),
    Function(FunctionId),
}

/// How many names may stand for names.
const DEEPEST_ALIAS: u32 = 16;

/// How many threads there can be.
pub const MAX_THREADS: usize = 64;

/// Variables of the C library that programs only pass on to it.
const STREAMS: [&str; 3] = ["stdin", "stdout", "stderr"];

/// What a global holds at the start.
#[derive(Default)]
struct Image {
    size: u64,
    /// Up to the last byte that is not zero, more or less.
    bytes: Vec<u8>,
    addresses: BTreeMap<u64, Initializer>,
}

impl<'a> Lowering<'a> {
    /// The address that a global name stands for.
    pub fn address_of(&mut self, name: &'a str) -> Lower<Scalar> {
        self.address_through(name, 0)
    }

    fn address_through(&mut self, name: &'a str, depth: u32) -> Lower<Scalar> {
        let name = self.meanings.of(name);
        let Some((module, symbol)) = self.find(name).or_else(|| Some((self.current, self.module().symbols.get(name).copied()?))) else {
            return refuse(format!("the name @{name} is not defined"));
        };
        if let Some(&known) = self.addresses.get(&(module, name)) {
            return Ok(known);
        }
        // The contents are in the words of the module that defines them.
        let before = std::mem::replace(&mut self.current, module);
        let found = self.address_there(name, symbol, depth);
        self.current = before;
        let found = found?;
        self.addresses.insert((module, name), found);
        Ok(found)
    }

    fn address_there(&mut self, name: &'a str, symbol: Symbol, depth: u32) -> Lower<Scalar> {
        let found = match symbol {
            Symbol::Function(_) => Scalar::Function(self.function_id(self.current, name, None)),
            Symbol::Declaration(_) if self.is_left_out(name) => Scalar::Number(0),
            Symbol::Declaration(_) => {
                let Some(wrapper) = super::library::wrapper(name) else {
                    return refuse(format!("the address of the function `{name}`, which is not defined here, is not supported"));
                };
                Scalar::Function(self.library_function(wrapper, SourceLocation::default()))
            }
            Symbol::Variable(offset) => {
                let variable = self.module().variable(offset);
                let variable = variable.map_err(|error| self.module().error(error))?;
                if variable.alias {
                    if depth > DEEPEST_ALIAS {
                        return refuse(format!("the name @{name} stands for itself"));
                    }
                    let value = variable.value.unwrap_or(Value::Null);
                    match value {
                        Value::Global(other) => self.address_through(other, depth + 1)?,
                        other => self.scalar(&other, crate::reader::POINTER)?,
                    }
                } else {
                    if variable.value.is_none() && self.is_weak(offset) {
                        return Ok(Scalar::Number(0));
                    }
                    if variable.value.is_none() && !STREAMS.contains(&name) {
                        return refuse(format!("the variable `{name}` is not defined here"));
                    }
                    // The address must be known before the contents, which may point back to it.
                    let id = GlobalId(self.program.globals.len() as u32);
                    let storage = match (variable.thread_local, variable.constant) {
                        (true, _) => Storage::OfThread,
                        (false, true) => Storage::Constant,
                        (false, false) => Storage::Variable,
                    };
                    // Threads have the handles 1, 2, and so on: the first copy is nobody's.
                    let copies = if variable.thread_local { MAX_THREADS + 1 } else { 1 };
                    for _ in 0..copies {
                        self.program.globals.push(Global {
                            name: crate::demangle::of_symbol(name).into_owned(),
                            storage,
                            element: Width::I8,
                            length: 0,
                            init: Vec::new(),
                            at: SourceLocation::default(),
                        });
                        self.constants.push((storage == Storage::Constant).then(BTreeMap::new));
                    }
                    let address = if variable.thread_local { Scalar::ThreadLocal(id, 0) } else { Scalar::Global(id, 0) };
                    self.addresses.insert((self.current, name), address);
                    self.define_global(id, name, variable.of, variable.value.as_ref().unwrap_or(&Value::Zero))?;
                    for copy in id.index() + 1..id.index() + copies {
                        self.program.globals[copy] = self.program.globals[id.index()].clone();
                    }
                    address
                }
            }
        };
        Ok(found)
    }

    /// Is a symbol of the module at hand, from where its definition stands on, one that may be missing?
    fn is_weak(&mut self, offset: usize) -> bool {
        let line = self.module().text[offset..].lines().next().unwrap_or_default();
        line.trim_start().starts_with("extern_weak ")
    }

    /// Is this a function that nobody defines, and that need not be there? Its address is null.
    pub fn is_left_out(&mut self, name: &str) -> bool {
        let Some(&Symbol::Declaration(offset)) = self.module().symbols.get(name) else { return false };
        // Of pthreads all is there.
        self.is_weak(offset) && super::library::wrapper(name).is_none() && !name.starts_with("pthread_")
    }

    fn define_global(&mut self, id: GlobalId, name: &str, of: TypeId, value: &Value<'a>) -> Lower<()> {
        let size = self.size(of)?;
        if size > limits::OBJECT_BYTES.into() {
            return refuse(format!("the variable `{name}` takes {size} bytes; at most {} are supported", limits::OBJECT_BYTES));
        }
        let mut image = Image { size, ..Image::default() };
        self.write(&mut image, value, of, 0)?;
        let element = if image.addresses.is_empty() { self.finest_width(of, 0)? } else { Width::I64 };
        let width = u64::from(element.bytes());
        if size % width != 0 || image.addresses.keys().any(|offset| offset % 8 != 0) {
            return refuse(format!("the variable `{name}` holds an address that is not aligned"));
        }
        if let Some(known) = &mut self.constants[id.index()] {
            *known = image.addresses.clone();
        }
        let init: Vec<Initializer> = image
            .bytes
            .chunks(width as usize)
            .enumerate()
            .map(|(index, chunk)| {
                let mut bytes = [0; 8];
                bytes[..chunk.len()].copy_from_slice(chunk);
                image.addresses.get(&(index as u64 * width)).copied().unwrap_or(Initializer::Value(u64::from_le_bytes(bytes)))
            })
            .collect();
        let global = &mut self.program.globals[id.index()];
        (global.element, global.length, global.init) = (element, (size / width) as u32, init);
        Ok(())
    }

    /// Puts a constant into an image.
    fn write(&mut self, image: &mut Image, value: &Value<'a>, of: TypeId, offset: u64) -> Lower<()> {
        match value {
            Value::Zero | Value::Undef | Value::Null => {}
            Value::Bytes(bytes) => image.put(offset, bytes),
            Value::Aggregate(elements) => {
                for (index, (element_type, element)) in elements.iter().enumerate() {
                    let at = self.element(of, index as u64)?.0;
                    self.write(image, element, *element_type, offset + at)?;
                }
            }
            Value::Int(_) | Value::Wide(_) if self.is_wide(of)? => {
                for (number, half) in super::wide::constant(value).into_iter().enumerate() {
                    if let thinair_core::ir::Operand::Constant(half) = half {
                        image.put(offset + 8 * number as u64, &half.to_le_bytes());
                    }
                }
            }
            scalar => {
                let bytes = self.width(of)?.bytes() as usize;
                match self.scalar(scalar, of)? {
                    Scalar::Number(number) => image.put(offset, &number.to_le_bytes()[..bytes]),
                    Scalar::Global(global, inside) => {
                        let Ok(inside) = u32::try_from(inside) else { return refuse("an address outside of its variable") };
                        image.address(offset, Initializer::Address(global, inside));
                    }
                    Scalar::Function(function) => image.address(offset, Initializer::FunctionAddress(function)),
                    Scalar::ThreadLocal(..) => return refuse("the address of a thread-local variable is no constant"),
                }
            }
        }
        Ok(())
    }

    /// What a global that never changes holds at an offset; `None` if that is not known here.
    pub fn constant_at(&self, global: GlobalId, offset: u64, width: Width) -> Option<Scalar> {
        let addresses = self.constants[global.index()].as_ref()?;
        let this = &self.program.globals[global.index()];
        let (bytes, element) = (u64::from(width.bytes()), u64::from(this.element.bytes()));
        if offset.checked_add(bytes)? > u64::from(this.size()) {
            return None;
        }
        match addresses.get(&offset) {
            Some(Initializer::Address(target, inside)) if bytes == 8 => return Some(Scalar::Global(*target, u64::from(*inside))),
            Some(Initializer::FunctionAddress(function)) if bytes == 8 => return Some(Scalar::Function(*function)),
            _ => {}
        }
        let mut value = 0;
        for at in offset..offset + bytes {
            match this.init.get((at / element) as usize) {
                None => {}
                Some(Initializer::Value(element_value)) => value |= (element_value >> (at % element * 8) & 0xFF) << ((at - offset) * 8),
                Some(_) => return None,
            }
        }
        Some(Scalar::Number(value & width.mask()))
    }

    /// A constant of one register.
    pub fn scalar(&mut self, value: &Value<'a>, of: TypeId) -> Lower<Scalar> {
        match value {
            Value::Int(number) => {
                let mask = match self.odd_bits(of)? {
                    Some(bits) => (1 << bits) - 1,
                    None => self.width(of)?.mask(),
                };
                Ok(Scalar::Number(number & mask))
            }
            Value::Wide(number) => Ok(Scalar::Number(*number as u64 & self.width(of)?.mask())),
            Value::Float(bits) => Ok(Scalar::Number(match self.resolved_type(of)? {
                Type::Double => *bits,
                Type::Float => u64::from((f64::from_bits(*bits) as f32).to_bits()),
                _ => return refuse("a floating-point constant of an unsupported type"),
            })),
            Value::Null | Value::Undef | Value::Zero => Ok(Scalar::Number(0)),
            Value::Global(name) => self.address_of(name),
            Value::GetElementPointer(expression) => {
                let base = self.scalar(&expression.base, crate::reader::POINTER)?;
                let mut offset = 0u64;
                let mut inner = expression.source;
                for (number, (index_type, index)) in expression.indices.iter().enumerate() {
                    let width = self.width(*index_type)?;
                    let Scalar::Number(index) = self.scalar(index, *index_type)? else {
                        return refuse("an address as an index is not supported");
                    };
                    let index = width.sign_extend(index) as u64;
                    let step = if number == 0 { self.size(inner)?.wrapping_mul(index) } else { self.step(&mut inner, index)? };
                    offset = offset.wrapping_add(step);
                }
                Ok(plus(base, offset))
            }
            Value::Cast(cast) => {
                let inner = self.scalar(&cast.value, cast.from)?;
                match (cast.op, inner) {
                    ("bitcast" | "addrspacecast", inner) => Ok(inner),
                    ("ptrtoint" | "inttoptr" | "trunc" | "zext", Scalar::Number(number)) => {
                        Ok(Scalar::Number(number & self.width(cast.to)?.mask()))
                    }
                    ("sext", Scalar::Number(number)) => {
                        let (from, to) = (self.width(cast.from)?, self.width(cast.to)?);
                        Ok(Scalar::Number(from.sign_extend(number) as u64 & to.mask()))
                    }
                    ("ptrtoint" | "inttoptr", address) if self.width(cast.to)? == Width::I64 => Ok(address),
                    (op, _) => refuse(format!("the constant expression `{op}` is not supported here")),
                }
            }
            Value::Binary(binary) => {
                let (left, right) = (self.scalar(&binary.left, binary.of)?, self.scalar(&binary.right, binary.of)?);
                let mask = self.width(binary.of)?.mask();
                match (binary.op, left, right) {
                    ("add", Scalar::Number(left), Scalar::Number(right)) => Ok(Scalar::Number(left.wrapping_add(right) & mask)),
                    ("sub", Scalar::Number(left), Scalar::Number(right)) => Ok(Scalar::Number(left.wrapping_sub(right) & mask)),
                    ("mul", Scalar::Number(left), Scalar::Number(right)) => Ok(Scalar::Number(left.wrapping_mul(right) & mask)),
                    ("and", Scalar::Number(left), Scalar::Number(right)) => Ok(Scalar::Number(left & right)),
                    ("or", Scalar::Number(left), Scalar::Number(right)) => Ok(Scalar::Number(left | right)),
                    ("xor", Scalar::Number(left), Scalar::Number(right)) => Ok(Scalar::Number(left ^ right)),
                    ("add", address, Scalar::Number(number)) | ("add", Scalar::Number(number), address) => Ok(plus(address, number)),
                    ("sub", address, Scalar::Number(number)) => Ok(plus(address, number.wrapping_neg())),
                    ("sub", Scalar::Global(left, from), Scalar::Global(right, to)) if left == right => {
                        Ok(Scalar::Number(from.wrapping_sub(to) & mask))
                    }
                    ("eq", Scalar::Number(left), Scalar::Number(right)) => Ok(Scalar::Number(u64::from(left == right))),
                    ("ne", Scalar::Number(left), Scalar::Number(right)) => Ok(Scalar::Number(u64::from(left != right))),
                    // What is defined is not at null.
                    ("eq", Scalar::Global(..) | Scalar::Function(_), Scalar::Number(0)) => Ok(Scalar::Number(0)),
                    ("ne", Scalar::Global(..) | Scalar::Function(_), Scalar::Number(0)) => Ok(Scalar::Number(1)),
                    (op, ..) => refuse(format!("the constant expression `{op}` is not supported here")),
                }
            }
            Value::Unsupported(name) => refuse(format!("the constant `{name}` is not supported")),
            Value::Bytes(_) | Value::Aggregate(_) => refuse("a constant of one register is needed here"),
            Value::Local(_) | Value::Metadata | Value::InlineAssembly(_) => refuse("a constant is needed here"),
        }
    }

    /// One index of an address computation: the bytes it adds. `inner` becomes the type that is reached.
    pub fn step(&mut self, inner: &mut TypeId, index: u64) -> Lower<u64> {
        let (offset, element) = self.element(*inner, index)?;
        *inner = element;
        Ok(offset)
    }
}

fn plus(scalar: Scalar, offset: u64) -> Scalar {
    match scalar {
        Scalar::Number(number) => Scalar::Number(number.wrapping_add(offset)),
        Scalar::Global(global, inside) => Scalar::Global(global, inside.wrapping_add(offset)),
        Scalar::ThreadLocal(global, inside) => Scalar::ThreadLocal(global, inside.wrapping_add(offset)),
        Scalar::Function(function) => Scalar::Function(function),
    }
}

impl Image {
    fn put(&mut self, offset: u64, bytes: &[u8]) {
        if offset.saturating_add(bytes.len() as u64) > self.size {
            return;
        }
        let end = offset as usize + bytes.len();
        if self.bytes.len() < end && bytes.iter().any(|&byte| byte != 0) {
            self.bytes.resize(end, 0);
        }
        let end = end.min(self.bytes.len());
        if let Some(place) = self.bytes.get_mut(offset as usize..end) {
            place.copy_from_slice(&bytes[..place.len()]);
        }
    }

    fn address(&mut self, offset: u64, initializer: Initializer) {
        // A byte that is not zero keeps the element from being left out.
        self.put(offset, &[1; 8]);
        self.addresses.insert(offset, initializer);
    }
}
