use std::thread;

#[test]
fn crossbeam_bounded() {
    let (sender, receiver) = crossbeam_channel::bounded(1);
    let worker = thread::spawn(move || sender.send(1).unwrap());
    assert_eq!(receiver.recv(), Ok(1));
    worker.join().unwrap();
}

#[test]
fn crossbeam_unbounded() {
    let (sender, receiver) = crossbeam_channel::unbounded();
    let worker = thread::spawn(move || sender.send(1).unwrap());
    assert_eq!(receiver.recv(), Ok(1));
    worker.join().unwrap();
}

#[test]
fn flume_unbounded() {
    let (sender, receiver) = flume::unbounded();
    let worker = thread::spawn(move || sender.send(1).unwrap());
    assert_eq!(receiver.recv(), Ok(1));
    worker.join().unwrap();
}

#[test]
fn tokio_oneshot() {
    let (sender, mut receiver) = tokio::sync::oneshot::channel();
    let worker = thread::spawn(move || sender.send(1).unwrap());
    let early = receiver.try_recv();
    worker.join().unwrap();
    assert_eq!(early.or_else(|_| receiver.try_recv()), Ok(1));
}
