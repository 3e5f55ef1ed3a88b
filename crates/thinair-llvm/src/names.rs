//! The names of fields, from clang's debug information (`-g`), for reports.
//!
//! Only asked for when there is something to report, so this reads the text a second time and keeps it simple: it looks at one line at a time.
//! What is missing, or not as expected, has no name.

use std::collections::BTreeMap;

use thinair_core::ir::names::{Field, Shape, SourceNames};

use crate::reader::{Module, debug_number};

/// The names that a module's debug information has.
pub fn names(text: &str) -> SourceNames {
    // Of Rust there are only lines, and much of them.
    if text.contains("@rust_eh_personality") {
        return SourceNames::default();
    }
    let mut reader = Names { nodes: nodes(text), known: BTreeMap::new(), out: SourceNames::default() };
    reader.globals();
    if let Ok(mut module) = Module::read("", text) {
        reader.accesses(&mut module, text);
        reader.volatile(&mut module, text);
    }
    reader.out
}

/// Types nested deeper than this are not followed.
const DEEPEST: u32 = 32;

struct Names<'a> {
    /// The text of each numbered node of metadata.
    nodes: BTreeMap<u32, &'a str>,
    /// The shapes of the types that were asked for.
    known: BTreeMap<u32, usize>,
    out: SourceNames,
}

fn nodes(text: &str) -> BTreeMap<u32, &str> {
    let node = |line: &'_ str| -> Option<(u32, usize)> {
        let (number, _) = line.strip_prefix('!')?.split_once(" = ")?;
        Some((number.parse().ok()?, number.len() + 4))
    };
    text.lines().filter_map(|line| node(line).map(|(number, skipped)| (number, &line[skipped..]))).collect()
}

/// The value of a field of a node, up to the comma or parenthesis that ends it.
fn field<'a>(node: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = node.split_once('(')?.1;
    loop {
        let (key, value) = rest.split_once(": ")?;
        let end = match value.strip_prefix('"') {
            Some(quoted) => quoted.find('"')? + 2,
            None => value.find([',', ')']).unwrap_or(value.len()),
        };
        if key == name {
            return Some(value[..end].trim_matches('"'));
        }
        rest = value[end..].strip_prefix(", ")?;
    }
}

fn number(text: &str) -> Option<u32> {
    text.strip_prefix('!')?.parse().ok()
}

fn bytes(node: &str, name: &str) -> u32 {
    field(node, name).and_then(|bits| bits.parse::<u64>().ok()).map_or(0, |bits| (bits / 8).min(u64::from(u32::MAX)) as u32)
}

impl<'a> Names<'a> {
    fn reference(&self, node: &str, name: &str) -> Option<u32> {
        field(node, name).and_then(number)
    }

    fn globals(&mut self) {
        let variables: Vec<&str> = self.nodes.values().copied().filter(|node| node.contains("!DIGlobalVariable(")).collect();
        for variable in variables {
            let Some(of) = self.reference(variable, "type") else { continue };
            // A static variable of a function is called `function.name` in the module.
            let name = field(variable, "linkageName").or_else(|| field(variable, "name"));
            let scope = self.reference(variable, "scope").and_then(|scope| self.nodes.get(&scope)).copied().unwrap_or_default();
            let Some(name) = name else { continue };
            let name = match field(scope, "name").filter(|_| scope.contains("DISubprogram(")) {
                Some(function) => format!("{function}.{name}"),
                None => name.to_string(),
            };
            let shape = self.shape(of, 0);
            self.out.globals.insert(name, shape);
        }
    }

    fn push(&mut self, shape: Shape) -> usize {
        self.out.shapes.push(shape);
        self.out.shapes.len() - 1
    }

