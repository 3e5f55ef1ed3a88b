// Threads with names, their results, and what they are asked.
use std::thread::{self, Builder};
use std::time::Duration;

fn main() {
    let worker = Builder::new()
        .name("worker".to_string())
        .spawn(|| {
            thread::yield_now();
            thread::sleep(Duration::from_millis(1));
            thread::current().name().map(str::len)
        })
        .unwrap();
    assert_eq!(worker.thread().name(), Some("worker"));
    assert_eq!(worker.join().unwrap(), Some(if cfg!(wrong) { 5 } else { 6 }));
}
