//! Names of the source for what a [`Program`](super::Program) only has as offsets: fields, elements, pointers.
//!
//! A front end that knows types gives these beside the program; nothing but reports looks at them, and everything works without.

use std::collections::{BTreeMap, BTreeSet};

/// How a type lies in memory. Indices are into [`SourceNames::shapes`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    Unsigned {
        bytes: u32,
    },
    Signed {
        bytes: u32,
    },
    Pointer,
    Structure {
        name: String,
        fields: Vec<Field>,
    },
    Array {
        element: usize,
        /// The size of an element in bytes.
        stride: u32,
    },
    /// Nothing is known.
    Opaque,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub name: String,
    pub offset: u32,
    pub shape: usize,
}

/// A position as text: file, line, column.
pub type Place = (String, u32, u32);

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SourceNames {
    pub shapes: Vec<Shape>,
    /// By the name of the global.
    pub globals: BTreeMap<String, usize>,
    /// Accesses that go through a pointer to a structure: which, and at what offset.
    pub accesses: BTreeMap<Place, (usize, u32)>,
    /// Accesses that the program calls volatile.
    pub volatile: BTreeSet<Place>,
}

/// More nesting than this is not followed: shapes may be recursive only through pointers, but they come from outside.
const DEEPEST: usize = 32;

impl SourceNames {
    /// The path to a byte of a shape (`.head`, `[3].next`, or nothing), and the shape there; `None` if no field begins there.
    pub fn path(&self, shape: usize, offset: u32) -> Option<(String, usize)> {
        let (mut path, mut at, mut rest) = (String::new(), shape, offset);
        for _ in 0..DEEPEST {
            match self.shapes.get(at)? {
                Shape::Structure { fields, .. } => {
                    // The last field that begins at or before the byte; of a union, the first.
                    let start = fields.iter().map(|field| field.offset).filter(|&start| start <= rest).max()?;
                    let field = fields.iter().find(|field| field.offset == start)?;
                    path += &format!(".{}", field.name);
                    rest -= start;
                    at = field.shape;
                }
                Shape::Array { element, stride } => {
                    path += &format!("[{}]", rest.checked_div(*stride)?);
                    rest %= stride;
                    at = *element;
                }
                _ => return (rest == 0).then_some((path, at)),
            }
        }
        None
    }

    /// The name of a structure, if it has one.
    pub fn structure_name(&self, shape: usize) -> Option<&str> {
        match self.shapes.get(shape)? {
            Shape::Structure { name, .. } if !name.is_empty() => Some(name),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_through_structures_and_arrays() {
        let field = |name: &str, offset, shape| Field { name: name.to_string(), offset, shape };
        let names = SourceNames {
            shapes: vec![
                Shape::Signed { bytes: 4 },
                Shape::Pointer,
                Shape::Structure { name: "node".to_string(), fields: vec![field("value", 0, 0), field("next", 8, 1)] },
                Shape::Array { element: 2, stride: 16 },
                Shape::Structure { name: String::new(), fields: vec![field("count", 0, 0), field("nodes", 8, 3)] },
                Shape::Array { element: 0, stride: 0 },
            ],
            ..SourceNames::default()
        };
        let path = |shape, offset| names.path(shape, offset).map(|(path, _)| path);
        assert_eq!(path(4, 0).as_deref(), Some(".count"));
        assert_eq!(path(4, 8 + 16 * 3 + 8).as_deref(), Some(".nodes[3].next"));
        assert_eq!(path(2, 2), None);
        assert_eq!(path(0, 0).as_deref(), Some(""));
        assert_eq!(path(5, 4), None);
        assert_eq!(path(9, 0), None);
    }
}
