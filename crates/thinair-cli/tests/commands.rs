//! Commands and what they print, compared with the files in `expected/`. `THINAIR_BLESS=1` writes those files anew.
//!
//! What differs from run to run, which is time, is replaced before comparing.

mod support;

use std::path::Path;

use support::{compare, run, settled};

#[track_caller]
fn check(name: &str, arguments: &[&str], status: i32) {
    let run = run(arguments);
    assert_eq!(run.status, Some(status), "{}{}", run.stdout, run.stderr);
    assert_eq!(run.stderr, "");
    compare(name, &settled(&run.stdout));
}

const MESSAGE_PASSING: &str = "examples/message-passing.tir";
const STORE_BUFFERING: &str = "examples/store-buffering.tir";

#[test]
fn version_and_models() {
    check("version", &["--version"], 0);
    check("models", &["models"], 0);
    check("models-json", &["models", "--json"], 0);
}

#[test]
fn verified() {
    check("verified", &["check", MESSAGE_PASSING], 0);
    check("verified-json", &["check", MESSAGE_PASSING, "--json", "--model", "x86"], 0);
    check("verified-sc", &["check", STORE_BUFFERING, "--model", "sc"], 0);
}

#[test]
fn c_programs() {
    check("c-verified", &["check", "examples/message-passing.c"], 0);
    check("c-violated", &["check", "examples/michael-scott-queue-relaxed.c"], 1);
    // The assertion that fails is compiled only without the flag.
    let program = "tests/corpus/c/dekker-without-fences.c";
    assert_eq!(run(&["check", program]).status, Some(1));
    assert_eq!(run(&["check", program, "--", "-DNDEBUG"]).status, Some(0));
}

#[test]
fn llvm_ir() {
    check("llvm", &["check", "crates/thinair-llvm/tests/data/typed.ll"], 0);
}

#[test]
fn c_programs_that_cannot_be_checked() {
    let refused = run(&["check", "tests/corpus/c/refused-function.c"]);
    assert_eq!(refused.status, Some(3));
    assert!(refused.stderr.starts_with("tests/corpus/c/refused-function.c:5:12: error: the function `mystery`"), "{}", refused.stderr);
    let compiler = run(&["check", "examples/message-passing.c", "--", "-include", "no-such-header.h"]);
    assert_eq!(compiler.status, Some(2));
    assert!(compiler.stderr.contains("no-such-header.h"), "{}", compiler.stderr);
    let missing = run(&["check", "examples/message-passing.c", "--clang", "no-such-clang"]);
    assert_eq!((missing.status, missing.stderr.starts_with("cannot run no-such-clang: ")), (Some(2), true));
}

/// The program has two behaviours, whatever the model and the equivalence.
#[test]
fn verified_everywhere() {
    for model in ["sc", "tso", "pso", "ra", "rc11", "armv8", "power"] {
        for equivalence in ["rf", "rf+co"] {
            let run = run(&["check", MESSAGE_PASSING, "--model", model, "--equivalence", equivalence]);
            let expected = format!("verified: {MESSAGE_PASSING} under {model} ({equivalence}): 2 executions, 0 blocked, ");
            assert_eq!(run.status, Some(0), "{model}, {equivalence}: {}{}", run.stdout, run.stderr);
            assert!(run.stdout.starts_with(&expected), "{}", run.stdout);
        }
    }
}

#[test]
fn violated() {
    check("violated", &["check", STORE_BUFFERING, "--model", "tso"], 1);
    check("violated-json", &["check", STORE_BUFFERING, "--model", "tso", "--json"], 1);
}

#[test]
fn not_finished() {
    check("limit", &["check", MESSAGE_PASSING, "--max-executions", "1"], 3);
    check("limit-json", &["check", MESSAGE_PASSING, "--max-executions", "1", "--json"], 3);
}

