//! What is said about the classic behaviours of weak memory, under models that allow them. `THINAIR_BLESS=1` accepts new texts.

mod support;

use std::path::Path;

use support::{compare, run, settled};

/// Threads as lines of instructions.
fn program(name: &str, threads: &[&[&str]]) -> String {
    let mut text = String::from("global @x: i32\nglobal @y: i32\n");
    for (number, instructions) in threads.iter().enumerate() {
        text += &format!("fn @t{number}() {{\nentry:\n");
        instructions.iter().for_each(|instruction| text += &format!("  {instruction}\n"));
        text += "  ret\n}\n";
    }
    (0..threads.len()).for_each(|number| text += &format!("thread @t{number}()\n"));
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("story-{name}.tir"));
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[track_caller]
fn check(name: &str, threads: &[&[&str]], models: &[&str]) {
    let path = program(name, threads);
    for model in models {
        let run = run(&["check", &path, "--model", model, "--explain"]);
        assert_eq!((run.status, run.stderr.as_str()), (Some(1), ""), "{name} under {model}: {}", run.stdout);
        let sequential = support::run(&["check", &path, "--model", "sc", "--quiet"]);
        assert_eq!(
            sequential.status,
            Some(i32::from(run.stdout.contains("needs no weak memory"))),
            "{name} under {model}: {}",
            sequential.stdout
        );
        // What each model says about the execution is not this test's: models come and go.
        let told = run.stdout.replace(&path, &format!("{name}.tir"));
        let told = told.split("\nThis execution under each model").next().unwrap();
        compare(&format!("stories/{name}-{model}"), &settled(told));
    }
}

const WRITE_X: &str = "store rlx i32 @x, 1";
const WRITE_Y: &str = "store rlx i32 @y, 1";

#[test]
fn message_passing() {
    let receiver = [
        "%flag = load rlx i32 @y",
        "%data = load rlx i32 @x",
        "%down = eq i32 %flag, 0",
        "%there = eq i32 %data, 1",
        "%fine = or i1 %down, %there",
        "assert %fine, \"the message is there\"",
    ];
    check("mp", &[&[WRITE_X, WRITE_Y], &receiver], &["pso", "rc11", "armv8", "power"]);
}

#[test]
fn message_passing_with_half_a_handover() {
    let receiver = [
        "%flag = load acq i32 @y",
        "%data = load rlx i32 @x",
        "%down = eq i32 %flag, 0",
        "%there = eq i32 %data, 1",
        "%fine = or i1 %down, %there",
        "assert %fine, \"the message is there\"",
    ];
    check("mp-acquire", &[&[WRITE_X, WRITE_Y], &receiver], &["rc11"]);
}

#[test]
fn load_buffering() {
    let first = ["%a = load rlx i32 @x", WRITE_Y, "%fine = eq i32 %a, 0", "assert %fine, \"nothing comes from the future\""];
    check("lb", &[&first, &["%b = load rlx i32 @y", "store rlx i32 @x, %b"]], &["armv8", "xmm"]);
}

/// The execution that is found has a cycle, but the failure has nothing to do with it: what is told is how the threads take turns.
#[test]
fn a_cycle_that_explains_nothing() {
    let left = ["store sc i32 @x, 1", "%other = load rlx i32 @y"];
    let right = [
        "store sc i32 @y, 1",
        "%before = load rlx i32 @x",
        "%after = load rlx i32 @x",
        "%none = eq i32 %before, 0",
        "%some = eq i32 %after, 1",
        "%changed = and i1 %none, %some",
        "%fine = xor i1 %changed, true",
        "assert %fine, \"nothing changes\"",
    ];
    check("turns", &[&left, &right], &["tso"]);
}

/// Memory is used that another thread frees: shown is also the read that let the thread use it, and not what else it did before.
#[test]
fn the_guard_of_a_use_after_free() {
    let text = "#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *shared;
static atomic_int done, noise;

static void *reader(void *unused) {
    atomic_fetch_add(&noise, 1);
    atomic_fetch_add(&noise, 1);
    atomic_fetch_add(&noise, 1);
    if (!atomic_load_explicit(&done, memory_order_relaxed))
        ++*shared;
    return unused;
}

static void *writer(void *unused) {
    atomic_fetch_add(&noise, 1);
    atomic_store_explicit(&done, 1, memory_order_relaxed);
    free(shared);
    return unused;
}

int main(void) {
    shared = calloc(1, sizeof *shared);
    pthread_t threads[2];
    pthread_create(&threads[0], 0, reader, 0);
    pthread_create(&threads[1], 0, writer, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
}
";
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("guard.c");
    std::fs::write(&path, text).unwrap();
    let told = run(&["check", path.to_str().unwrap()]).stdout;
    assert!(told.starts_with("violated") && told.contains("use after free"), "{told}");
    let shown = |words: &str| told.lines().any(|line| line.starts_with("  ") && line.contains(words));
    assert!(shown("R done = 0 rlx") && !shown("W noise"), "{told}");
}
