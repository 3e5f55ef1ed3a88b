//! How types lie in memory on x86-64: sizes, alignments, offsets of fields, and the scalars that a type consists of.

use thinair_core::ir::Width;

use super::{Lower, Lowering, refuse};
use crate::reader::{Type, TypeId};

/// A scalar inside a type: its offset in bytes, and its width as a value (an `i1` takes a byte of memory).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    pub offset: u64,
    pub width: Width,
}

/// How deep types may nest.
const DEEPEST: u32 = 64;

/// Larger aggregates are not taken apart.
const MOST_LEAVES: usize = 1 << 14;

/// Sizes beyond this are cut: no object is so large.
const LARGEST: u64 = 1 << 40;

impl<'a> Lowering<'a> {
    /// The type that a name stands for.
    pub fn resolved(&mut self, of: TypeId) -> Lower<TypeId> {
        let module = self.module();
        match module.types.resolve(module.text, of) {
            Ok(Ok(of)) => Ok(of),
            Ok(Err(name)) => refuse(format!("the type %{name} has no definition here")),
            Err(error) => Err(module.error(error).into()),
        }
    }

    pub fn resolved_type(&mut self, of: TypeId) -> Lower<Type> {
        let of = self.resolved(of)?;
        Ok(self.module().types.get(of).clone())
    }

    /// The width of a value that fits into one register.
    pub fn width(&mut self, of: TypeId) -> Lower<Width> {
        match self.resolved_type(of)? {
            Type::Int(1) => Ok(Width::I1),
            Type::Int(8) => Ok(Width::I8),
            Type::Int(16) => Ok(Width::I16),
            Type::Int(32) | Type::Float => Ok(Width::I32),
            Type::Int(64) | Type::Double | Type::Pointer(_) => Ok(Width::I64),
            Type::Int(bits @ 2..=63) => Ok(match bits {
                0..=8 => Width::I8,
                9..=16 => Width::I16,
                17..=32 => Width::I32,
                _ => Width::I64,
            }),
            Type::Int(bits) => refuse(format!("integers of {bits} bits are not supported")),
            Type::Other(name) => refuse(format!("values of type {} are not supported", in_c(name))),
            other => refuse(format!("a value of one register is needed here, not {}", kind(&other))),
        }
    }

    /// Is this an integer of two registers?
    pub fn is_wide(&mut self, of: TypeId) -> Lower<bool> {
        Ok(matches!(self.resolved_type(of)?, Type::Int(65..=128)))
    }

    pub fn size(&mut self, of: TypeId) -> Lower<u64> {
        self.size_and_alignment(of, 0).map(|(size, _)| size)
    }

    fn size_and_alignment(&mut self, of: TypeId, depth: u32) -> Lower<(u64, u64)> {
        if depth > DEEPEST {
            return refuse("a type contains itself or nests too deeply");
        }
        Ok(match self.resolved_type(of)? {
            Type::Int(bits @ 0..=64) => {
                let bytes = u64::from(bits.div_ceil(8)).next_power_of_two();
                (bytes, bytes)
            }
            // LLVM aligns integers of 128 bits to 8 bytes before version 18, and to 16 since; the text says which.
            Type::Int(bits) => {
                let aligned =
                    self.module().text.lines().take(8).any(|line| line.starts_with("target datalayout") && line.contains("i128:128"));
                (u64::from(bits.div_ceil(8)).next_multiple_of(16), if aligned { 16 } else { 8 })
            }
            Type::Float => (4, 4),
            Type::Double | Type::Pointer(_) => (8, 8),
            Type::TwoWords | Type::Other("x86_fp80" | "fp128") => (16, 16),
            Type::Array(length, element) => {
                let (size, alignment) = self.size_and_alignment(element, depth + 1)?;
                (size.saturating_mul(length).min(LARGEST), alignment)
            }
            Type::Struct { fields, packed } => {
                let (mut size, mut alignment) = (0u64, 1);
                for &field in &fields {
                    let (field_size, field_alignment) = self.size_and_alignment(field, depth + 1)?;
                    let field_alignment = if packed { 1 } else { field_alignment };
                    size = (size.next_multiple_of(field_alignment) + field_size).min(LARGEST);
                    alignment = alignment.max(field_alignment);
                }
                (size.next_multiple_of(alignment), alignment)
            }
            Type::Other(name) => return refuse(format!("values of type {} are not supported", in_c(name))),
            other => return refuse(format!("{} has no size", kind(&other))),
        })
    }

