//! Sources for 32-bit machines. Pointers have 64 bits here: what stands for ILP32 is a machine whose `long` has
//! 32 bits and whose pointers have 64, with the headers of this system.
//!
//! Different from a real 32-bit machine: the sizes of pointers (and of `size_t`, where the source is not
//! preprocessed), and so of structures with pointers in them; docs/svcomp.md says so.

/// What makes clang compile for such a machine.
pub const ILP32: [&str; 14] = [
    "-target",
    "x86_64-w64-windows-gnu",
    "-mno-ms-bitfields",
    "-fno-short-wchar",
    "-U_WIN32",
    "-U_WIN64",
    "-UWIN32",
    "-U__MINGW32__",
    "-D__linux__",
    "-D__unix__",
    "-isystem",
    "/usr/include/x86_64-linux-gnu",
    "-isystem",
    "/usr/include",
];

/// What is said to users whose sources are compiled so.
pub const NOTE: &str = "note: `-m32` gives `int` and `long` 32 bits; pointers have 64 bits all the same, and so have structures with \
                        pointers in them another layout than on a 32-bit machine";

/// The user's flags for clang, with `-m32` taken for what it means here. The second is true if it was there.
pub fn flags(given: &[String]) -> (Vec<String>, bool) {
    let (short, rest): (Vec<&String>, Vec<&String>) = given.iter().partition(|flag| *flag == "-m32");
    let asked = !short.is_empty();
    let model = ILP32.iter().filter(|_| asked).map(|flag| flag.to_string());
    (model.chain(rest.into_iter().cloned()).collect(), asked)
}
