// Two threads wait for one of two things each. With `lost`, both are there at once, but only one thread is told.
use std::sync::{Condvar, Mutex};
use std::thread;

static THERE: Mutex<u32> = Mutex::new(0);
static MORE: Condvar = Condvar::new();

fn takes() {
    let there = THERE.lock().unwrap();
    *MORE.wait_while(there, |there| *there == 0).unwrap() -= 1;
}

fn main() {
    let workers = [thread::spawn(takes), thread::spawn(takes)];
    if cfg!(lost) {
        *THERE.lock().unwrap() = 2;
        MORE.notify_one();
    } else {
        for _ in 0..2 {
            *THERE.lock().unwrap() += 1;
            MORE.notify_one();
        }
    }
    for worker in workers {
        worker.join().unwrap();
    }
    assert_eq!(*THERE.lock().unwrap(), 0);
}
