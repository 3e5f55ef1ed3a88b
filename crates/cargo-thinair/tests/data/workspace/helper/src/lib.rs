//! What tests of the other packages need.

/// Runs one function in a thread of its own, beside another.
pub fn beside(one: impl FnOnce() + Send + 'static, other: impl FnOnce()) {
    let thread = std::thread::spawn(one);
    other();
    thread.join().unwrap();
}

#[test]
fn an_old_edition_has_tests_too() {
    let async_is_a_word = 1;
    assert_eq!(async_is_a_word, 1);
}
