//! Packs the library's LLVM IR, which the binary would otherwise hold as text.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let to = std::env::var_os("OUT_DIR").expect("cargo says where to");
    for name in ["library.ll", "cxx.ll", "libcxx.ll", "rust.ll"] {
        let from = Path::new("library").join(name);
        println!("cargo::rerun-if-changed={}", from.display());
        let packed = lz4_flex::compress_prepend_size(&std::fs::read(from)?);
        std::fs::write(Path::new(&to).join(name).with_extension("lz4"), packed)?;
    }
    Ok(())
}
