use std::sync::Arc;
use std::thread;

use crossbeam_queue::{ArrayQueue, SegQueue};

#[test]
fn array_queue() {
    let queue = Arc::new(ArrayQueue::new(2));
    let other = queue.clone();
    let worker = thread::spawn(move || other.push(1).unwrap());
    let early = queue.pop();
    worker.join().unwrap();
    assert_eq!(early.or_else(|| queue.pop()), Some(1));
}

#[test]
fn seg_queue() {
    let queue = Arc::new(SegQueue::new());
    let other = queue.clone();
    let worker = thread::spawn(move || other.push(1));
    let early = queue.pop();
    worker.join().unwrap();
    assert_eq!(early.or_else(|| queue.pop()), Some(1));
}

#[test]
fn heapless_queue() {
    static QUEUE: heapless::mpmc::Q2<u8> = heapless::mpmc::Q2::new();
    let worker = thread::spawn(|| QUEUE.enqueue(1).unwrap());
    let early = QUEUE.dequeue();
    worker.join().unwrap();
    assert_eq!(early.or_else(|| QUEUE.dequeue()), Some(1));
}

#[test]
fn deque() {
    let worker = crossbeam_deque::Worker::new_lifo();
    let stealer = worker.stealer();
    worker.push(1);
    let thief = thread::spawn(move || stealer.steal().success());
    let own = worker.pop();
    let stolen = thief.join().unwrap();
    assert!(own.is_some() != stolen.is_some() || own.or(stolen).is_none() && worker.pop() == Some(1));
}
