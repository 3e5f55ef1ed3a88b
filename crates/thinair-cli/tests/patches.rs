//! The patches that `thinair fix` prints: `patch` takes them as they come, wherever the file lies, and the patched program is verified.

mod support;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder of this test with the program in it.
fn folder(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("patches").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("inner")).unwrap();
    for program in ["program.c", "program.cpp"] {
        std::fs::write(folder.join("inner").join(program), text).unwrap();
    }
    folder
}

/// Runs the command in a folder; its status and what it prints.
fn thinair(arguments: &[&str], folder: &Path) -> (Option<i32>, String) {
    let output = support::command(arguments).current_dir(folder).output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

/// Fixes the program in the folder, called so, pipes the whole output into `patch` in `patched_in`, and checks again.
#[track_caller]
fn check(name: &str, text: &str, file: &str, patched_in: &str, expected: &[&str]) {
    let folder = folder(name, text);
    let file = file.replace("HERE", folder.to_str().unwrap());
    let (status, output) = thinair(&["fix", &file], &folder);
    assert_eq!(status, Some(0), "{output}");
    for part in expected {
        assert!(output.contains(part), "no `{part}` in:\n{output}");
    }
    if Command::new("patch").arg("--version").output().is_err() {
        println!("skipped: there is no `patch` here");
        return;
    }
    let mut patch = Command::new("patch").arg("-p1").current_dir(folder.join(patched_in)).stdin(Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut patch.stdin.take().unwrap(), output.as_bytes()).unwrap();
    assert!(patch.wait().unwrap().success(), "{output}");
    let name = Path::new(&file).file_name().unwrap().to_str().unwrap();
    let (status, verdict) = thinair(&["check", &format!("inner/{name}")], &folder);
    assert_eq!(status, Some(0), "{verdict}");
}

const MESSAGE: &str = include_str!("../../../examples/bugs/message-passing.c");
const DEKKER: &str = include_str!("../../../examples/bugs/dekker.c");

/// In C++ orders may be left to the library, and operators have none.
#[test]
fn members_and_operators_of_cxx_are_changed() {
    let weak = "#include <atomic>\n#include <cassert>\n#include <thread>\nstatic int data;\nstatic std::atomic<int> ready;\nint main() {\n    std::thread other([] {\n        data = 1;\n        ready.store(1, std::memory_order_relaxed);\n    });\n    if (ready)\n        assert(data == 1);\n    other.join();\n}\n";
    let release = "+        ready.store(1, std::memory_order_release);";
    check("cxx", weak, "inner/program.cpp", ".", &["--- a/inner/program.cpp\n", release]);
    let strong = weak.replace("std::memory_order_relaxed", "std::memory_order_seq_cst");
    check("cxx-strong", &strong, "inner/program.cpp", ".", &["+    if (ready.load(std::memory_order_acquire))", release]);
    let cxx = include_str!("../../../examples/cpp/ring-buffer-broken.cpp");
    check("cxx-ring", cxx, "inner/program.cpp", ".", &["+        tail.store(end + 1, std::memory_order_release);"]);
}

#[test]
fn a_patch_can_be_applied_wherever_the_file_lies() {
    check("relative", MESSAGE, "inner/program.c", ".", &["--- a/inner/program.c\n"]);
    check("absolute", MESSAGE, "HERE/inner/program.c", ".", &["--- a/inner/program.c\n"]);
    check("outside", MESSAGE, "HERE/../outside/inner/../inner/program.c", ".", &["--- a/inner/program.c\n"]);
}

/// A file above the folder: `patch` takes no such name, so the patch is one for the folder of the file.
#[test]
fn a_patch_of_a_file_elsewhere_says_where_to_apply_it() {
    let elsewhere = folder("elsewhere", MESSAGE);
    let file = elsewhere.join("inner/program.c");
    check("here", MESSAGE, "inner/program.c", ".", &[]);
    let (status, output) = thinair(&["fix", file.to_str().unwrap()], &folder("nowhere", MESSAGE));
    assert_eq!(status, Some(0));
    assert!(output.contains(&format!("(to be applied in {})\n--- a/program.c\n", elsewhere.join("inner").display())), "{output}");
}

/// Only the first of several repairs is a patch; the others are commented out.
#[test]
fn alternatives_are_not_applied_too() {
    check(
        "alternatives",
        DEKKER,
        "inner/program.c",
        ".",
        &["\n--- a/inner/program.c\n", "\nOr with this one", "\n# --- a/inner/program.c\n"],
    );
}

/// One thread waits in a loop for the other's flag: the fence belongs before the loop.
const WAITS: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right, inside;

static void critical(void) {
    int others = atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed);
    assert(others == 0);
    atomic_fetch_sub_explicit(&inside, 1, memory_order_relaxed);
}

