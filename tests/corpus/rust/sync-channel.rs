// A channel with room for one keeps the order, and whoever sends waits for room. With `gone`, nobody receives any more; with `full`, there is no room.
use std::sync::mpsc::{self, TrySendError};
use std::thread;

fn main() {
    let (sender, receiver) = mpsc::sync_channel(1);
    if cfg!(gone) {
        drop(receiver);
        assert!(sender.send(1).is_err());
    } else if cfg!(full) {
        sender.send(1).unwrap();
        assert_eq!(sender.try_send(2), Err(TrySendError::Full(if cfg!(wrong) { 1 } else { 2 })));
    } else if cfg!(stuck) {
        sender.send(1).unwrap();
        sender.send(2).unwrap();
    } else {
        let worker = thread::spawn(move || {
            sender.send(1).unwrap();
            sender.send(2).unwrap();
        });
        assert_eq!(receiver.recv(), Ok(1));
        assert_eq!(receiver.recv(), Ok(2));
        assert!(receiver.recv().is_err());
        worker.join().unwrap();
    }
}
