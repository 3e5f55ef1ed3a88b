//! What is measured: programs with known counts in three sizes each, locks and data structures, litmus tests.

use std::path::{Path, PathBuf};

/// Where a program comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// `tests/corpus/c/benchmarks`, compiled with `-DN=SIZE`.
    C,
    /// `tests/corpus/c/structures`, compiled with `-DTHREADS=SIZE`.
    Lock,
    /// `tests/corpus/c/programs`, of one size.
    Program,
    /// The textual form: where there is nothing that C adds.
    Text,
    /// All tests of one family of the litmus corpus that lies beside the repository.
    Litmus,
}

pub struct Program {
    pub name: &'static str,
    pub origin: Origin,
    /// The name of the file, if it is another one, and what it is compiled with besides its size.
    pub file: &'static str,
    pub flag: &'static str,
    pub sizes: &'static [u32],
    pub models: &'static [&'static str],
}

pub const ALL: &[&str] = &["rc11", "sc", "tso", "imm", "armv8", "power", "xmm"];
const LANGUAGE: &[&str] = &["rc11", "xmm", "imm"];
const COMPILED: &[&str] = &["rc11", "sc", "tso", "armv8", "power"];
const POWER: &[&str] = &["power"];

const fn of(origin: Origin, name: &'static str, sizes: &'static [u32], models: &'static [&'static str]) -> Program {
    Program { name, origin, file: name, flag: "", sizes, models }
}
const fn c(name: &'static str, sizes: &'static [u32]) -> Program {
    of(Origin::C, name, sizes, ALL)
}
const fn lock(name: &'static str, sizes: &'static [u32]) -> Program {
    of(Origin::Lock, name, sizes, COMPILED)
}
const fn litmus(name: &'static str, models: &'static [&'static str]) -> Program {
    of(Origin::Litmus, name, &[0], models)
}

impl Program {
    /// The same under the name of the file, or with a flag.
    const fn from(mut self, file: &'static str, flag: &'static str) -> Program {
        (self.file, self.flag) = (file, flag);
        self
    }
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
    c("lbn-pairs", &[10, 12, 14]),
    of(Origin::Text, "lbn+data", &[10, 12, 14], LANGUAGE),
    of(Origin::Text, "lbn+ctrl", &[10, 12, 14], LANGUAGE),
    c("sbn", &[10, 12, 14]),
    c("sb-writes", &[6, 8, 10]),
    c("sb-writes-fenced", &[10]).from("sb-writes", "FENCED"),
    c("fib", &[3, 4, 5]),
    c("fib-join", &[3, 4, 5]),
    c("indexer", &[13, 14, 15]),
    c("mp", &[10, 50, 100]),
    c("treiber", &[1, 2, 3]),
    c("chase-lev", &[1, 2, 3]),
    c("chase-lev-turns", &[1, 2, 3]).from("chase-lev", "TURNS"),
    c("dq", &[1, 2]),
    c("peterson", &[10, 20, 30]),
    c("szymanski", &[1, 2]),
    lock("spin", &[3]),
    lock("ttas", &[3]),
    c("ticket", &[3, 4, 6]),
    lock("mcs", &[2, 3, 4]),
    lock("clh", &[3]),
    lock("twa", &[3]),
    lock("dekker", &[2]),
    lock("lamport", &[2, 3]),
    lock("linux-rwlock", &[3]),
    lock("futex-mutex", &[3]),
    lock("peterson-lock", &[2]).from("peterson", ""),
    lock("stc", &[2]).from("treiber", ""),
    lock("qu", &[2]).from("michael-scott", ""),
    lock("mpmc", &[3]),
    lock("ring", &[2]),
    of(Origin::Program, "singleton", &[2], COMPILED),
    // What is wrong with these is found.
    of(Origin::C, "fib-false", &[5], POWER).from("fib", "LIMIT=143"),
    of(Origin::C, "fib-join-false", &[5], POWER).from("fib-join", "LIMIT=143"),
    of(Origin::Lock, "dekker-unfenced", &[2], POWER).from("dekker", "WITHOUT_FENCE"),
    of(Origin::Lock, "lamport-unfenced", &[2], POWER).from("lamport", "WITHOUT_SC"),
    of(Origin::Lock, "peterson-unfenced", &[2], POWER).from("peterson", "WITHOUT_SC"),
    of(Origin::Lock, "szymanski-unfenced", &[2], POWER).from("szymanski", "WITHOUT_SC"),
    of(Origin::Program, "singleton-relaxed", &[2], POWER).from("singleton", "RELAXED"),
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
            Origin::C => Some(corpus.join("benchmarks").join(self.file).with_extension("c")),
            Origin::Lock => Some(corpus.join("structures").join(self.file).with_extension("c")),
            Origin::Program => Some(corpus.join("programs").join(self.file).with_extension("c")),
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
