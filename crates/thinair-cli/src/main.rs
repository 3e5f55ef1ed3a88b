//! The command `thinair`.
fn main() {}
