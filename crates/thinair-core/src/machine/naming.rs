//! The names of threads and heap objects.

use super::action::ThreadId;

/// Which thread is the n-th child of each thread, and which object the n-th that it allocates: stable for a whole exploration.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Naming {
    pub children: Vec<Vec<ThreadId>>,
    pub objects: Vec<Vec<u32>>,
    pub(super) object_count: u32,
}

impl Naming {
    /// Names that were written down; [`Machine::adopt`](super::interpreter::Machine::adopt) gives them out again.
    pub fn of(children: Vec<Vec<ThreadId>>, objects: Vec<Vec<u32>>) -> Naming {
        Naming { children, objects, object_count: 0 }
    }

    /// The n-th child of a thread; it gets a name, as do those before it, if it has none.
    pub(super) fn name_child(&mut self, thread: ThreadId, number: u32) -> ThreadId {
        while self.children[thread.index()].len() <= number as usize {
            let id = ThreadId(self.children.len() as u16);
            self.children[thread.index()].push(id);
            self.children.push(Vec::new());
            self.objects.push(Vec::new());
        }
        self.children[thread.index()][number as usize]
    }

    /// Likewise, the n-th object that a thread allocates. Objects are numbered after the globals.
    pub(super) fn name_object(&mut self, thread: ThreadId, number: u32, globals: u32) -> u32 {
        while self.objects[thread.index()].len() <= number as usize {
            self.object_count += 1;
            self.objects[thread.index()].push(globals + self.object_count);
        }
        self.objects[thread.index()][number as usize]
    }
}
