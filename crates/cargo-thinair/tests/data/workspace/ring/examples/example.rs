//! An example that is right.

fn main() {
    assert!(ring::Cell::new(1).take().is_none());
}
