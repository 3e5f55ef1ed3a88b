// What is done once fails the first time, and is done again by force. With `unforced`, the second one fails as well.
use std::panic;
use std::sync::Once;

static ONCE: Once = Once::new();

fn main() {
    let failed = panic::catch_unwind(|| ONCE.call_once(|| panic!("not now")));
    assert!(failed.is_err() && !ONCE.is_completed());
    if cfg!(unforced) {
        ONCE.call_once(|| {});
    } else {
        ONCE.call_once_force(|state| assert!(state.is_poisoned()));
    }
    assert!(ONCE.is_completed());
}
