// A thread that outlives a function looks at its variable, by a pointer that nobody watches. With `joined`, it is awaited.
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::{self, JoinHandle};

struct Pointer(*const AtomicU32);

unsafe impl Send for Pointer {}

fn starts() -> Option<JoinHandle<u32>> {
    let number = AtomicU32::new(1);
    let pointer = Pointer(&number);
    let worker = thread::spawn(move || {
        let pointer = pointer;
        unsafe { &*pointer.0 }.load(Ordering::Relaxed)
    });
    if cfg!(joined) {
        assert_eq!(worker.join().unwrap(), 1);
        return None;
    }
    Some(worker)
}

fn main() {
    if let Some(worker) = starts() {
        worker.join().unwrap();
    }
}