    fn shape(&mut self, of: u32, depth: u32) -> usize {
        if let Some(&known) = self.known.get(&of) {
            return known;
        }
        // A type that contains itself is malformed; it finds this.
        let placeholder = self.push(Shape::Opaque);
        self.known.insert(of, placeholder);
        if depth > DEEPEST {
            return placeholder;
        }
        let Some(&node) = self.nodes.get(&of) else { return placeholder };
        let tag = field(node, "tag").unwrap_or_default();
        let shape = match tag {
            "DW_TAG_pointer_type" => Shape::Pointer,
            "DW_TAG_enumeration_type" => Shape::Unsigned { bytes: bytes(node, "size") },
            "DW_TAG_structure_type" | "DW_TAG_union_type" => self.structure(node, depth),
            "DW_TAG_array_type" => self.array(node, depth),
            "" if node.contains("!DIBasicType(") => {
                let bytes = bytes(node, "size");
                if field(node, "encoding").is_some_and(|encoding| encoding.starts_with("DW_ATE_signed")) {
                    Shape::Signed { bytes }
                } else {
                    Shape::Unsigned { bytes }
                }
            }
            _ => match self.reference(node, "baseType") {
                // Typedefs and qualifiers; an anonymous structure has the name of its typedef.
                Some(base) => {
                    let base = self.shape(base, depth + 1);
                    let mut shape = self.out.shapes[base].clone();
                    if let (Shape::Structure { name, .. }, "DW_TAG_typedef") = (&mut shape, tag)
                        && name.is_empty()
                    {
                        *name = field(node, "name").unwrap_or_default().to_string();
                    }
                    shape
                }
                None => Shape::Opaque,
            },
        };
        self.out.shapes[placeholder] = shape;
        placeholder
    }

    fn elements(&self, node: &str) -> Vec<&'a str> {
        let list = self.reference(node, "elements").and_then(|list| self.nodes.get(&list)).copied().unwrap_or_default();
        let members = list.trim_start_matches("!{").trim_end_matches('}').split(", ");
        members.filter_map(number).filter_map(|member| self.nodes.get(&member)).copied().collect()
    }

    fn structure(&mut self, node: &'a str, depth: u32) -> Shape {
        let name = field(node, "name").unwrap_or_default().to_string();
        let mut fields = Vec::new();
        for member in self.elements(node) {
            let Some(of) = self.reference(member, "baseType") else { continue };
            let shape = self.shape(of, depth + 1);
            fields.push(Field { name: field(member, "name").unwrap_or("(unnamed)").to_string(), offset: bytes(member, "offset"), shape });
        }
        Shape::Structure { name, fields }
    }

    fn array(&mut self, node: &'a str, depth: u32) -> Shape {
        let counts: Vec<u32> =
            self.elements(node).iter().map(|range| field(range, "count").and_then(|count| count.parse().ok()).unwrap_or(0)).collect();
        let Some(base) = self.reference(node, "baseType") else { return Shape::Opaque };
        let mut element = self.shape(base, depth + 1);
        let all: u32 = counts.iter().fold(1, |all, &count| all.saturating_mul(count));
        let Some(mut stride) = bytes(node, "size").checked_div(all) else { return Shape::Opaque };
        // The last dimension is the innermost.
        for &count in counts.iter().skip(1).rev() {
            element = self.push(Shape::Array { element, stride });
            stride = stride.saturating_mul(count);
        }
        Shape::Array { element, stride }
    }

    /// For each access whose pointer is to a field: which structure, and where in it.
    fn accesses(&mut self, module: &mut Module<'a>, text: &'a str) {
        let structures = self.structures();
        let mut fields: BTreeMap<&str, (usize, u32)> = BTreeMap::new();
        for line in text.lines() {
            if line.starts_with("define ") {
                fields.clear();
            }
            let line = line.trim_start();
            if let Some((result, found)) = self.field_pointer(line, &structures, &fields) {
                fields.insert(result, found);
            } else if !fields.is_empty()
                && ["load ", "store ", "cmpxchg ", "atomicrmw "].iter().any(|word| line.contains(word))
                && let Some(&found) = accessed(line).and_then(|pointer| fields.get(pointer))
                && let Some(at) = module.position(debug_number(line))
            {
                self.out.accesses.entry((at.file.to_string(), at.line, at.column)).or_insert(found);
            } else if let Some((result, from)) = bitcast(line)
                && let Some(&found) = fields.get(from)
            {
                fields.insert(result, found);
            }
        }
    }

    /// The places of accesses that are volatile and not atomic.
    fn volatile(&mut self, module: &mut Module<'a>, text: &'a str) {
        for line in text.lines().filter(|line| line.contains("load volatile ") || line.contains("store volatile ")) {
            if let Some(at) = module.position(debug_number(line)) {
                self.out.volatile.insert((at.file.to_string(), at.line, at.column));
            }
        }
    }

    /// Structures by the name that LLVM gives them, without the number that tells two of one name apart.
    fn structures(&mut self) -> BTreeMap<String, usize> {
        let numbers: Vec<(u32, &str)> = self.nodes.iter().map(|(&number, &node)| (number, node)).collect();
        let mut found = BTreeMap::new();
        for (number, node) in numbers {
            let kind = match field(node, "tag") {
                Some("DW_TAG_structure_type") => "struct",
                Some("DW_TAG_union_type") => "union",
                Some("DW_TAG_typedef") => "struct",
                _ => continue,
            };
            let Some(name) = field(node, "name") else { continue };
            let shape = self.shape(number, 0);
            if matches!(self.out.shapes[shape], Shape::Structure { .. }) {
                found.entry(format!("{kind}.{name}")).or_insert(shape);
            }
        }
        found
    }

    /// `%8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !9`: the result, the outermost structure and the offset in it.
    fn field_pointer(
        &self,
        line: &'a str,
        structures: &BTreeMap<String, usize>,
        known: &BTreeMap<&str, (usize, u32)>,
    ) -> Option<(&'a str, (usize, u32))> {
        let (result, rest) = line.split_once(" = getelementptr ")?;
        let (_, rest) = rest.split_once('%')?;
        let mut parts = rest.split(", ");
        let of = parts.next()?;
        let base = parts.next()?.rsplit(' ').next()?;
        if parts.next()? != "i32 0" {
            return None;
        }
        let index: usize = parts.next()?.strip_prefix("i32 ")?.trim().parse().ok()?;
        let &shape = structures.get(of)?;
        let Shape::Structure { fields, .. } = &self.out.shapes[shape] else { return None };
        let offset = fields.get(index)?.offset;
        Some(match known.get(base) {
            Some(&(outer, before)) => (result, (outer, before.saturating_add(offset))),
            None => (result, (shape, offset)),
        })
    }
}

