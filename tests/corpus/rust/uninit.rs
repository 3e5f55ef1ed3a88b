// Memory that was never written is read. With `moved`, it is only moved around.
use std::mem::MaybeUninit;

struct Slot {
    value: MaybeUninit<u32>,
    full: bool,
}

fn main() {
    if cfg!(moved) {
        let slots = vec![Slot { value: MaybeUninit::uninit(), full: false }, Slot { value: MaybeUninit::new(2), full: true }];
        let mut moved = Vec::new();
        moved.extend(slots);
        let boxed: Box<[Slot]> = moved.into();
        let full: Vec<u32> = boxed.iter().filter(|slot| slot.full).map(|slot| unsafe { slot.value.assume_init() }).collect();
        assert_eq!(full, [2]);
    } else if cfg!(through_a_reference) {
        let slot: Box<MaybeUninit<(u32, u64)>> = Box::new_uninit();
        let value: &(u32, u64) = unsafe { slot.assume_init_ref() };
        assert_ne!(value.1, 7);
    } else {
        let mut list: Vec<u32> = Vec::with_capacity(4);
        unsafe { list.set_len(1) };
        if list[0] == 3 {
            println!("it is there");
        }
    }
}
