//! Names as C++ and Rust programmers write them: without mangling, and without what templates of the standard library add to them.

use std::borrow::Cow;

use cpp_demangle::{DemangleOptions, Symbol};

/// What the standard library's own names are called in programs.
const SHORTER: [(&str, &str); 5] = [
    ("std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >", "std::string"),
    ("std::basic_string<char, std::char_traits<char>, std::allocator<char> >", "std::string"),
    ("std::__cxx11::", "std::"),
    ("std::__1::", "std::"),
    ("(anonymous namespace)::", ""),
];

/// Arguments of templates that programs leave to their defaults.
const DEFAULTS: [&str; 5] = ["std::allocator<", "std::default_delete<", "std::char_traits<", "std::less<", "std::hash<"];

/// Longer names are not shown in full.
const LONGEST: usize = 120;

/// The name of a function or variable, without parameters; as it is, if it is not mangled.
pub fn of_symbol(name: &str) -> Cow<'_, str> {
    if let Some(path) = crate::rust_names::of_symbol(name) {
        return Cow::Owned(path);
    }
    if !name.starts_with("_Z") {
        return Cow::Borrowed(name);
    }
    match demangled(name) {
        Some(text) => Cow::Owned(text),
        None => Cow::Borrowed(name),
    }
}

/// The name of a type, from the mangled name that follows `_ZTI`.
pub fn of_type(name: &str) -> String {
    let text = demangled(&format!("_ZTI{name}"));
    text.and_then(|text| text.strip_prefix("typeinfo for ").map(str::to_string)).unwrap_or_else(|| name.to_string())
}

fn demangled(name: &str) -> Option<String> {
    let symbol = Symbol::new(name).ok()?;
    let mut text = symbol.demangle_with_options(&DemangleOptions::new().no_params().no_return_type()).ok()?;
    for (long, short) in SHORTER {
        text = text.replace(long, short);
    }
    let mut text = without_defaults(&text);
    if text.len() > LONGEST {
        let end = (0..=LONGEST).rev().find(|&end| text.is_char_boundary(end))?;
        text.truncate(end);
        text.push('…');
    }
    Some(text)
}

/// Cuts the arguments of templates that are defaults.
fn without_defaults(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(", std::") {
        let (before, found) = rest.split_at(at);
        out.push_str(before);
        let argument = &found[2..];
        match DEFAULTS.iter().any(|start| argument.starts_with(start)).then(|| end_of_argument(argument)) {
            Some(end) => rest = &argument[end..],
            None => {
                out.push_str(", ");
                rest = argument;
            }
        }
    }
    out.push_str(rest);
    out.replace(" >", ">")
}

/// Where an argument of a template ends.
fn end_of_argument(text: &str) -> usize {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'<' | b'(' => depth += 1,
            b'>' | b')' if depth == 0 => return at,
            b'>' | b')' => depth -= 1,
            b',' if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_as_they_are_written() {
        assert_eq!(of_symbol("main"), "main");
        assert_eq!(of_symbol("_ZN5queue4pushEi"), "queue::push");
        assert_eq!(of_symbol("_ZL7counter"), "counter");
        assert_eq!(of_symbol("_Znot a name"), "_Znot a name");
        assert_eq!(of_type("St13runtime_error"), "std::runtime_error");
        assert_eq!(of_type("i"), "int");
        assert_eq!(of_type("St6vectorIiSaIiEE"), "std::vector<int>");
        assert_eq!(of_type("NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"), "std::string");
    }
}
