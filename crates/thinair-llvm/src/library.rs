//! What is written in C and C++ of the functions that programs call, compiled to LLVM IR. It is packed in the binary (`build.rs`), and unpacked when it is first asked for.

use std::sync::OnceLock;

/// `library/*.c`. A test tells if it is out of date.
pub fn of_c() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/library.lz4"))))
}

/// `library/cxx.cpp`. Only programs in C++ need it.
pub fn of_cxx() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/cxx.lz4"))))
}

/// `library/libcxx.cpp`. Only programs that were compiled with libc++ need it, beside [`of_cxx`].
pub fn of_libcxx() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/libcxx.lz4"))))
}

/// `library/rust.cpp`: what Rust's library calls. Only programs in Rust need it.
pub fn of_rust() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/rust.lz4"))))
}

/// The build script has packed text: nothing can go wrong but in tests of this very line.
fn unpack(packed: &[u8]) -> String {
    let bytes = lz4_flex::decompress_size_prepended(packed).unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_unpacked_is_what_was_packed() {
        assert!(super::of_c() == include_str!("../library/library.ll"));
        assert!(super::of_cxx() == include_str!("../library/cxx.ll"));
        assert!(super::of_libcxx() == include_str!("../library/libcxx.ll"));
        assert!(super::of_rust() == include_str!("../library/rust.ll"));
    }
}
