//! A test without libtest.

fn main() {
    assert!(ring::Cell::new(1).take().is_none());
}
