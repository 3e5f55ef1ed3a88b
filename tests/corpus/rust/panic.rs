// Panics of all kinds, in the one thread that there is.
// thinair: --variants unwrap expect index overflow division borrow text
use std::cell::RefCell;

fn main() {
    let numbers = [1u32, 2, 3];
    let which = numbers.len();
    if cfg!(unwrap) {
        None::<u32>.unwrap();
    }
    if cfg!(expect) {
        Err::<u32, u32>(7).expect("a number");
    }
    if cfg!(index) {
        assert_eq!(numbers[which], 0);
    }
    if cfg!(overflow) {
        let large = u32::MAX - 2;
        assert_eq!(large + which as u32, 0);
    }
    if cfg!(division) {
        assert_eq!(1 / (which - 3), 0);
    }
    if cfg!(borrow) {
        let cell = RefCell::new(1);
        let held = cell.borrow_mut();
        drop(cell.borrow());
        drop(held);
    }
    if cfg!(text) {
        panic!("{} numbers", which);
    }
}
