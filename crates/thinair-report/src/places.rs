//! Names for places: addresses and values in the words of the program, positions as `file:line`.

use thinair_core::ir::{FUNCTION_OBJECTS, GlobalId, Program, SourceLocation, pointer};

/// The global of an address, if it points into one.
fn global_of(program: &Program, address: u64) -> Option<GlobalId> {
    let global = GlobalId(pointer::object(address).checked_sub(1)?);
    program.globals.get(global.index()).map(|_| global)
}

/// `x` for a single variable, `a[3]` for an element, `a[3]+1` inside an element, `object7+8` for what was allocated while running.
pub fn location(program: &Program, address: u64) -> String {
    let offset = pointer::offset(address);
    let Some(id) = global_of(program, address) else {
        return match (pointer::object(address), offset) {
            (0, offset) => format!("null+{offset}"),
            (object, 0) => format!("object{object}"),
            (object, offset) => format!("object{object}+{offset}"),
        };
    };
    let global = &program.globals[id.index()];
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

/// A value; one that is the address of a global or of a function is shown as such.
pub fn value(program: &Program, value: u64) -> String {
    let global = global_of(program, value).map(|id| &program.globals[id.index()]);
    match (global, pointer::offset(value)) {
        (Some(global), 0) => return format!("&{}", global.name),
        (Some(global), offset) if offset <= global.size() => return format!("&{}", location(program, value)),
        _ => {}
    }
    let function = pointer::object(value).checked_sub(FUNCTION_OBJECTS).and_then(|index| program.functions.get(index as usize));
    match function {
        Some(function) if pointer::offset(value) == 0 => format!("&{}", function.name),
        // Read as signed, a value with the top bit set is a small negative number far more often than a huge one.
        _ if value as i64 >= 0 => value.to_string(),
        _ => (value as i64).to_string(),
    }
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
    use thinair_core::ir::{Function, Global, Width};

    fn program() -> Program {
        let global = |name: &str, element, length| Global {
            name: name.to_owned(),
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
            globals: vec![global("x", Width::I32, 1), global("table", Width::I64, 4)],
            functions: vec![function],
            ..Program::default()
        }
    }

    #[track_caller]
    fn check(object: u32, offset: u32, as_location: &str, as_value: &str) {
        let address = pointer::make(object, offset);
        assert_eq!(location(&program(), address), as_location);
        assert_eq!(value(&program(), address), as_value);
    }

    #[test]
    fn addresses_have_the_names_of_the_program() {
        check(1, 0, "x", "&x");
        check(1, 2, "x+2", "&x+2");
        check(2, 0, "table[0]", "&table");
        check(2, 24, "table[3]", "&table[3]");
        check(2, 25, "table[3]+1", "&table[3]+1");
        check(7, 0, "object7", "30064771072");
        check(0, 5, "null+5", "5");
        check(FUNCTION_OBJECTS, 0, "object4026531840", "&work");
        check(u32::MAX, u32::MAX, "object4294967295+4294967295", "-1");
    }
}