/// The program counts to a number that it never reaches: only a bound ends it.
/// Whether there were two probes or not, an estimate ends in time and says what is missing.
#[test]
fn estimates_end() {
    let arguments = ["estimate", "tests/corpus/c/benchmarks/readers.c", "--probes", "1000000000", "--timeout", "0.2", "--", "-DN=20"];
    let run = run(&arguments);
    assert!(matches!(run.status, Some(0 | 3)), "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("stopped after 0.2 s at most (`--timeout SECONDS` gives more)"), "{}", run.stdout);
    assert_eq!(run.status == Some(0), run.stdout.contains("1000000000 probes were to be made"), "{}", run.stdout);
}

#[test]
fn bounded() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("count.tir");
    let source = "global @x: i32\nfn @f() {\nentry:\n  jump loop\nloop:\n  rmw add rlx i32 @x, 1\n  jump loop\n}\nthread @f()\n";
    std::fs::write(&path, source).unwrap();
    let run = run(&["check", path.to_str().unwrap(), "--unroll", "3"]);
    assert_eq!(run.status, Some(3), "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.starts_with("bounded (no error up to the bounds below)"), "{}", run.stdout);
    assert!(run.stdout.contains("a loop was left unfinished (--unroll 3) at "), "{}", run.stdout);
}

/// Twenty threads that write one location have 20! behaviours: only the signal ends the run, with what is known by then.
#[cfg(unix)]
#[test]
fn interrupted() {
    use std::io::Read;
    use std::process::Stdio;
    use std::time::{Duration, Instant};

    use nix::sys::signal::Signal;

    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("endless.tir");
    let threads = "thread @f()\n".repeat(20);
    std::fs::write(&path, format!("global @x: i32\nfn @f() {{\nentry:\n  store rlx i32 @x, 1\n  ret\n}}\n{threads}")).unwrap();
    let mut child =
        support::command(&["check", path.to_str().unwrap(), "--equivalence", "rf+co", "--json"]).stdout(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(500));
    assert!(support::signal(child.id(), Some(Signal::SIGINT)));

    let deadline = Instant::now() + Duration::from_secs(30);
    let status = loop {
        match child.try_wait().unwrap() {
            Some(status) => break status,
            None if Instant::now() > deadline => {
                child.kill().unwrap();
                panic!("the command went on after the signal");
            }
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    let mut output = String::new();
    child.stdout.take().unwrap().read_to_string(&mut output).unwrap();
    assert_eq!(status.code(), Some(3), "{output}");
    assert!(output.contains(r#""verdict":"interrupted""#) && output.contains(r#""kind":"interrupt""#), "{output}");
}

/// A fence or a tag of another architecture is refused by name and place, not ignored.
#[test]
fn not_supported() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let refused = |name: &str, instruction: &str, model: &str, what: &str| {
        let path = directory.join(name);
        std::fs::write(&path, format!("global @x: i32\nfn @f() {{\nentry:\n  {instruction}\n  ret\n}}\nthread @f()\n")).unwrap();
        let path = path.to_str().unwrap();
        let run = run(&["check", path, "--model", model]);
        assert_eq!(run.status, Some(3), "{}{}", run.stdout, run.stderr);
        assert!(run.stdout.starts_with("unsupported: "), "{}", run.stdout);
        let expected = format!("  not supported: {what} has no meaning under {model} at {path}:4\n");
        assert!(run.stdout.ends_with(&expected), "{}", run.stdout);
    };
    refused("mfence.tir", "fence mfence", "power", "the fence `mfence`");
    refused("dmb.tir", "fence dmb.ld", "rc11", "the fence `dmb.ld`");
    refused("lwsync.tir", "fence lwsync", "armv8", "the fence `lwsync`");
    refused("apc.tir", "%x = load acq apc i32 @x", "power", "the access with `apc`");
    refused("noret.tir", "rmw add rlx noret i32 @x, 1", "rc11", "the access with `noret`");
}

#[test]
fn stored_states() {
    let dekker = "tests/corpus/endless/dekker.c";
    check("states-verified", &["check", STORE_BUFFERING, "--model", "sc", "--engine", "states"], 0);
    check("states-violated", &["check", STORE_BUFFERING, "--model", "tso", "--engine", "states"], 1);
    check("states-json", &["check", STORE_BUFFERING, "--model", "tso", "--engine", "states", "--json"], 1);
    // A loop without end: the engine is chosen, and the user is told.
    check("states-chosen", &["check", dekker, "--model", "tso", "--", "-DFENCED"], 0);
    check("states-endless", &["check", dekker, "--model", "tso"], 1);
    check("states-limited", &["check", dekker, "--model", "sc", "--max-states", "20"], 3);
    check("states-plain", &["check", dekker, "--model", "sc", "--without", "partial-order", "--without", "local-steps"], 0);
    check("states-endless-wait", &["check", "tests/corpus/endless/parker.c", "--model", "tso", "--engine", "states"], 1);
    check("states-unheard", &["check", "tests/corpus/endless/unheard.c", "--model", "sc"], 1);
    check("states-may-spin", &["check", "tests/corpus/endless/after-you.c", "--model", "tso"], 1);
    // A loop with an exit, which only others can make a thread take.
    check("states-step-back", &["check", "tests/corpus/endless/step-back.c", "--model", "sc"], 1);
    check("states-starvation", &["check", "tests/corpus/endless/test-and-set.c", "--model", "sc", "--starvation", "--quiet"], 1);
    check("states-safety", &["check", "tests/corpus/endless/after-you.c", "--model", "tso", "--safety"], 0);
    let five = "tests/corpus/endless/five-delayed-stores.c";
    check("states-full-buffer", &["check", five, "--model", "tso", "--engine", "states", "--store-buffer", "4"], 3);
    check("states-full-buffer-json", &["check", five, "--model", "tso", "--engine", "states", "--store-buffer", "4", "--json"], 3);
    check("states-larger-buffer", &["check", five, "--model", "tso", "--engine", "states", "--store-buffer", "8", "--quiet"], 1);
    // Everybody who is involved has a name.
    check("states-deadlock", &["check", "tests/corpus/c/abba-deadlock.c", "--model", "tso", "--engine", "states"], 1);
    check("states-use-after-free", &["check", "tests/corpus/c/use-after-free.c", "--model", "tso", "--engine", "states"], 1);
    check("states-other-model", &["check", STORE_BUFFERING, "--engine", "states"], 3);
}

#[test]
fn the_engine_of_states_needs_no_unrolling() {
    let run = run(&["check", STORE_BUFFERING, "--model", "sc", "--engine", "states", "--unroll", "3"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("--unroll"), "{}", run.stderr);
}

/// So many executions that it is worth a try whether states are fewer.
#[test]
fn states_take_over_where_executions_are_many() {
    let shown = run(&["check", "tests/corpus/c/benchmarks/szymanski.c", "--model", "sc", "--", "-DN=4"]);
    let takes_over = shown.stdout.contains("more than 300000 executions: states are stored");
    assert!(shown.stdout.starts_with("verified") && takes_over, "{}", shown.stdout);
}
