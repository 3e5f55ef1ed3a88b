//! Names for places: addresses and values in the words of the program, positions as `file:line`.
//!
//! A global is called as in the source, with fields and elements where its type is known; an object that was allocated is called by the place of its
//! allocation (`node@queue.c:31`, and `#2` for the second one from there), with the field behind it.

use std::collections::BTreeMap;

use thinair_core::engine::{HeapObject, Violation};
use thinair_core::ir::names::{Shape, SourceNames};
use thinair_core::ir::{
    FUNCTION_OBJECTS, FileId, FunctionId, Global, GlobalId, Program, RegisterId, SourceLocation, Storage, Width, pointer,
};

/// What is needed to name places in one execution.
pub struct Places<'a> {
    pub program: &'a Program,
    names: &'a SourceNames,
    home: Option<FileId>,
    objects: BTreeMap<u32, Object>,
}

/// The file that a program is called by: that of `main`, or if that is a header, the first that is none.
fn home(program: &Program) -> Option<FileId> {
    let is_header = |file: &FileId| program.files.get(file.index()).is_some_and(|name| HEADERS.iter().any(|end| name.ends_with(end)));
    let main = program.threads.first().and_then(|thread| program.functions.get(thread.function.index()));
    let positions = main.into_iter().flat_map(|main| &main.blocks).flat_map(|block| &block.instructions).map(|instruction| instruction.at);
    let of_main = positions.into_iter().find(|at| at.line != 0).map(|at| at.file);
    let files = (0..program.files.len() as u32).map(FileId);
    of_main.into_iter().chain(files).find(|file| !is_header(file)).or(of_main)
}

const HEADERS: [&str; 4] = [".h", ".hh", ".hpp", ".hxx"];

struct Object {
    name: String,
    size: u32,
    /// `None`: nothing is known of its type.
    shape: Option<usize>,
}

