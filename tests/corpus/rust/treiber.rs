// A stack without locks: one thread pushes two numbers, another one takes what there is. With `weak`, what was pushed may not be there yet when it is taken.
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::thread;

struct Node {
    value: u32,
    next: *mut Node,
}

static HEAD: AtomicPtr<Node> = AtomicPtr::new(ptr::null_mut());

fn push(value: u32) {
    let node = Box::into_raw(Box::new(Node { value, next: ptr::null_mut() }));
    let order = if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release };
    loop {
        let head = HEAD.load(Ordering::Relaxed);
        unsafe { (*node).next = head };
        if HEAD.compare_exchange_weak(head, node, order, Ordering::Relaxed).is_ok() {
            return;
        }
    }
}

fn pop() -> Option<u32> {
    loop {
        let head = HEAD.load(Ordering::Acquire);
        if head.is_null() {
            return None;
        }
        let next = unsafe { (*head).next };
        if HEAD.compare_exchange(head, next, Ordering::Acquire, Ordering::Relaxed).is_ok() {
            return Some(unsafe { (*head).value });
        }
    }
}

fn main() {
    let pushes = thread::spawn(|| {
        push(1);
        push(2);
    });
    let pops = thread::spawn(pop);
    pushes.join().unwrap();
    let taken = pops.join().unwrap();
    let mut left = taken.unwrap_or(0);
    while let Some(value) = pop() {
        left += value;
    }
    assert_eq!(left, 3);
}
