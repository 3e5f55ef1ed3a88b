// A table that grows and shrinks, by one thread. With `kept`, what was removed is expected.
use std::collections::HashSet;

fn main() {
    let mut numbers: HashSet<u64> = (0..20).map(|number| number * number).collect();
    assert_eq!(numbers.len(), 20);
    numbers.retain(|number| number % 2 == 0);
    assert_eq!(numbers.len(), 10);
    assert!(numbers.contains(&16) && !numbers.contains(&9));
    numbers.remove(&16);
    assert_eq!(numbers.contains(&16), cfg!(kept));
    assert_eq!(numbers.iter().sum::<u64>(), (0..20).step_by(2).map(|number| number * number).sum::<u64>() - 16);
}
