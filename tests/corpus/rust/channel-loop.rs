// A thread sums what another one sends, until there is no more. With `kept`, a sender is still there, so there is no end.
use std::sync::mpsc;
use std::thread;

fn main() {
    let (sender, receiver) = mpsc::channel();
    let kept = sender.clone();
    let worker = thread::spawn(move || {
        for number in 1..=2 {
            sender.send(number).unwrap();
        }
    });
    if !cfg!(kept) {
        drop(kept);
    }
    let mut all = 0;
    for number in receiver {
        all = all * 10 + number;
    }
    assert_eq!(all, 12);
    worker.join().unwrap();
}