/// The pointer that an access goes through: the last operand with a pointer's type, up to what follows it.
fn accessed(line: &str) -> Option<&str> {
    let at = ["ptr %", "* %"].iter().filter_map(|word| line.rfind(word).map(|at| at + word.len() - 1)).max()?;
    // The pointer of an exchange is its first.
    let at = if line.contains("cmpxchg ") || line.contains("atomicrmw ") {
        ["ptr %", "* %"].iter().filter_map(|word| line.find(word).map(|at| at + word.len() - 1)).min()?
    } else {
        at
    };
    let rest = &line[at..];
    Some(&rest[..rest.find([',', ' ']).unwrap_or(rest.len())])
}

/// Typed pointers are cast: `%9 = bitcast i64* %8 to …`.
fn bitcast(line: &str) -> Option<(&str, &str)> {
    let (result, rest) = line.split_once(" = bitcast ")?;
    Some((result, rest.split_once(" to ")?.0.rsplit(' ').next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
define void @f() !dbg !20 {
  %2 = getelementptr inbounds %struct.queue, ptr %1, i32 0, i32 1, !dbg !30
  %3 = load atomic i64, ptr %2 acquire, align 8, !dbg !31
  store i32 %0, ptr %2, align 4, !dbg !32
}
!1 = distinct !DIGlobalVariable(name: "queue", scope: !9, file: !9, line: 16, type: !2)
!2 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !9, line: 12, size: 192, elements: !3)
!3 = !{!4, !5}
!4 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !2, baseType: !6, size: 32)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !2, baseType: !7, size: 128, offset: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64)
!9 = !DIFile(filename: "a.c", directory: "/d")
!10 = !{!11}
!11 = !DISubrange(count: 2)
!20 = distinct !DISubprogram(name: "f", scope: !9, file: !9, line: 3)
!31 = !DILocation(line: 5, column: 7, scope: !20)
!32 = !DILocation(line: 6, column: 8, scope: !20)
"#;

    #[test]
    fn fields_of_globals_and_accesses() {
        let names = names(TEXT);
        let queue = names.globals["queue"];
        assert_eq!(names.path(queue, 0).unwrap().0, ".count");
        let (path, at) = names.path(queue, 16).unwrap();
        assert_eq!((path.as_str(), &names.shapes[at]), (".slots[1]", &Shape::Pointer));
        for (line, column) in [(5, 7), (6, 8)] {
            let (shape, offset) = names.accesses[&("a.c".to_string(), line, column)];
            assert_eq!((names.structure_name(shape), offset), (Some("queue"), 8));
        }
    }

    #[test]
    fn nonsense_has_no_names() {
        for text in ["", "!1 = !DIGlobalVariable(", "!1 = !DIGlobalVariable(name: \"x\", type: !1)", "!x = !{"] {
            assert!(names(text).accesses.is_empty(), "{text}");
        }
    }
}
