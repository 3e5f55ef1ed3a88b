// An array of which a part is there yet: filling it with nothing is no access.
use std::mem::MaybeUninit;

fn main() {
    let mut array: [MaybeUninit<u32>; 4] = [const { MaybeUninit::uninit() }; 4];
    array[1].write(3);
    let copy = array;
    let place = std::hint::black_box(1);
    assert_eq!(unsafe { copy[place].assume_init() }, if cfg!(wrong) { 4 } else { 3 });
}