impl<'a> Places<'a> {
    /// Without a violation there is nothing but globals.
    pub fn new(program: &'a Program, names: &'a SourceNames, violation: Option<&Violation>) -> Places<'a> {
        let home = home(program);
        let mut places = Places { program, names, home, objects: BTreeMap::new() };
        if let Some(violation) = violation {
            places.name_objects(violation);
        }
        places
    }

    /// `line 3` in the program's own file; elsewhere, the file comes with it.
    pub fn line(&self, at: SourceLocation) -> Option<String> {
        let position = self.position(at)?;
        Some(if self.is_home(at) { format!("line {}", at.line) } else { position })
    }

    /// Is this in the program's own file?
    pub fn is_home(&self, at: SourceLocation) -> bool {
        self.home == Some(at.file)
    }

    fn name_objects(&mut self, violation: &Violation) {
        let shapes = self.shapes_of_objects(violation);
        let mut counts = BTreeMap::<String, u32>::new();
        // Numbered as each thread allocates them, whatever order they were met in.
        let detail = &violation.detail;
        let place = |object: &HeapObject| {
            let own = detail.naming.objects.get(object.allocated_by as usize);
            (object.allocated_by, own.and_then(|own| own.iter().position(|&other| other == object.object)))
        };
        let mut objects: Vec<&HeapObject> = detail.objects.iter().collect();
        objects.sort_by_key(|object| place(object));
        for object in objects {
            let shape = shapes.get(&object.object).copied();
            let (what, site) = match self.position(object.allocated_at) {
                Some(position) => {
                    let what = shape.and_then(|shape| self.names.structure_name(shape)).unwrap_or("object");
                    (what, format!("@{}", position.rsplit('/').next().unwrap_or(&position)))
                }
                // Local variables whose address is taken have no place of allocation, but a name.
                None => self.variable(object.register, object.allocated_at).unwrap_or(("variable", String::new())),
            };
            let count = counts.entry(format!("{what}{site}")).or_default();
            *count += 1;
            let name = if *count == 1 { format!("{what}{site}") } else { format!("{what}#{count}{site}") };
            self.objects.insert(object.object, Object { name, size: object.size, shape });
        }
    }

    /// `total` and `@main`, for a variable of that function.
    fn variable(&self, register: Option<(FunctionId, RegisterId)>, at: SourceLocation) -> Option<(&'a str, String)> {
        let (function, register) = register?;
        let function = self.program.functions.get(function.index())?;
        let name = function.registers.get(register.index())?.name.as_str();
        let function = self.program.call_at(at).map_or(&function.name, |call| &call.function);
        Some((name, format!("@{function}")))
    }

    /// What is known of an object's type from the accesses to it.
    fn shapes_of_objects(&self, violation: &Violation) -> BTreeMap<u32, usize> {
        let mut shapes = BTreeMap::new();
        for (event, &at) in violation.witness.events.iter().zip(&violation.witness_at) {
            let Some(file) = self.file(at).filter(|_| event.is_read() || event.is_write()) else { continue };
            if let Some(&(shape, offset)) = self.names.accesses.get(&(file.to_owned(), at.line, at.column))
                && offset == pointer::offset(event.location)
            {
                shapes.entry(pointer::object(event.location)).or_insert(shape);
            }
        }
        shapes
    }

    fn global(&self, address: u64) -> Option<&'a Global> {
        let global = GlobalId(pointer::object(address).checked_sub(1)?);
        self.program.globals.get(global.index())
    }

    fn shape_at(&self, address: u64) -> Option<(String, usize)> {
        let shape = match self.global(address) {
            Some(global) => *self.names.globals.get(&global.name)?,
            None => self.objects.get(&pointer::object(address))?.shape?,
        };
        let (mut path, at) = self.names.path(shape, pointer::offset(address))?;
        // What a library has inside its types is its own affair: a mutex is called by its name.
        if let Some(inside) = path.find(".__") {
            path.truncate(inside);
        }
        Some((path, at))
    }

    /// `x` for a single variable, `a[3]` for an element, `queue.head` for a field, `a[3]+1` inside an element, `node@queue.c:31 .next` for what
    /// was allocated while running.
    pub fn location(&self, address: u64) -> String {
        let offset = pointer::offset(address);
        let path = self.shape_at(address).map(|(path, _)| path);
        if let Some(global) = self.global(address) {
            return match path {
                Some(path) => format!("{}{path}", global.name),
                None => element(global, offset),
            };
        }
        let name = self.object(address);
        match (path.as_deref(), offset) {
            (Some(""), _) | (None, 0) => name,
            (Some(path), _) => format!("{name} {path}"),
            (None, offset) => format!("{name}+{offset}"),
        }
    }

    /// The object that an address points into.
    pub fn object(&self, address: u64) -> String {
        let object = pointer::object(address);
        match (self.global(address), self.objects.get(&object)) {
            (Some(global), _) => global.name.clone(),
            (None, Some(known)) => known.name.clone(),
            (None, None) if object == 0 => "null".to_owned(),
            (None, None) => format!("object{object}"),
        }
    }

    /// Does the program call the access here volatile?
    pub fn is_volatile(&self, at: SourceLocation) -> bool {
        self.file(at).is_some_and(|file| self.names.volatile.contains(&(file.to_owned(), at.line, at.column)))
    }

    /// Does a thread have this variable for itself?
    pub fn is_of_thread(&self, address: u64) -> bool {
        self.global(address).is_some_and(|global| global.storage == Storage::OfThread)
    }

    /// Is this a variable of the user's, not one that a front end has added?
    pub fn is_known(&self, address: u64) -> bool {
        self.global(address).is_none_or(|global| global.at.line != 0 || self.names.globals.contains_key(&global.name))
    }

    /// The size of the object that an address points into, if there is one.
    pub fn size(&self, address: u64) -> Option<u32> {
        match self.global(address) {
            Some(global) => Some(global.size()),
            None => self.objects.get(&pointer::object(address)).map(|known| known.size),
        }
    }

    /// A value at a location; one that is the address of a variable, an object or a function is shown as such.
    pub fn value(&self, location: u64, value: u64) -> String {
        let shape = self.shape_at(location).map(|(_, shape)| &self.names.shapes[shape]);
        match shape {
            Some(Shape::Pointer) if value == 0 => return "null".to_owned(),
            Some(Shape::Signed { bytes }) => return signed(value, *bytes).to_string(),
            Some(Shape::Unsigned { bytes }) if *bytes <= 4 => return value.to_string(),
            _ => {}
        }
        let (object, offset) = (pointer::object(value), pointer::offset(value));
        match (self.global(value), self.objects.get(&object)) {
            (Some(global), _) if offset == 0 => return format!("&{}", global.name),
            (Some(global), _) if offset <= global.size() => return format!("&{}", self.location(value)),
            (None, Some(known)) if offset <= known.size => {
                return format!("&{}", if offset == 0 { known.name.clone() } else { self.location(value) });
            }
            _ => {}
        }
        let function = object.checked_sub(FUNCTION_OBJECTS).and_then(|index| self.program.functions.get(index as usize));
        match function {
            Some(function) if offset == 0 => format!("&{}", function.name),
            // Read as signed, a value with the top bit set is a small negative number far more often than a huge one.
            _ => match self.global(location).map(|global| global.element) {
                Some(width) if value > width.mask() >> 1 && value <= width.mask() && width > Width::I1 => {
                    width.sign_extend(value).to_string()
                }
                _ => (value as i64).to_string(),
            },
        }
    }

    /// The name of the file of a position; `None` if the position is unknown.
    pub fn file(&self, at: SourceLocation) -> Option<&'a str> {
        file(self.program, at)
    }

    /// `file:line`; `None` if the position is unknown.
    pub fn position(&self, at: SourceLocation) -> Option<String> {
        position(self.program, at)
    }
}

