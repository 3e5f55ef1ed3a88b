// A buffer for one number, with a condition for each side. With `once`, who takes looks only once: a wait may end for no reason. With `silent`, nobody is told that there is room.
use std::sync::{Condvar, Mutex};
use std::thread;

static BUFFER: Mutex<Option<u32>> = Mutex::new(None);
static FULL: Condvar = Condvar::new();
static EMPTY: Condvar = Condvar::new();

fn put(number: u32) {
    let mut buffer = BUFFER.lock().unwrap();
    while buffer.is_some() {
        buffer = EMPTY.wait(buffer).unwrap();
    }
    *buffer = Some(number);
    FULL.notify_one();
}

fn take() -> u32 {
    let mut buffer = BUFFER.lock().unwrap();
    if cfg!(once) {
        if buffer.is_none() {
            buffer = FULL.wait(buffer).unwrap();
        }
    } else {
        while buffer.is_none() {
            buffer = FULL.wait(buffer).unwrap();
        }
    }
    if !cfg!(silent) {
        EMPTY.notify_one();
    }
    buffer.take().unwrap()
}

fn main() {
    let worker = thread::spawn(|| {
        put(1);
        put(2);
    });
    assert_eq!((take(), take()), (1, 2));
    worker.join().unwrap();
}
