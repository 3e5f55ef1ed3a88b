//! Each kind of error, as it is said: the program is right, its variant is wrong, and the message names everyone involved.

mod support;

use support::run;

/// A program of `tests/corpus/c`, the variant in which something is wrong, the kind of the error, and words of the message.
const ERRORS: &[(&str, &str, &str, &[&str])] = &[
    ("programs/singleton", "NO_SECOND_CHECK", "assertion", &["made == 1"]),
    ("programs/singleton", "PLAIN", "data-race", &["thread 1", "thread 2", "instance", "neither access is atomic"]),
    ("programs/reference-count", "TAKEN_LATE", "use-after-free", &["reads", "frees the memory at line", "allocated by thread 0"]),
    ("library/allocation", "OLD_POINTER", "use-after-free", &["thread 0 has freed the memory at line 17"]),
    ("library/allocation", "TWICE", "double-free", &["at line 48", "which thread 0 has freed at line 46"]),
    ("library/allocation", "INSIDE", "invalid-free", &["which is inside an object, not at its beginning"]),
    ("library/sizes", "NOT_OURS", "invalid-free", &["which is a variable and was not allocated"]),
    ("library/allocation", "TOO_FAR", "out-of-bounds", &["thread 0 at line 24", "bytes"]),
    ("library/more-strings", "NO_NULL", "null-access", &["through a null pointer"]),
    ("library/allocation", "NOT_CLEARED", "uninitialised-read", &["which was never written", "allocated by thread 0"]),
    (
        "programs/philosophers",
        "ALL_ALIKE",
        "deadlock",
        &["thread 1 waits at line 21 for the lock forks[1], which thread 2 has taken at line 20"],
    ),
    ("library/joins", "ITSELF", "deadlock", &["thread 2 waits at line 19 for thread 2 to end"]),
    ("structures/mcs", "NO_WAIT_FOR_NEXT", "endless-wait", &["waits in a loop", "every other thread is done or waits"]),
    ("library/spin", "NOT_LOCKED", "unlock-not-held", &["unlocks lock", "but does not hold it"]),
    ("library/joins", "TWICE", "bad-join", &["thread 0 joins at line 42 a thread that thread 0 has joined at line 39"]),
    ("library/joins", "BOTH", "bad-join", &["joins at line", "has joined at line"]),
    ("library/destroyed", "MUTEX", "misuse", &["thread 0 uses mutex", "at line 45, which thread 0 has destroyed at line 38"]),
    ("library/mutex-life", "HELD", "misuse", &["a lock is destroyed while it is held"]),
    ("library/joins", "DETACHED", "misuse", &["join of a thread that was detached"]),
    ("language/features", "POINTER", "bad-call", &["no function with these parameters"]),
    ("language/wide-division", "BY_ZERO", "division-by-zero", &["division by zero"]),
    ("language/division", "REST", "division-overflow", &["the least number is divided by -1"]),
    ("language/constants", "STRING", "constant-write", &["thread 0 writes", "which is constant"]),
    ("library/invalid-free", "LOCAL", "invalid-free", &["frees buffer@main, which is a variable and was not allocated"]),
    ("library/thread-local-life", "AFTER_JOIN", "use-after-free", &["thread 0 reads mine", "a variable of thread 1, which is gone"]),
    ("library/rwlock-upgrade", "UPGRADE", "misuse", &["for writing by a thread that holds it for reading"]),
    ("library/destroyed", "SEMAPHORE_TWICE", "misuse", &["which thread 0 has destroyed at line"]),
    ("library/not-initialised", "SEMAPHORE", "misuse", &["a semaphore is used that was not initialised"]),
];

