use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;

#[test]
fn parking_lot_mutex() {
    static NUMBER: parking_lot::Mutex<u32> = parking_lot::Mutex::new(0);
    let worker = thread::spawn(|| *NUMBER.lock() += 1);
    *NUMBER.lock() += 1;
    worker.join().unwrap();
    assert_eq!(*NUMBER.lock(), 2);
}

#[test]
fn parking_lot_rwlock() {
    static NUMBER: parking_lot::RwLock<u32> = parking_lot::RwLock::new(0);
    let worker = thread::spawn(|| *NUMBER.write() += 1);
    let seen = *NUMBER.read();
    worker.join().unwrap();
    assert!(seen <= 1 && *NUMBER.read() == 1);
}

#[test]
fn arc_swap() {
    let shared = Arc::new(arc_swap::ArcSwap::from_pointee(1));
    let other = shared.clone();
    let worker = thread::spawn(move || other.store(Arc::new(2)));
    let seen = **shared.load();
    worker.join().unwrap();
    assert!((1..=2).contains(&seen) && **shared.load() == 2);
}

#[test]
fn once_cell() {
    static CELL: once_cell::sync::OnceCell<u32> = once_cell::sync::OnceCell::new();
    let worker = thread::spawn(|| *CELL.get_or_init(|| 1));
    let own = *CELL.get_or_init(|| 2);
    assert_eq!(own, worker.join().unwrap());
}

#[test]
fn epoch() {
    use crossbeam_epoch::{self as epoch, Atomic, Owned};
    let shared = Arc::new(Atomic::new(1));
    let other = shared.clone();
    let worker = thread::spawn(move || {
        let guard = &epoch::pin();
        let old = other.swap(Owned::new(2), Ordering::AcqRel, guard);
        unsafe { guard.defer_destroy(old) };
    });
    let seen = {
        let guard = &epoch::pin();
        *unsafe { shared.load(Ordering::Acquire, guard).deref() }
    };
    assert!((1..=2).contains(&seen));
    worker.join().unwrap();
}

#[test]
fn tokio_semaphore() {
    let semaphore = Arc::new(tokio::sync::Semaphore::new(1));
    let other = semaphore.clone();
    let worker = thread::spawn(move || other.try_acquire().is_ok());
    let own = semaphore.try_acquire().is_ok();
    assert!(worker.join().unwrap() || own);
}
