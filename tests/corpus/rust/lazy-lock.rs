// A value that is made when it is first needed, by whichever thread that is.
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

static CALLS: AtomicU32 = AtomicU32::new(0);
static VALUE: LazyLock<Vec<u32>> = LazyLock::new(|| vec![CALLS.fetch_add(1, Ordering::Relaxed) + 1]);

fn main() {
    let other = thread::spawn(|| VALUE[0]);
    assert_eq!(VALUE[0], 1);
    assert_eq!(other.join().unwrap(), if cfg!(wrong) { 2 } else { 1 });
}
