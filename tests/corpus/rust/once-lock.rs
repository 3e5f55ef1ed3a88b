// Made once, and seen by all.
use std::sync::OnceLock;
use std::thread;

static VALUE: OnceLock<u32> = OnceLock::new();

fn main() {
    let other = thread::spawn(|| *VALUE.get_or_init(|| 1));
    let this = *VALUE.get_or_init(|| 2);
    assert_eq!(other.join().unwrap(), this);
}
