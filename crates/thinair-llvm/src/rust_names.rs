//! Names of Rust: paths without hashes, as programmers write them, and in the one form by which functions of its library are known here.
//!
//! Compilers mangle in two ways: the older one (`_ZN…17h…E`) has a hash in place of the arguments, the newer one (`_R…`) has everything.

use std::borrow::Cow;

/// How long the hash is that ends a name of the older kind, with its `17h` before and `E` after it.
const HASH: usize = "17h0123456789abcdefE".len();

/// Longer names are not shown in full.
const LONGEST: usize = 120;

/// Is this the name of something of Rust?
pub fn is_mangled(symbol: &str) -> bool {
    if let Some(rest) = symbol.strip_prefix("_R") {
        return rest.starts_with(|first: char| first.is_ascii_uppercase());
    }
    let hash = symbol.len().checked_sub(HASH).and_then(|at| symbol.get(at..));
    symbol.starts_with("_ZN")
        && hash.is_some_and(|hash| {
            hash.starts_with("17h") && hash.ends_with('E') && hash[3..HASH - 1].bytes().all(|byte| byte.is_ascii_hexdigit())
        })
}

/// The path of a mangled name, as it is shown.
pub fn of_symbol(symbol: &str) -> Option<String> {
    if !is_mangled(symbol) {
        return None;
    }
    let mut text = format!("{:#}", rustc_demangle::try_demangle(symbol).ok()?);
    text = shorter(&text).into_owned();
    if text.len() > LONGEST {
        let end = (0..=LONGEST).rev().find(|&end| text.is_char_boundary(end))?;
        text.truncate(end);
        text.push('…');
    }
    Some(text)
}

/// What is known without where it stands in std.
fn shorter(text: &str) -> Cow<'_, str> {
    const MODULES: [(&str, &str); 6] = [
        ("std::sync::poison::mutex::", "std::sync::"),
        ("std::sync::poison::rwlock::", "std::sync::"),
        ("std::sync::poison::condvar::", "std::sync::"),
        ("std::thread::functions::", "std::thread::"),
        ("core::sync::atomic::", "std::sync::atomic::"),
        ("alloc::sync::", "std::sync::"),
    ];
    let mut text = Cow::Borrowed(text);
    for (long, short) in MODULES {
        if text.contains(long) {
            text = Cow::Owned(text.replace(long, short));
        }
    }
    text
}

/// The path of a mangled name without any generic arguments and brackets: `std::sync::mutex::Mutex::lock` for `<std::sync::mutex::Mutex<u64>>::lock`. What a trait
/// is implemented for stands before `as`.
pub fn path(symbol: &str) -> Option<String> {
    if !is_mangled(symbol) {
        return None;
    }
    let text = format!("{:#}", rustc_demangle::try_demangle(symbol).ok()?);
    let mut out = String::with_capacity(text.len());
    plain(&text, &mut out);
    Some(out)
}

/// Copies a path without its arguments; those of a type that stands first are kept without brackets.
fn plain(text: &str, out: &mut String) {
    let mut rest = text;
    if rest.starts_with('<') {
        let Some(end) = closing(rest) else { return out.push_str(rest) };
        plain(&rest[1..end], out);
        rest = &rest[end + 1..];
    }
    while let Some(at) = rest.find('<') {
        let before = &rest[..at];
        out.push_str(before.strip_suffix("::").unwrap_or(before));
        let Some(end) = closing(&rest[at..]) else { return };
        rest = &rest[at + end + 1..];
    }
    out.push_str(rest);
}

/// Where the bracket ends with which a text begins. An arrow is none.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    let mut before = b' ';
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' if before != b'-' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
        before = byte;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain_of(text: &str) -> String {
        let mut out = String::new();
        plain(text, &mut out);
        out
    }

    #[test]
    fn paths_have_no_arguments() {
        assert_eq!(plain_of("<std::sync::poison::mutex::Mutex<alloc::vec::Vec<u8>>>::lock"), "std::sync::poison::mutex::Mutex::lock");
        assert_eq!(plain_of("std::sync::poison::mutex::Mutex<T>::lock"), "std::sync::poison::mutex::Mutex::lock");
        assert_eq!(plain_of("a::b::<fn(u8) -> c<d>>::e::{closure#0}"), "a::b::e::{closure#0}");
        assert_eq!(plain_of("<a::B<c> as d::E<f>>::g"), "a::B as d::E::g");
        assert_eq!(plain_of("<<a::B<c>>::d::{closure#0} as e::F<()>>::g"), "a::B::d::{closure#0} as e::F::g");
    }

    #[test]
    fn both_kinds_of_mangling_are_known() {
        assert_eq!(
            path("_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync6rwlock5futexNtB2_6RwLock14read_contended").unwrap(),
            "std::sys::sync::rwlock::futex::RwLock::read_contended"
        );
        assert_eq!(
            path("_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h09525d023d8a39f3E").unwrap(),
            "std::sync::poison::mutex::Mutex::lock"
        );
        assert_eq!(of_symbol("_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h09525d023d8a39f3E").unwrap(), "std::sync::Mutex<T>::lock");
        assert_eq!(path("_ZNSt6thread4joinEv"), None);
        assert_eq!(path("_ZN3foo3barE"), None);
        assert_eq!(path("main"), None);
    }
}
