// A channel without room: who sends waits until the message is taken, and so sees what the receiver did before. With `room`, it does not.
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

static TAKES: AtomicBool = AtomicBool::new(false);

fn main() {
    let (sender, receiver) = mpsc::sync_channel(if cfg!(room) { 1 } else { 0 });
    let worker = thread::spawn(move || {
        sender.send(1).unwrap();
        assert!(TAKES.load(Ordering::Relaxed));
    });
    TAKES.store(true, Ordering::Relaxed);
    assert_eq!(receiver.recv(), Ok(1));
    worker.join().unwrap();
}