#[test]
fn errors_are_told_with_everyone_involved() {
    let mut wrong = String::new();
    for (program, variant, kind, words) in ERRORS {
        let file = format!("tests/corpus/c/{program}.c");
        let right = run(&["check", &file, "--quiet"]);
        if right.status != Some(0) {
            wrong += &format!("{program} is meant to be right:\n{}{}\n", right.stdout, right.stderr);
        }
        let flag = format!("-D{variant}");
        let shown = run(&["check", &file, "--quiet", "--", &flag]);
        let json = run(&["check", &file, "--json", "--", &flag]);
        let told = shown.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        let missing: Vec<&&str> = words.iter().filter(|word| !told.contains(**word)).collect();
        if shown.status != Some(1) || !missing.is_empty() || !json.stdout.contains(&format!("\"kind\":\"{kind}\"")) {
            wrong += &format!("{program} {variant}: no {missing:?}, or not {kind}\n{}{}\n", shown.stdout, shown.stderr);
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// What was printed comes with the execution that is shown.
#[test]
fn output_is_shown() {
    let shown = run(&["check", "tests/corpus/c/library/output.c", "--", "-DFAILS"]);
    assert_eq!(shown.status, Some(1), "{}", shown.stderr);
    for line in ["x is", "a line", "an error: none", "as it is"] {
        assert!(shown.stdout.contains(line), "the output `{line}` is not shown:\n{}", shown.stdout);
    }
}

/// A weak compare-and-exchange whose turns others see is never taken for strong in silence.
#[test]
fn bounds_of_weak_exchanges_are_told() {
    let shown = run(&["check", "tests/corpus/c/language/weak-loops.c", "--", "-DSEEN"]);
    assert_eq!(shown.status, Some(3), "{}", shown.stdout);
    assert!(shown.stdout.contains("a weak compare-and-exchange was taken as a strong one"), "{}", shown.stdout);
}

/// Lost memory is a warning.
#[test]
fn leaks_are_warnings() {
    let file = "tests/corpus/c/library/leak.c";
    let right = run(&["check", file, "--quiet"]);
    assert!(right.status == Some(0) && !right.stdout.contains("warning"), "{}", right.stdout);
    let lost = run(&["check", file, "--quiet", "--", "-DLOST"]);
    assert!(lost.status == Some(0) && lost.stdout.contains("memory is lost in some execution"), "{}", lost.stdout);
    assert!(lost.stdout.contains("leak.c:10"), "{}", lost.stdout);
}

/// An error in a function that stands in the place of its call comes with the calls that led there.
#[test]
fn calls_that_lead_to_an_error_are_shown() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("calls.c");
    let source = "#include <stdlib.h>\nstatic void set(int *at) {\n  *at = 1;\n}\nstatic void twice(int *at) {\n  set(at);\n  set(at + 1);\n}\n\
                  int main(void) {\n  int *p = malloc(sizeof *p);\n  if (!p) return 0;\n  twice(p);\n  free(p);\n  return 0;\n}\n";
    std::fs::write(&path, source).unwrap();
    let shown = run(&["check", path.to_str().unwrap(), "--quiet"]);
    assert_eq!(shown.status, Some(1), "{}", shown.stderr);
    let places: Vec<&str> = shown.stdout.lines().filter_map(|line| line.split_once("calls.c:").map(|(_, line)| line)).collect();
    let places: Vec<&str> = places.iter().map(|rest| rest.split(|end: char| !end.is_ascii_digit()).next().unwrap_or_default()).collect();
    // The write, the calls that led to it, and the allocation.
    assert!(shown.stdout.contains("out of bounds"), "{}", shown.stdout);
    assert!(places.windows(3).any(|three| three == ["3", "7", "12"]), "{places:?}\n{}", shown.stdout);
}

const NODE: &str = "\
#include <stdlib.h>
struct node { int value; };
static inline void give_back(struct node *node) { free(node); }
static inline int peek(struct node *node) { return node->value; }
";

const READER: &str = "\
#include <pthread.h>
#include \"node.h\"
static struct node *shared;
static int look(int depth) {
    if (!depth)
        return peek(shared);
    return look(depth - 1);
}
static void *drop(void *unused) {
    give_back(shared);
    return unused;
}
int main(void) {
    pthread_t thread;
    shared = calloc(1, sizeof *shared);
    pthread_create(&thread, 0, drop, 0);
    int value = look(2);
    pthread_join(thread, 0);
    return value;
}
";

#[test]
fn lines_of_headers_come_with_their_file_and_all_calls() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("header");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("node.h"), NODE).unwrap();
    let file = folder.join("reader.c");
    std::fs::write(&file, READER).unwrap();
    let shown = run(&["check", file.to_str().unwrap()]);
    let told = shown.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = told.replace(&format!("{}/", folder.display()), "").replace("./node.h", "node.h");
    // Of functions that call themselves, too.
    let calls = "called at reader.c:6 called at reader.c:7 called at reader.c:17 and node.h:3";
    for words in ["at node.h:4;", "frees the memory at node.h:3", calls, "called at reader.c:10"] {
        assert!(told.contains(words), "no {words:?} in {told}");
    }
    assert!(!told.contains("line 4"), "{told}");
}
