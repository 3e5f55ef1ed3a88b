//! Five classic bugs: what the first screen says about each, and the repair that `fix` finds. `THINAIR_BLESS=1` accepts new texts.
//!
//! The files are for people to read; the checks here hold what must stay true of them whatever the words.

mod support;

use support::{compare, run, settled};

/// The first screen of a terminal.
const SCREEN: usize = 30;

#[track_caller]
fn check(name: &str, words: &[&str], repair: Option<&str>) {
    let file = format!("examples/bugs/{name}.c");
    let shown = run(&["check", &file]);
    assert_eq!((shown.status, shown.stderr.as_str()), (Some(1), ""), "{}", shown.stdout);
    compare(&format!("classics/{name}"), &settled(&shown.stdout));
    // Words may stand at the end of one line and the beginning of the next.
    let screen = shown.stdout.lines().take(SCREEN).flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
    for word in words {
        assert!(screen.contains(word), "the first screen does not say `{word}`:\n{}", shown.stdout);
    }
    // What is said about sequential consistency is true.
    let sequential = run(&["check", &file, "--model", "sc", "--quiet"]);
    let said = screen.contains("needs no weak memory");
    assert_eq!(sequential.status, Some(i32::from(said)), "{}", sequential.stdout);

    let fixed = run(&["fix", &file]);
    assert_eq!(fixed.status, Some(if repair.is_some() { 0 } else { 1 }), "{}{}", fixed.stdout, fixed.stderr);
    compare(&format!("classics/{name}-fix"), &settled(&fixed.stdout));
    if let Some(repair) = repair {
        let first = fixed.stdout.split("\nOr with this one").next().unwrap_or_default();
        let changed: Vec<&str> =
            first.lines().filter(|line| line.starts_with('+') && !line.starts_with("+++")).map(|line| line[1..].trim()).collect();
        assert_eq!(changed.join("\n"), repair);
    }
}

#[test]
fn message_passing_without_release() {
    let words = ["data race", "thread 1 writes it at line 11", "The store of ready (line 12) is relaxed", "it must be release"];
    check("message-passing", &words, Some("atomic_store_explicit(&ready, 1, memory_order_release);"));
}

#[test]
fn dekker_without_a_fence() {
    let words = ["Thread 1 reads right = 0 (line 17), not the 1 that thread 2 stores (line 24)", "only a seq_cst fence"];
    let fence = "atomic_thread_fence(memory_order_seq_cst);";
    check("dekker", &words, Some(&format!("{fence}\n{fence}")));
}

#[test]
fn a_seqlock_without_the_second_barrier() {
    let words = ["reads the old value sequence = 0 (line 23)", "may be done before the load of first (line 21)", "no acquire fence"];
    check("seqlock", &words, Some("atomic_thread_fence(memory_order_acquire);"));
}

#[test]
fn a_stack_with_aba() {
    check(
        "treiber-aba",
        &["The compare-and-swap of top (line 27) succeeds because it finds &a again", "an ABA problem", "no weak memory"],
        None,
    );
}

#[test]
fn a_double_checked_lock_with_a_relaxed_flag() {
    let words = ["data race", "The store of made (line 16) is relaxed", "The load of made (line 12) is relaxed", "must be acquire"];
    let repair = "if (!atomic_load_explicit(&made, memory_order_acquire)) {\natomic_store_explicit(&made, 1, memory_order_release);";
    check("double-checked-lock", &words, Some(repair));
}
