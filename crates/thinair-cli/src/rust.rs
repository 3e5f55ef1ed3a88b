//! Rust files, compiled in a directory of their own that is gone afterwards.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use thinair_llvm::clang::Compiled;
use thinair_llvm::rustc;

/// A directory for what a compiler makes.
pub struct Workplace(pub PathBuf);

impl Workplace {
    pub fn new() -> std::io::Result<Workplace> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("thinair-rust-{}-{number}", std::process::id()));
        fs::create_dir(&path)?;
        Ok(Workplace(path))
    }
}

impl Drop for Workplace {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Compiles a file with a `main`.
pub fn compile(source: &Path, flags: &[String]) -> Result<Compiled, String> {
    let place = Workplace::new().map_err(|error| format!("cannot make a directory to compile in: {error}"))?;
    rustc::compile(source, flags, &place.0).map_err(|failure| failure.to_string())
}
