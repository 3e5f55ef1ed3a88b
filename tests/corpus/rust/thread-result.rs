// A thread that panics is an error for whoever joins it, and none for others.
use std::thread;

fn main() {
    let worker = thread::spawn(|| {
        if true {
            panic!("no");
        }
        1
    });
    let result = worker.join();
    if cfg!(unwrapped) {
        result.unwrap();
    } else {
        assert!(result.is_err());
    }
}