fn element(global: &Global, offset: u32) -> String {
    let (element, rest) = (offset / global.element.bytes(), offset % global.element.bytes());
    let mut name = global.name.clone();
    if global.length != 1 || element != 0 {
        name += &format!("[{element}]");
    }
    if rest != 0 {
        name += &format!("+{rest}");
    }
    name
}

fn signed(value: u64, bytes: u32) -> i64 {
    let unused = 64_u32.saturating_sub(bytes.saturating_mul(8)).min(56);
    ((value << unused) as i64) >> unused
}

/// The name of the file of a position; `None` if the position is unknown.
pub fn file(program: &Program, at: SourceLocation) -> Option<&str> {
    (at.line != 0).then(|| program.files.get(at.file.index()).map(String::as_str)).flatten()
}

/// `file:line`; `None` if the position is unknown.
pub fn position(program: &Program, at: SourceLocation) -> Option<String> {
    file(program, at).map(|file| format!("{file}:{}", at.line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use thinair_core::ir::{Function, names::Field};

    fn program() -> Program {
        let global = |name: &str, element, length| Global {
            name: name.to_owned(),
            storage: Default::default(),
            element,
            length,
            init: Vec::new(),
            at: SourceLocation::default(),
        };
        let function = Function {
            name: "work".to_owned(),
            parameters: Vec::new(),
            result: None,
            registers: Vec::new(),
            private: Vec::new(),
            blocks: Vec::new(),
        };
        Program {
            globals: vec![global("x", Width::I32, 1), global("table", Width::I64, 4), global("pair", Width::I32, 2)],
            functions: vec![function],
            ..Program::default()
        }
    }

    fn names() -> SourceNames {
        let field = |name: &str, offset| Field { name: name.to_owned(), offset, shape: 0 };
        let pair = Shape::Structure { name: "pair".to_owned(), fields: vec![field("left", 0), field("right", 4)] };
        SourceNames {
            shapes: vec![Shape::Signed { bytes: 4 }, pair],
            globals: BTreeMap::from([("pair".to_owned(), 1)]),
            ..SourceNames::default()
        }
    }

    #[track_caller]
    fn check(object: u32, offset: u32, as_location: &str, as_value: &str) {
        let address = pointer::make(object, offset);
        let (program, names) = (program(), names());
        let places = Places::new(&program, &names, None);
        assert_eq!(places.location(address), as_location);
        assert_eq!(places.value(pointer::make(2, 0), address), as_value);
    }

    #[test]
    fn addresses_have_the_names_of_the_program() {
        check(1, 0, "x", "&x");
        check(1, 2, "x+2", "&x+2");
        check(2, 0, "table[0]", "&table");
        check(2, 24, "table[3]", "&table[3]");
        check(2, 25, "table[3]+1", "&table[3]+1");
        check(3, 4, "pair.right", "&pair.right");
        check(7, 0, "object7", "30064771072");
        check(0, 5, "null+5", "5");
        check(FUNCTION_OBJECTS, 0, "object4026531840", "&work");
        check(u32::MAX, u32::MAX, "object4294967295+4294967295", "-1");
    }

    #[test]
    fn values_have_the_sign_of_their_type() {
        let (program, names) = (program(), names());
        let places = Places::new(&program, &names, None);
        assert_eq!(places.value(pointer::make(3, 4), 0xFFFF_FFFE), "-2");
        assert_eq!(places.value(pointer::make(1, 0), 0xFFFF_FFFF), "-1");
        assert_eq!(places.value(pointer::make(2, 0), u64::MAX), "-1");
    }
}
