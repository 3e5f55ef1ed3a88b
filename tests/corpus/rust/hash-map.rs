// Two threads count words in a table. With `unlocked`, each looks and stores in two steps.
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};
use std::thread;

static TABLE: LazyLock<Mutex<HashMap<&str, u32>>> = LazyLock::new(Mutex::default);

fn count(word: &'static str) {
    if cfg!(unlocked) {
        let known = TABLE.lock().unwrap().get(word).copied().unwrap_or(0);
        TABLE.lock().unwrap().insert(word, known + 1);
    } else {
        *TABLE.lock().unwrap().entry(word).or_insert(0) += 1;
    }
}

fn main() {
    let worker = thread::spawn(|| count("one"));
    count("one");
    worker.join().unwrap();
    let table = TABLE.lock().unwrap();
    assert_eq!(table.len(), 1);
    assert_eq!(table["one"], 2);
}
