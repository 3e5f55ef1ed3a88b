// The last owner of a value may change it. With `weak`, others are asked for without looking whether they are done.
use std::sync::Arc;
use std::thread;

fn main() {
    let mut own = Arc::new(1);
    let other = own.clone();
    let worker = thread::spawn(move || *other);
    match Arc::get_mut(&mut own) {
        Some(value) => *value = 2,
        None => assert_eq!(*own, 1),
    }
    if cfg!(weak) {
        assert_eq!(Arc::strong_count(&own), 1);
    }
    assert_eq!(worker.join().unwrap(), 1);
    assert_eq!(Arc::strong_count(&own), 1);
    assert!(Arc::try_unwrap(own).is_ok());
}
