//! `check --model FILE.cat`: programs under models of the user's. The texts that come with Thinair, taken as files, give the
//! verdicts and the counts of the built-in models.

mod support;

use std::path::{Path, PathBuf};

use support::run;

const COUNTED: [&str; 5] = ["--equivalence", "rf+co", "--symmetry", "off", "--all-blocked"];

/// A program of locks, atomics and fences, whose executions all have an end.
const PROGRAM: &str = r"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int guarded;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *first(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    FENCE;
    int seen = atomic_load_explicit(&y, memory_order_acquire);
    pthread_mutex_lock(&lock);
    guarded += seen;
    pthread_mutex_unlock(&lock);
    return 0;
}
static void *second(void *unused) {
    atomic_store_explicit(&y, 1, memory_order_release);
    FENCE;
    int seen = atomic_load_explicit(&x, memory_order_relaxed);
    pthread_mutex_lock(&lock);
    guarded += seen;
    pthread_mutex_unlock(&lock);
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(guarded >= WANTED);
    return 0;
}
";

fn program() -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("texts-{}.c", std::process::id()));
    std::fs::write(&path, PROGRAM).unwrap();
    path
}

/// The first line, from the model on, without the time: verdict, and the number of executions.
fn verdict(model: &str, defines: &[&str]) -> (Option<i32>, String) {
    let path = program();
    let mut arguments = vec!["check", path.to_str().unwrap(), "--model", model, "--quiet"];
    arguments.extend(COUNTED);
    arguments.push("--");
    arguments.extend(defines);
    let run = run(&arguments);
    let line = run.stdout.lines().next().unwrap_or(&run.stderr).to_owned();
    let word = line.split(':').next().unwrap_or_default().to_owned();
    let counts =
        line.split("(rf+co): ").nth(1).and_then(|rest| rest.rsplit_once(", ")).map_or(line.clone(), |(counts, _)| counts.to_owned());
    // Where there is an error, how many executions come before it depends on who asks whom first.
    let shown = if word == "verified" { format!("{word}, {counts}") } else { word };
    (run.status, shown)
}

#[test]
fn files_count_as_the_built_in_models() {
    let mut seen = Vec::new();
    for model in ["sc", "pso", "ra", "sra", "rc11", "c11-simp"] {
        for defines in
            [["-DFENCE=", "-DWANTED=0"], ["-DFENCE=", "-DWANTED=1"], ["-DFENCE=atomic_thread_fence(memory_order_seq_cst)", "-DWANTED=1"]]
        {
            let built_in = verdict(model, &defines);
            assert_eq!(verdict(&format!("models/{model}.cat"), &defines), built_in, "{model} {defines:?}");
            assert!(matches!(built_in.0, Some(0 | 1)), "{model}: {}", built_in.1);
            seen.push(built_in.1);
        }
    }
    assert!(seen.iter().any(|verdict| verdict == "violated") && seen.iter().any(|verdict| verdict.starts_with("verified, ")), "{seen:?}");
}

/// A model of the user's own, which includes one of ours.
#[test]
fn a_model_of_ones_own() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mine.cat");
    std::fs::write(&path, "\"Mine\"\ninclude \"rc11.cat\"\nacyclic po | com as no-surprises\n").unwrap();
    let mine = verdict(path.to_str().unwrap(), &["-DFENCE=", "-DWANTED=1"]);
    assert_eq!(mine.0, Some(0), "{}", mine.1);
    let report = run(&["check", program().to_str().unwrap(), "--model", "models/rc11.cat", "--", "-DFENCE=", "-DWANTED=1"]);
    assert_eq!(report.status, Some(1), "{}{}", report.stdout, report.stderr);
    assert!(report.stdout.contains(" under models/rc11.cat (rf+co)"), "{}", report.stdout);
    assert!(report.stdout.contains("assertion"), "{}", report.stdout);
}

/// A text says nothing of races; C11's are looked for if that is asked for.
#[test]
fn races_if_asked_for() {
    let arguments = ["check", "examples/bugs/message-passing.c", "--model", "models/rc11.cat"];
    let without = run(&arguments);
    assert!(!without.stdout.contains("data race"), "{}", without.stdout);
    let with = run(&[&arguments[..], &["--races", "on"]].concat());
    assert!(with.status == Some(1) && with.stdout.contains("data race"), "{}{}", with.stdout, with.stderr);
}

#[test]
fn what_a_text_cannot_do_is_refused() {
    let refused = |arguments: &[&str], expected: &str| {
        let run = run(&[&["check", program().to_str().unwrap()], arguments, &["--", "-DFENCE=", "-DWANTED=0"]].concat());
        assert_eq!(run.status, Some(2), "{}{}", run.stdout, run.stderr);
        assert!(run.stderr.contains(expected), "{}", run.stderr);
    };
    refused(&["--model", "models/armv8.cat"], "this text cannot guide the exploration of a program: no axiom of the model says");
    refused(&["--model", "nowhere.cat"], "cannot read nowhere.cat");
    refused(&["--model", "models/rc11.cat", "--engine", "states"], "--engine states is for models that come with Thinair");
    refused(&["--model", "models/rc11.cat", "--equivalence", "rf"], "--equivalence rf is for models that come with Thinair");
}
