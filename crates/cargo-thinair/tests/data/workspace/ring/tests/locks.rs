//! Two locks, taken in two orders.

use std::sync::Mutex;

static LOCKS: [Mutex<u32>; 2] = [Mutex::new(0), Mutex::new(0)];

fn take_both(first: usize) {
    let one = LOCKS[first].lock().unwrap();
    let other = LOCKS[1 - first].lock().unwrap();
    drop((one, other));
}

#[test]
fn two_orders() {
    helper::beside(|| take_both(0), || take_both(1));
}

#[test]
fn one_order() {
    helper::beside(|| take_both(0), || take_both(0));
}
