// Vectors, strings, counted pointers and what they print.
use std::collections::BTreeMap;
use std::rc::Rc;

fn main() {
    let mut words: Vec<String> = ["b", "a"].iter().map(|word| word.to_string()).collect();
    words.sort();
    assert_eq!(words.join(" "), "a b");
    let mut map = BTreeMap::new();
    map.insert(2, "two");
    map.insert(1, "one");
    assert_eq!(map.values().next(), Some(&"one"));
    let shared = Rc::new(words);
    let again = Rc::clone(&shared);
    assert_eq!(Rc::strong_count(&again), 2);
    println!("{} words: {:?}", again.len(), again);
}
