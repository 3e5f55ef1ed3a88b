//! Any text is answered when it is read as a memory model, and what parses can be evaluated on an execution.
//!
//! ```sh
//! cargo install cargo-fuzz
//! cargo +nightly fuzz run cat fuzz/corpus/cat models -- -max_total_time=180 -timeout=10
//! ```

#![no_main]

use libfuzzer_sys::fuzz_target;
use thinair_core::cat::{Model, include_builtin};
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::{Order, Tags};
use thinair_core::relation::Relation;

fuzz_target!(|source: &str| {
    let Ok(model) = Model::parse("input.cat", source, &mut include_builtin) else { return };
    // An error is an answer too: a bound on the size of the evaluation.
    let _ = model.check(&message_passing(), &[]);
});

/// Two initial writes; a thread that writes both locations; one that reads them in the other order and sees only the second write.
fn message_passing() -> Execution {
    let event = |thread, kind, location, order| Event { thread, kind, order, tags: Tags::NONE, location, value: 0 };
    let events = vec![
        event(None, EventKind::Write, 0, Order::Plain),
        event(None, EventKind::Write, 1, Order::Plain),
        event(Some(0), EventKind::Write, 0, Order::Relaxed),
        event(Some(0), EventKind::Write, 1, Order::Release),
        event(Some(1), EventKind::Read, 1, Order::Acquire),
        event(Some(1), EventKind::Read, 0, Order::Relaxed),
    ];
    let relation = |pairs: &[(usize, usize)]| {
        let mut result = Relation::new(6);
        pairs.iter().for_each(|&(from, to)| result.insert(from, to));
        result
    };
    Execution {
        po: relation(&[(2, 3), (4, 5)]),
        rf: relation(&[(3, 4), (0, 5)]),
        co: relation(&[(0, 2), (1, 3)]),
        ctrl: relation(&[(4, 5)]),
        ..Execution::unrelated(events)
    }
}
