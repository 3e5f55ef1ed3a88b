// Two threads send: each message comes once, in any order, and then nobody is left to send. With `order`, the first is thought to be that of the first thread.
use std::sync::mpsc;
use std::thread;

fn main() {
    let (sender, receiver) = mpsc::channel();
    let other = sender.clone();
    let one = thread::spawn(move || sender.send(1).unwrap());
    let two = thread::spawn(move || other.send(2).unwrap());
    let first = receiver.recv().unwrap();
    if cfg!(order) {
        assert_eq!(first, 1);
    } else {
        assert_eq!(first + receiver.recv().unwrap(), 3);
        assert!(receiver.recv().is_err());
    }
    one.join().unwrap();
    two.join().unwrap();
}
