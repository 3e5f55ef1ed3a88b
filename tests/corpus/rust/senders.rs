// Two threads send, one receives all until both are gone.
use std::sync::mpsc;
use std::thread;

fn main() {
    let (sender, receiver) = mpsc::channel();
    let second = sender.clone();
    let threads = [thread::spawn(move || sender.send(1).unwrap()), thread::spawn(move || second.send(2).unwrap())];
    let sum: u32 = receiver.iter().sum();
    assert_eq!(sum, if cfg!(wrong) { 2 } else { 3 });
    for thread in threads {
        thread.join().unwrap();
    }
}
