// A panic that is caught: what is on the way is dropped, once.
use std::panic::{AssertUnwindSafe, catch_unwind};

struct Counts<'a>(&'a mut u32);

impl Drop for Counts<'_> {
    fn drop(&mut self) {
        *self.0 += 1;
    }
}

fn main() {
    let mut dropped = 0;
    let result = catch_unwind(AssertUnwindSafe(|| {
        let _counts = Counts(&mut dropped);
        panic!("caught");
    }));
    let message = result.unwrap_err();
    assert_eq!(*message.downcast_ref::<&str>().unwrap(), "caught");
    assert_eq!(dropped, 1);
}
