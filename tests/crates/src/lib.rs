//! Clients of published crates, to be checked by `cargo thinair`.
