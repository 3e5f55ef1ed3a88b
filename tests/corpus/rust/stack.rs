// A stack without locks: two threads put something on it, and one takes it all.
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::thread;

struct Node {
    value: u32,
    next: *mut Node,
}

static TOP: AtomicPtr<Node> = AtomicPtr::new(null_mut());

fn push(value: u32) {
    let node = Box::into_raw(Box::new(Node { value, next: null_mut() }));
    let order = if cfg!(relaxed) { Ordering::Relaxed } else { Ordering::Release };
    let mut top = TOP.load(Ordering::Relaxed);
    loop {
        unsafe { (*node).next = top };
        match TOP.compare_exchange_weak(top, node, order, Ordering::Relaxed) {
            Ok(_) => return,
            Err(found) => top = found,
        }
    }
}

fn main() {
    let other = thread::spawn(|| push(1));
    push(2);
    let mut sum = 0;
    let mut top = TOP.swap(null_mut(), Ordering::Acquire);
    while !top.is_null() {
        let node = unsafe { Box::from_raw(top) };
        sum += node.value;
        top = node.next;
    }
    assert!(sum == 2 || sum == 3);
    other.join().unwrap();
}
