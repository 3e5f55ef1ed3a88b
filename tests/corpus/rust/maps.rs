// Maps and cells of one thread, filled by another.
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::thread;

fn main() {
    let map = thread::spawn(|| {
        let mut map = HashMap::new();
        map.insert("one", 1);
        map.insert("two", 2);
        map
    })
    .join()
    .unwrap();
    assert_eq!(map.get("two"), Some(&2));
    assert_eq!(map.get("three"), None);
    let sorted: BTreeMap<&str, u32> = map.into_iter().collect();
    let shared = Rc::new(RefCell::new(sorted));
    let other = shared.clone();
    other.borrow_mut().insert("three", 3);
    if cfg!(borrowed) {
        let _first = shared.borrow_mut();
        other.borrow_mut().clear();
    }
    assert_eq!(shared.borrow().len(), 3);
}
