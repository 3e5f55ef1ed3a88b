//! `docs/c-library.md`: every library function that is known, made from the code that knows them: the names in `lower/library.rs` and `lower/output.rs`, and the functions that
//! `library/*.c` defines. `THINAIR_BLESS=1` writes it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

const HEAD: &str = "# Library functions

All functions of the C library, of pthreads and of verifiers' own that Thinair knows; [C programs](c.md) says what they mean here. The list is made from the code, and a test holds it. A function that is
neither here nor defined by the program is refused by its name. Atomics (`<stdatomic.h>`, `__atomic_*`, `__sync_*`) are operations of the compiler and not listed.

*Operation*: it is one operation of the checker, or a few. *Composed*: it is written in C in the file named, on top of operations; its events are shown at the line that called it. *No effect*: it is
accepted, and does nothing. *Printed*: what it prints is shown with an execution.

| header | function | how |
|---|---|---|
";

/// The names in quotes before each `=>` of the lines.
fn names_of_arms(text: &str) -> Vec<String> {
    let arms = text.lines().map(str::trim).filter(|line| line.starts_with('"')).filter_map(|line| line.split_once("=>"));
    let quoted = |names: &str| names.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    arms.flat_map(|(names, _)| quoted(names)).collect()
}

/// The part of a text from one mark to the next.
fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let start = text.find(from).unwrap_or_else(|| panic!("no `{from}`"));
    let end = text[start..].find(to).unwrap_or_else(|| panic!("no `{to}` after `{from}`"));
    &text[start..start + end]
}

/// Functions that a file of C defines for others.
fn defined(text: &str) -> Vec<String> {
    let is_definition = |line: &&str| {
        line.ends_with('{') && line.contains('(') && !line.starts_with([' ', '\t', '#', '}', '/']) && !line.starts_with("static")
    };
    let name = |line: &str| {
        let before = line.split('(').next()?;
        Some(before.rsplit([' ', '*']).next()?.to_owned())
    };
    text.lines().filter(is_definition).filter_map(name).filter(|name| name != "struct").collect()
}

fn header(name: &str) -> &'static str {
    const GROUPS: [(&str, &[&str]); 9] = [
        ("(verifiers)", &["__VERIFIER_", "reach_error", "assume_abort_if_not"]),
        ("`<assert.h>`", &["__assert"]),
        ("`<pthread.h>`", &["pthread_"]),
        ("`<semaphore.h>`", &["sem_"]),
        ("`<threads.h>`", &["thrd_", "mtx_", "cnd_", "tss_", "call_once"]),
        (
            "`<stdio.h>`",
            &[
                "printf",
                "__printf",
                "fprintf",
                "__fprintf",
                "dprintf",
                "vprintf",
                "vfprintf",
                "puts",
                "fput",
                "put",
                "perror",
                "fflush",
                "setbuf",
                "setvbuf",
                "snprintf",
                "sprintf",
                "vsnprintf",
            ],
        ),
        ("`<string.h>`", &["strto", "str", "stp", "mem", "bcmp"]),
        ("`<unistd.h>`, `<sched.h>`, `<time.h>`", &["sched_", "usleep", "sleep", "nanosleep", "poll", "_exit"]),
        ("`<errno.h>`", &["__errno"]),
    ];
    let stdlib = ["strtol", "memalign"];
    let group = GROUPS.iter().find(|(_, prefixes)| prefixes.iter().any(|prefix| name.starts_with(prefix)));
    match group {
        Some((header, _)) if !stdlib.contains(&name) => header,
        _ => "`<stdlib.h>`",
    }
}

#[test]
fn the_list_of_functions_is_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut found: BTreeMap<(&str, String), String> = BTreeMap::new();
    let mut add = |names: Vec<String>, how: &str| {
        for name in names.into_iter().filter(|name| !name.starts_with("__thinair")) {
            found.entry((header(&name), name)).or_insert_with(|| how.to_owned());
        }
    };
    let library = read("src/lower/library.rs");
    add(names_of_arms(between(&library, "pub fn library_call", "\n    }\n")), "operation");
    let without = between(&library, "const NO_EFFECT", "];").split('"').skip(1).step_by(2).map(str::to_owned).collect();
    add(without, "no effect");
    add(vec!["__VERIFIER_nondet_…".to_owned()], "operation");
    let output = read("src/lower/output.rs");
    let printing: Vec<String> = names_of_arms(&output).into_iter().filter(|name| name.len() > 1).collect();
    add(printing, "printed");
    let mut files: Vec<_> =
        std::fs::read_dir(root.join("library")).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    for file in files.iter().filter(|file| file.ends_with(".c")) {
        add(defined(&read(&format!("library/{file}"))), &format!("composed, `{file}`"));
    }
    assert!(found.len() > 150, "only {} functions", found.len());
    let known = |name: &str| found.keys().any(|(_, known)| known == name);
    for name in
        ["pthread_create", "pthread_cond_timedwait", "malloc", "strdup", "printf", "usleep", "__VERIFIER_assume", "sem_post", "mtx_lock"]
    {
        assert!(known(name), "{name} is not found in the code");
    }
    let mut table = HEAD.to_owned();
    for ((header, name), how) in &found {
        writeln!(table, "| {header} | `{name}` | {how} |").unwrap();
    }
    let docs = root.join("../../docs/c-library.md");
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&docs, &table).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&docs).unwrap_or_default(), table, "run this test with THINAIR_BLESS=1");
}
