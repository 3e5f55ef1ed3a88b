//! What rustc takes for a linker. Programs that are checked are never run, so nothing is linked: the file that should come out says where it is.
//!
//! cargo wants that file to exist. It copies programs and examples to where users look for them; what the file says leads back to the place where rustc has put the rest.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// With this in the environment, the program is a linker.
pub const VARIABLE: &str = "CARGO_THINAIR_LINKS";

/// What a file begins with that was not linked.
const MARK: &str = "not linked by cargo thinair: ";

pub fn is_asked_for() -> bool {
    std::env::var_os(VARIABLE).is_some()
}

pub fn run() -> ExitCode {
    let given: Vec<String> = std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    let Some(output) = output(&given) else {
        eprintln!("cargo-thinair: no file is named that should be linked");
        return ExitCode::FAILURE;
    };
    match std::fs::write(&output, format!("{MARK}{output}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cargo-thinair: cannot write {output}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What follows `-o`; many arguments come in a file.
fn output(given: &[String]) -> Option<String> {
    let in_files = given.iter().filter_map(|argument| std::fs::read_to_string(argument.strip_prefix('@')?).ok());
    let lists =
        std::iter::once(given.to_vec()).chain(in_files.map(|text| text.lines().map(|line| line.trim_matches('"').to_string()).collect()));
    lists.into_iter().find_map(|list| {
        let at = list.iter().position(|argument| argument == "-o")?;
        list.get(at + 1).cloned()
    })
}

/// The LLVM IR that belongs to a file that should have been linked; `None` if somebody linked it.
pub fn module_of(executable: &Path) -> Option<PathBuf> {
    let bytes = std::fs::read(executable).ok()?;
    let place = std::str::from_utf8(bytes.strip_prefix(MARK.as_bytes())?).ok()?;
    Some(PathBuf::from(format!("{place}.ll")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_output_follows_its_flag() {
        let given = ["-m64", "a.o", "-o", "target/a", "-lc"].map(String::from);
        assert_eq!(output(&given), Some("target/a".to_string()));
        assert_eq!(output(&["-o".to_string()]), None);
        let list = std::env::temp_dir().join(format!("cargo-thinair-{}", std::process::id()));
        std::fs::write(&list, "-m64\n\"a.o\"\n-o\n\"target/b\"\n").unwrap();
        let given = [format!("@{}", list.display())];
        let found = output(&given);
        std::fs::remove_file(&list).unwrap();
        assert_eq!(found, Some("target/b".to_string()));
    }
}
