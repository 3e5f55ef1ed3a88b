//! What is measured: programs with known counts in three sizes each, locks and data structures, litmus tests.

use std::path::{Path, PathBuf};

/// Where a program comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// `tests/corpus/c/benchmarks`, compiled with `-DN=SIZE`.
    C,
    /// `tests/corpus/c/structures`, compiled with `-DTHREADS=SIZE`.
    Lock,
    /// The textual form: where there is nothing that C adds.
    Text,
    /// All tests of one family of the litmus corpus that lies beside the repository.
    Litmus,
}

pub struct Program {
    pub name: &'static str,
    pub origin: Origin,
    pub sizes: &'static [u32],
    pub models: &'static [&'static str],
}

pub const ALL: &[&str] = &["rc11", "sc", "tso", "imm", "armv8", "power", "xmm"];
const LANGUAGE: &[&str] = &["rc11", "xmm", "imm"];

const fn c(name: &'static str, sizes: &'static [u32]) -> Program {
    Program { name, origin: Origin::C, sizes, models: ALL }
}
const fn lock(name: &'static str, sizes: &'static [u32]) -> Program {
    Program { name, origin: Origin::Lock, sizes, models: &["rc11", "sc", "tso", "armv8", "power"] }
}
const fn litmus(name: &'static str, models: &'static [&'static str]) -> Program {
    Program { name, origin: Origin::Litmus, sizes: &[0], models }
}

pub const PROGRAMS: &[Program] = &[
    c("readers", &[10, 13, 15]),
    c("nwrites", &[5, 10, 15]),
    c("nwrites-loc", &[7, 8, 9]),
    c("n-writers", &[5, 6, 7]),
    c("ainc", &[6, 7, 8]),
    c("binc", &[3, 4, 5]),
    c("inc", &[4, 5, 6]),
    c("casrot", &[9, 10, 11]),
    c("casw", &[4, 5, 6]),
    c("lastzero", &[8, 10, 12]),
    c("coa", &[3, 4, 5]),
    c("lbn", &[10, 12, 14]),
    Program { name: "lbn-pairs", origin: Origin::C, sizes: &[10, 12, 14], models: ALL },
    Program { name: "lbn+data", origin: Origin::Text, sizes: &[10, 12, 14], models: LANGUAGE },
    Program { name: "lbn+ctrl", origin: Origin::Text, sizes: &[10, 12, 14], models: LANGUAGE },
    c("sbn", &[10, 12, 14]),
    c("sb-writes", &[6, 8, 10]),
    c("fib", &[3, 4, 5]),
    c("fib-join", &[3, 4, 5]),
    c("indexer", &[13, 14, 15]),
    c("mp", &[10, 50, 100]),
    c("treiber", &[1, 2, 3]),
    c("chase-lev", &[1, 2, 3]),
    lock("spin", &[3]),
    lock("ttas", &[3]),
    lock("ticket", &[3]),
    lock("mcs", &[2, 3, 4]),
    lock("clh", &[3]),
    litmus("X86", &["tso", "sc"]),
    litmus("PPC", &["power"]),
    litmus("AArch64", &["armv8"]),
];

impl Program {
    pub fn find(name: &str) -> Option<&'static Program> {
        PROGRAMS.iter().find(|program| program.name == name)
    }

    /// The file or folder, from the root of the repository.
    pub fn path(&self, root: &Path) -> Option<PathBuf> {
        let corpus = root.join("tests/corpus/c");
        match self.origin {
            Origin::C => Some(corpus.join("benchmarks").join(self.name).with_extension("c")),
            Origin::Lock => Some(corpus.join("structures").join(self.name).with_extension("c")),
            Origin::Text => None,
            Origin::Litmus => Some(root.join("../shared/corpus").join(self.name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_is_there() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for program in PROGRAMS.iter().filter(|program| program.origin != Origin::Litmus) {
            match program.path(&root) {
                Some(path) => assert!(path.is_file(), "{}", path.display()),
                None => assert!(thinair_oracle::benchmarks::program(program.name, program.sizes[0]).is_some(), "{}", program.name),
            }
        }
    }
}
