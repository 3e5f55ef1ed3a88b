// Who does not get a lock does something else. With `sure`, it is thought to be free.
use std::sync::{Mutex, TryLockError};
use std::thread;

static NUMBER: Mutex<u32> = Mutex::new(0);

fn main() {
    let worker = thread::spawn(|| *NUMBER.lock().unwrap() += 1);
    match NUMBER.try_lock() {
        Ok(mut number) => *number += 1,
        Err(TryLockError::WouldBlock) if !cfg!(sure) => *NUMBER.lock().unwrap() += 1,
        Err(_) => panic!("it is not free"),
    }
    worker.join().unwrap();
    assert_eq!(*NUMBER.lock().unwrap(), 2);
}