static void *left_thread(void *unused) {
    atomic_store_explicit(&left, 1, memory_order_relaxed);
    while (atomic_load_explicit(&right, memory_order_acquire))
        ;
    critical();
    atomic_store_explicit(&left, 0, memory_order_release);
    return unused;
}

static void *right_thread(void *unused) {
    atomic_store_explicit(&right, 1, memory_order_relaxed);
    if (!atomic_load_explicit(&left, memory_order_acquire))
        critical();
    atomic_store_explicit(&right, 0, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, left_thread, 0);
    pthread_create(&threads[1], 0, right_thread, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
}
";

#[test]
fn a_fence_before_a_loop() {
    let fence = "+    atomic_thread_fence(memory_order_seq_cst);\n     while (atomic_load_explicit(&right, memory_order_acquire))\n";
    check("loop", WAITS, "inner/program.c", ".", &[fence]);
}

/// The order that is missing stands in a header of the user's: the patch is one for the header, and says so.
#[test]
fn an_order_in_an_included_file_is_found() {
    let folder = folder("included", "");
    std::fs::create_dir_all(folder.join("inner/parts")).unwrap();
    let header = "#include <stdatomic.h>\n\nstatic int message;\nstatic atomic_int ready;\n\n\
                  static void raise_flag(void) {\n    atomic_store_explicit(&ready, 1, memory_order_relaxed);\n}\n";
    std::fs::write(folder.join("inner/parts/flag.h"), header).unwrap();
    // A header that includes another one, from its own directory.
    std::fs::write(folder.join("inner/parts/all.h"), "#include \"flag.h\"\n").unwrap();
    let program = MESSAGE
        .replace("#include <stdatomic.h>\n", "#include \"parts/all.h\"\n")
        .replace("static int message;\nstatic atomic_int ready;\n", "")
        .replace("atomic_store_explicit(&ready, 1, memory_order_relaxed);", "raise_flag();");
    assert!(program.contains("parts/all.h") && program.contains("raise_flag();"), "the example has changed");
    std::fs::write(folder.join("inner/program.c"), &program).unwrap();
    let (status, output) = thinair(&["fix", "inner/program.c"], &folder);
    assert_eq!(status, Some(0), "{output}");
    assert!(output.contains("make the store at inner/parts/flag.h:7 memory_order_release"), "{output}");
    assert!(output.contains("\n--- a/inner/parts/flag.h\n"), "{output}");
    assert!(!output.contains("\n--- a/inner/program.c\n"), "the program itself needs no change: {output}");
    // What `check` says helps is the same.
    let (_, output) = thinair(&["check", "inner/program.c"], &folder);
    assert!(output.contains("Make the store at inner/parts/flag.h:7 memory_order_release."), "{output}");
    // Nothing was written into the user's files, and with the change the program is right.
    assert_eq!(std::fs::read_to_string(folder.join("inner/parts/flag.h")).unwrap(), header);
    std::fs::write(folder.join("inner/parts/flag.h"), header.replace("relaxed", "release")).unwrap();
    let (status, output) = thinair(&["check", "inner/program.c"], &folder);
    assert_eq!(status, Some(0), "{output}");
    // A program that is right leaves the header's orders to others.
    let (_, output) = thinair(&["fix", "inner/program.c"], &folder);
    assert!(!output.contains("flag.h"), "{output}");
}
