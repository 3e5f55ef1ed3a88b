// Three threads take two of three locks each, in a circle. With `sorted`, the lower one first.
use std::sync::Mutex;
use std::thread;

static LOCKS: [Mutex<u32>; 3] = [const { Mutex::new(0) }; 3];

fn takes(number: usize) {
    let other = (number + 1) % 3;
    let (first, second) = if cfg!(sorted) { (number.min(other), number.max(other)) } else { (number, other) };
    let held = LOCKS[first].lock().unwrap();
    *LOCKS[second].lock().unwrap() += *held + 1;
}

fn main() {
    let workers = [1, 2].map(|number| thread::spawn(move || takes(number)));
    takes(0);
    for worker in workers {
        worker.join().unwrap();
    }
}