    /// The offset and type of a field or element.
    pub fn element(&mut self, of: TypeId, index: u64) -> Lower<(u64, TypeId)> {
        match self.resolved_type(of)? {
            Type::Array(_, element) => {
                let size = self.size(element)?;
                Ok((size.wrapping_mul(index), element))
            }
            Type::Struct { fields, packed } => {
                let mut offset = 0u64;
                for (number, &field) in fields.iter().enumerate() {
                    let (size, alignment) = self.size_and_alignment(field, 0)?;
                    offset = if packed { offset } else { offset.next_multiple_of(alignment) };
                    if number as u64 == index {
                        return Ok((offset, field));
                    }
                    offset = (offset + size).min(LARGEST);
                }
                refuse(format!("a structure has no field {index}"))
            }
            other => refuse(format!("{} has no elements", kind(&other))),
        }
    }

    /// The scalars of a type, in order.
    pub fn leaves(&mut self, of: TypeId) -> Lower<Vec<Leaf>> {
        let mut leaves = Vec::new();
        self.collect_leaves(of, 0, 0, &mut leaves)?;
        Ok(leaves)
    }

    fn collect_leaves(&mut self, of: TypeId, offset: u64, depth: u32, leaves: &mut Vec<Leaf>) -> Lower<()> {
        if depth > DEEPEST {
            return refuse("a type contains itself or nests too deeply");
        }
        if leaves.len() >= MOST_LEAVES {
            return refuse("a value of so many parts is not supported");
        }
        match self.resolved_type(of)? {
            Type::Array(length, element) => {
                let size = self.size(element)?;
                // Elements without a size have no leaves, however many they are.
                for index in 0..if size == 0 { 0 } else { length } {
                    self.collect_leaves(element, offset + index * size, depth + 1, leaves)?;
                }
            }
            Type::Struct { fields, .. } => {
                for index in 0..fields.len() {
                    let (at, field) = self.element(of, index as u64)?;
                    self.collect_leaves(field, offset + at, depth + 1, leaves)?;
                }
            }
            Type::Void => {}
            // Two halves, the lower one first.
            Type::TwoWords | Type::Int(65..=128) => {
                leaves.push(Leaf { offset, width: Width::I64 });
                leaves.push(Leaf { offset: offset + 8, width: Width::I64 });
            }
            _ => leaves.push(Leaf { offset, width: self.width(of)? }),
        }
        Ok(())
    }

    /// The part of a value that indices name: the number of its first leaf, and its type.
    pub fn part(&mut self, mut of: TypeId, indices: &[u64]) -> Lower<(usize, TypeId)> {
        let mut first = 0;
        for &index in indices {
            let inner = self.element(of, index)?.1;
            match self.resolved_type(of)? {
                Type::Array(length, _) if index < length => first += self.leaves(inner)?.len() * index as usize,
                Type::Struct { fields, .. } => {
                    for &before in fields.iter().take(index as usize) {
                        first += self.leaves(before)?.len();
                    }
                }
                _ => return refuse("an index is outside its array"),
            }
            of = inner;
        }
        Ok((first, of))
    }

    /// The width of the smallest scalar in a type: a global is shown as an array of these.
    pub fn finest_width(&mut self, of: TypeId, depth: u32) -> Lower<Width> {
        if depth > DEEPEST {
            return refuse("a type contains itself or nests too deeply");
        }
        match self.resolved_type(of)? {
            Type::Array(_, element) => self.finest_width(element, depth + 1),
            Type::Struct { packed: true, .. } => Ok(Width::I8),
            Type::Struct { fields, .. } => {
                let mut finest = Width::I64;
                for &field in &fields {
                    finest = finest.min(self.finest_width(field, depth + 1)?);
                }
                Ok(finest)
            }
            // What has no width of ours can still lie in memory that is never touched.
            _ => Ok(self.width(of).unwrap_or(Width::I8).max(Width::I8)),
        }
    }
}

/// How C calls a type that LLVM calls so.
fn in_c(name: &'static str) -> &'static str {
    match name {
        "x86_fp80" => "long double",
        "fp128" => "__float128",
        "half" => "_Float16",
        other => other,
    }
}

fn kind(of: &Type) -> &'static str {
    match of {
        Type::Void => "void",
        Type::Int(_) => "an integer",
        Type::Float | Type::Double => "a floating-point number",
        Type::Pointer(_) => "a pointer",
        Type::Array(..) => "an array",
        Type::Struct { .. } | Type::Named(_) => "a structure",
        Type::Function(..) => "a function",
        Type::Label => "a label",
        Type::Metadata => "metadata",
        Type::TwoWords => "a vector",
        Type::Other(name) => name,
    }
}
