//! Compiled C is kept, and taken again only while it is what would be compiled now. A compiler that
//! writes down each time that it runs tells which was the case.
#![cfg(unix)]

mod support;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use support::root;

const SOURCE: &str = "#include <assert.h>\n#include \"part.h\"\nint main(void) { assert(PART == 1); return 0; }\n";

/// A directory with a program, a compiler that counts, and a cache of its own.
struct Place {
    directory: PathBuf,
}

impl Place {
    fn new(name: &str) -> Place {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cache-{name}"));
        let _ = fs::remove_dir_all(&directory);
        for part in ["source/inner", "source/other", "compiler"] {
            fs::create_dir_all(directory.join(part)).unwrap();
        }
        let place = Place { directory };
        place.write("source/main.c", SOURCE);
        place.write("source/inner/part.h", "#define PART 1\n");
        let compiler = format!("#!/bin/sh\necho once >>'{}'\nexec clang \"$@\"\n", place.path("runs").display());
        place.write("compiler/clang", &compiler);
        fs::set_permissions(place.path("compiler/clang"), fs::Permissions::from_mode(0o755)).unwrap();
        // What was changed just now is not kept.
        std::thread::sleep(std::time::Duration::from_millis(60));
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    /// Exit status and what was printed, but for the time; and how often the compiler has run so far.
    fn check(&self, more: &[&str], flags: &[&str]) -> (Option<i32>, String, usize) {
        let mut command = self.command(more, flags);
        let output = command.output().unwrap();
        let runs = fs::read_to_string(self.path("runs")).unwrap_or_default().lines().count();
        (output.status.code(), support::settled(&String::from_utf8(output.stdout).unwrap()), runs)
    }

    fn command(&self, more: &[&str], flags: &[&str]) -> Command {
        let mut command = support::command(&["check", "main.c"]);
        command.arg("--clang").arg(self.path("compiler/clang")).args(more).args(["--", "-Iother", "-Iinner"]).args(flags);
        command.current_dir(self.path("source")).env("THINAIR_CACHE", self.path("cache"));
        command
    }

    fn entries(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.path("cache")) else { return Vec::new() };
        entries.map(|entry| entry.unwrap().path()).collect()
    }
}

#[test]
fn what_has_not_changed_is_compiled_once() {
    let place = Place::new("once");
    let first = place.check(&[], &[]);
    assert_eq!((first.0, first.2), (Some(0), 1), "{}", first.1);
    assert_eq!(place.check(&[], &[]), first);
    assert_eq!(place.check(&["--model", "sc"], &[]).2, 1, "the model is not part of it");
    assert_eq!(place.check(&[], &["-DMORE"]).2, 2, "flags are");
    assert_eq!(place.check(&["--no-cache"], &[]).2, 3);
    assert_eq!(place.check(&[], &["-Xclang", "-verify-ignore-unexpected"]).2, 4);
    assert_eq!(place.check(&[], &["-Xclang", "-verify-ignore-unexpected"]).2, 5, "flags that may do anything");
    assert_eq!(place.entries().len(), 2);
}

#[test]
fn changes_are_seen() {
    let place = Place::new("changes");
    assert_eq!(place.check(&[], &[]).0, Some(0));
    place.write("source/inner/part.h", "#define PART 2\n");
    assert_eq!(place.check(&[], &[]).0, Some(1), "a header has changed");
    place.write("source/inner/part.h", "#define PART 1\n");
    assert_eq!(place.check(&[], &[]).0, Some(0));
    place.write("source/other/part.h", "#define PART 3\n");
    assert_eq!(place.check(&[], &[]).0, Some(1), "a new header comes first");
    fs::remove_file(place.path("source/other/part.h")).unwrap();
    place.write("source/part.h", "#define PART 4\n");
    assert_eq!(place.check(&[], &[]).0, Some(1), "one beside the program, too");
    fs::remove_file(place.path("source/part.h")).unwrap();
    place.write("source/main.c", &SOURCE.replace("== 1", "!= 1"));
    assert_eq!(place.check(&[], &[]).0, Some(1), "the program itself");
}

#[test]
fn warnings_are_kept_and_errors_are_not() {
    let place = Place::new("warnings");
    place.write("source/main.c", &SOURCE.replace("int main", "#warning careful\nint main"));
    std::thread::sleep(std::time::Duration::from_millis(60));
    let warning = || String::from_utf8(place.command(&[], &[]).output().unwrap().stderr).unwrap();
    assert!(warning().contains("careful"));
    assert_eq!(place.entries().len(), 1);
    assert!(warning().contains("careful"));
    assert_eq!(place.check(&[], &[]).2, 1);
    place.write("source/main.c", "int main(void) { return }");
    for runs in [2, 3] {
        let (status, _, ran) = place.check(&[], &[]);
        assert_eq!((status, ran), (Some(2), runs));
    }
}

#[test]
fn damage_and_strangers_do_no_harm() {
    let place = Place::new("damage");
    let whole = place.check(&[], &[]);
    let entry = place.entries().pop().unwrap();
    let bytes = fs::read(&entry).unwrap();
    let mut changed = bytes.clone();
    *changed.last_mut().unwrap() ^= 1;
    let mut runs = 1;
    for damaged in [&bytes[..bytes.len() / 2], b"", b"\n", b"{}\n", &changed, b"\xff\xff\n\xff"] {
        fs::write(&entry, damaged).unwrap();
        runs += 1;
        assert_eq!(place.check(&[], &[]), (whole.0, whole.1.clone(), runs));
    }
    fs::remove_dir_all(place.path("cache")).unwrap();
    place.write("cache", "no directory");
    assert_eq!(place.check(&[], &[]), (whole.0, whole.1.clone(), runs + 1));
}

#[test]
fn the_time_of_day_is_not_kept() {
    let place = Place::new("time");
    place.write("source/main.c", &SOURCE.replace("assert(", "assert(__TIME__[0] && "));
    std::thread::sleep(std::time::Duration::from_millis(60));
    assert_eq!((place.check(&[], &[]).2, place.check(&[], &[]).2), (1, 2));
    assert!(place.entries().is_empty());
}

#[test]
fn several_at_once() {
    let place = Place::new("several");
    let children: Vec<_> = (0..8).map(|_| place.command(&["--quiet"], &[]).spawn().unwrap()).collect();
    for mut child in children {
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
    let before = place.check(&[], &[]).2;
    assert_eq!((place.entries().len(), place.check(&[], &[]).2), (1, before));
}

#[test]
fn the_search_path_in_the_environment() {
    let place = Place::new("environment");
    for runs in [1, 2] {
        let status = place.command(&["--quiet"], &[]).env("CPATH", root()).status().unwrap();
        assert_eq!((status.code(), fs::read_to_string(place.path("runs")).unwrap().lines().count()), (Some(0), runs));
    }
}
