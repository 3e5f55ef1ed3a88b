//! Performs the actions of threads on states: all the states that one step of a thread can lead to.
//!
//! A step is given as a continuation for each result, because what leaves the store buffers branches in the middle of it. Results of running a thread
//! are remembered: the same thread state with the same answer goes on in the same way.

use super::copies::Copies;
use super::errors::Problem;
use super::layout::Layout;
use super::reduction::Futures;
use super::scout::Sizes;
use super::state::{Caches, ENDED, EXITED, Entry, JOINED, Life, Object, Side, State, Tables, ThreadExtra, Wait, has_ended};
use super::witness::Item;
use super::{Observer, Options};
use crate::engine::graph::checks::problems::{
    CONSTANT, FREED, FREED_EARLY, FREED_TWICE, JOINED_TWICE, NOT_ALLOCATED, NOT_ON_THE_HEAP, describe_unlock,
};
use crate::engine::graph::store::memory::BadAddress;
use crate::engine::outcome::{BoundHit, ViolationKind};
use crate::ir::{Fence, Global, GlobalId, Op, Operand, Order, Program, SECTIONS, Storage, Width, pointer};
use crate::machine::action::{Action, ActionKind, Block, Bound, CodeAddress, ThreadId};
use crate::machine::cells::{read_cell, write_cell};
use crate::machine::code::{Code, ProgramCode, Value, value_of};
use crate::machine::executor::{Executor, Step};
use crate::machine::saved::Registers;
use crate::machine::{Machine, NO_NAME};
use crate::model::Buffers;
use rustc_hash::{FxHashMap, FxHashSet};

/// Threads are kept in masks of one word.
pub const MAX_THREADS: usize = 64;
/// Beyond so many, the names of threads that were joined are given again.
const FRESH_THREADS: usize = 32;
/// Ids further away are no heap objects.
const MAX_HEAP: u32 = 1 << 30;
/// The bytes of an allocated object.
const MAX_OBJECT: u64 = 1 << 26;
/// Steps of a thread that concern nobody else are done in one go, but not for ever: it may be in a loop of them.
const MAX_LOCAL: u32 = 32;
/// The observer is asked every so often whether to go on.
const ASK: u32 = 64;

/// What all workers share.
pub struct Context<'a> {
    pub program: &'a Program,
    pub options: &'a Options,
    pub tso: bool,
    pub layout: Layout,
    code: ProgramCode,
    pub tables: Tables,
    pub registers: Registers,
    pub futures: Futures,
    /// Does the program unlock anything? Only then does it matter who holds what.
    tracks_locks: bool,
    pub(super) copies: Copies,
    /// Are accesses of different sizes only noted?
    pub(super) scouts: bool,
    /// The lock that keeps all others from running, under sc: in store buffers their stores would still be on their way.
    sections: Option<u64>,
}

impl<'a> Context<'a> {
    pub fn new(program: &'a Program, options: &'a Options) -> Context<'a> {
        let is_section = |global: &Global| global.name == SECTIONS && options.model.entry().states == Some(Buffers::None);
        let section = program.globals.iter().position(is_section).map(|index| pointer::make(program.object_of(GlobalId(index as u32)), 0));
        let mut instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
        let code = ProgramCode::without_loops(program);
        Context {
            program,
            options,
            tso: options.model.entry().states == Some(Buffers::Fifo),
            layout: Layout::new(program),
            tables: Tables::new(),
            registers: Registers::new(program, &code, options.reductions.dead_registers),
            futures: Futures::new(program),
            tracks_locks: instructions.any(|instruction| matches!(instruction.op, Op::Lock { .. } | Op::Unlock { .. })),
            copies: Copies::new(&code),
            scouts: false,
            sections: section,
            code,
        }
    }

    /// The thread that runs alone, because it is in an atomic section.
    pub fn runs_alone(&self, state: &State) -> Option<usize> {
        let lock = self.sections?;
        state.sides.iter().position(|side| side.held.contains(&lock))
    }
}

/// How a thread goes on after the read of a locked instruction.
#[derive(Clone, Copy)]
struct Exchange {
    /// What is written; `None` if a compare-and-swap fails.
    written: Option<u64>,
    next: u32,
}

pub struct Worker<'c> {
    pub context: &'c Context<'c>,
    pub machine: Machine<false>,
    /// States to be used again, and lists of them.
    pool: Vec<State>,
    lists: Vec<Vec<(State, u32)>>,
    /// How a thread goes on with an answer, and whether that is progress.
    resumed: FxHashMap<(u32, u64), (u32, bool)>,
    exchanged: FxHashMap<(u32, u64), Exchange>,
    pub caches: Caches,
    words: Vec<u64>,
    pub problems: Vec<Problem>,
    pub bounds: Vec<BoundHit>,
    pub(super) sizes: Sizes,
    /// Where objects were allocated that are lost.
    pub leaks: FxHashSet<CodeAddress>,
    /// Final memories.
    pub finals: FxHashSet<Vec<u64>>,
    /// Are steps logged?
    pub recording: bool,
    /// Who says whether the run has to stop.
    watch: Option<&'c dyn Observer>,
    /// How often that was a question.
    asked: u32,
    stopped: bool,
}

impl<'c> Worker<'c> {
    pub fn new(context: &'c Context<'c>) -> Worker<'c> {
        Worker {
            context,
            machine: Machine::for_stored_states(context.program, context.code.clone(), MAX_THREADS),
            pool: Vec::new(),
            lists: Vec::new(),
            resumed: FxHashMap::default(),
            exchanged: FxHashMap::default(),
            caches: Caches::default(),
            words: Vec::new(),
            problems: Vec::new(),
            bounds: Vec::new(),
            sizes: Sizes::default(),
            leaks: FxHashSet::default(),
            finals: FxHashSet::default(),
            recording: false,
            watch: None,
            asked: 0,
            stopped: false,
        }
    }

    pub fn watched(context: &'c Context<'c>, watch: &'c dyn Observer) -> Worker<'c> {
        Worker { watch: Some(watch), ..Worker::new(context) }
    }

    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// Has the run to stop? To be asked wherever something may take long; what is done from then on does not count.
    pub fn is_stopped(&mut self) -> bool {
        self.asked = self.asked.wrapping_add(1);
        if self.asked.is_multiple_of(ASK) && !self.stopped {
            self.stopped = self.watch.is_some_and(Observer::interrupted);
        }
        self.stopped
    }

    /// From now on, steps are logged.
    pub fn record(&mut self) {
        self.recording = true;
        self.machine.keep_printed();
    }

    pub fn copy(&mut self, state: &State) -> State {
        let mut copy = self.pool.pop().unwrap_or_default();
        copy.copy_from(state);
        copy
    }

    pub fn recycle(&mut self, state: State) {
        self.pool.push(state);
    }

    pub fn action(&self, state: &State, thread: usize) -> Option<Action> {
        self.context.tables.action(state.threads[thread]).copied()
    }

    // Threads.

    /// The state in which nothing has happened yet; `None` where already that is an error.
    pub fn initial(&mut self) -> Option<State> {
        let mut state = State::initial(self.context.layout.initial.clone());
        let count = self.context.program.threads.len();
        if count > MAX_THREADS {
            let at = CodeAddress(0);
            self.unsupported(&state, 0, format!("more than {MAX_THREADS} threads"), at);
            return None;
        }
        for _ in 0..count {
            state.add_thread(ENDED, None);
        }
        for (number, start) in self.context.program.threads.iter().enumerate() {
            let constant = |operand: &Operand| match value_of(*operand) {
                Value::Constant(value) => value,
                Value::Register(_) => 0,
            };
            let arguments: Vec<u64> = start.arguments.iter().map(constant).collect();
            if !self.start(&mut state, ThreadId(number as u16), start.function, &arguments, None) {
                return None;
            }
        }
        Some(state)
    }

    fn start(
        &mut self,
        state: &mut State,
        thread: ThreadId,
        function: crate::ir::FunctionId,
        arguments: &[u64],
        wait: Option<Wait>,
    ) -> bool {
        let mark = self.machine.mark();
        self.name_free_slots(state);
        let step = self.machine.start(thread, function, arguments);
        // The new thread's own children wait for what it waits for.
        let going_on = self.enter(state, thread.index(), step, wait);
        self.machine.release(mark);
        going_on
    }

    /// Threads that the next step spawns get the first slots that are free.
    fn name_free_slots(&mut self, state: &State) {
        let count = state.threads.len();
        let joined =
            (0..count).filter(|&slot| count >= FRESH_THREADS && state.threads[slot] == JOINED && state.sides[slot].entries.is_empty());
        let mut names: Vec<ThreadId> = joined.chain(count..MAX_THREADS).map(|slot| ThreadId(slot as u16)).collect();
        names.reverse();
        self.machine.give_names(names.into_iter());
    }

    /// A thread has run to its next action. `false`: that is an error.
    fn enter(&mut self, state: &mut State, thread: usize, step: Step, wait: Option<Wait>) -> bool {
        let spawned: Vec<_> = self.machine.spawned().iter().map(|&new| (new, self.machine.spawned_arguments(new).to_vec())).collect();
        if self.recording {
            state.log.extend(self.machine.take_printed().into_iter().map(|(code, text)| Item::Print { thread, code, text }));
        }
        let number = self.number_of(step);
        state.threads[thread] = number;
        for (new, arguments) in spawned {
            if new.thread == NO_NAME {
                self.unsupported(state, thread, format!("more than {MAX_THREADS} threads at a time"), step.action.code);
                return false;
            }
            let child_wait = wait.or_else(|| {
                let count = state.sides[thread].entries.len() as u32;
                (count > 0).then_some(Wait { parent: thread as u16, count })
            });
            while state.threads.len() <= new.thread.index() {
                state.add_thread(ENDED, None);
            }
            // A name that was used before: nothing is left of that thread.
            *state.side_mut(new.thread.index()) = Side { wait: child_wait, ..Side::default() };
            if self.recording {
                state.log.push(Item::Spawn { parent: thread, child: new.thread.index(), function: new.function });
            }
            if !self.start(state, new.thread, new.function, &arguments, child_wait) {
                return false;
            }
        }
        self.check_standing(state, thread)
    }

    /// The number of a thread that has just stopped.
    fn number_of(&mut self, step: Step) -> u32 {
        if step.action.kind == ActionKind::End {
            return if self.machine.ends_process(step.action.code) { EXITED } else { ENDED };
        }
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        words.extend_from_slice(self.machine.words_of(step.snapshot));
        self.context.registers.normalise(&mut words);
        let number = self.intern_thread(&words, step.action);
        self.words = words;
        number
    }

    pub(super) fn intern_thread(&mut self, words: &[u64], action: Action) -> u32 {
        let context = self.context;
        context.tables.threads.intern_cached(&mut self.caches.threads, words, || {
            let mut points_to = Vec::new();
            context.registers.each_pointer(&mut words.to_vec(), |word| {
                if let Some(index) = pointer::object(*word).checked_sub(context.layout.heap).filter(|&index| index < MAX_HEAP)
                    && !points_to.contains(&index)
                {
                    points_to.push(index);
                }
            });
            Some(ThreadExtra { action, points_to: points_to.into(), future: context.futures.of(&context.registers, words) })
        })
    }

    /// Does a thread stand at an error? Notes bounds.
    fn check_standing(&mut self, state: &State, thread: usize) -> bool {
        let Some(action) = self.action(state, thread) else { return true };
        match action.kind {
            ActionKind::Failed(fault) => {
                self.fault(state, thread, fault, action.code);
                false
            }
            ActionKind::Bounded(bound) => {
                self.note_bound(BoundHit { bound, at: self.position(action.code) });
                true
            }
            _ => true,
        }
    }

    pub(super) fn note_bound(&mut self, hit: BoundHit) {
        if !self.bounds.contains(&hit) {
            self.bounds.push(hit);
        }
    }

    /// The thread goes on with the answer to its action.
    fn resume(&mut self, state: &mut State, thread: usize, answer: u64) -> bool {
        let before = state.threads[thread];
        if !self.recording
            && let Some(&(next, progress)) = self.resumed.get(&(before, answer))
        {
            state.threads[thread] = next;
            state.progressed |= progress;
            return true;
        }
        let mark = self.machine.mark();
        let snapshot = self.machine.load(&self.context.tables.threads.get(before).words);
        self.name_free_slots(state);
        let step = self.machine.resume(snapshot, 0, answer);
        let quiet = self.machine.spawned().is_empty() && !matches!(step.action.kind, ActionKind::Bounded(_));
        let turned = self.machine.turned();
        let going_on = self.enter(state, thread, step, None);
        // The name of a thread that has ended may be given again: what goes on then is another thread.
        let progress = turned || has_ended(state.threads[thread]);
        state.progressed |= progress;
        self.machine.release(mark);
        if going_on && quiet {
            self.resumed.insert((before, answer), (state.threads[thread], progress));
        }
        going_on
    }

    /// What a locked instruction does that reads `answer`.
    fn exchange(&mut self, state: &State, thread: usize, answer: u64) -> Exchange {
        let before = state.threads[thread];
        if let Some(&known) = self.exchanged.get(&(before, answer)) {
            return known;
        }
        let mark = self.machine.mark();
        let snapshot = self.machine.load(&self.context.tables.threads.get(before).words);
        let step = self.machine.resume(snapshot, 0, answer);
        let exchange = match step.action.kind {
            ActionKind::Write { exclusive: true, .. } => {
                // The thread between its read and its write is never part of a state: its words are kept as they are.
                let words = self.machine.words_of(step.snapshot).to_vec();
                Exchange { written: Some(step.action.value), next: self.intern_thread(&words, step.action) }
            }
            _ => Exchange { written: None, next: before },
        };
        self.machine.release(mark);
        self.exchanged.insert((before, answer), exchange);
        exchange
    }

    // Memory.

    pub(super) fn write_memory(&mut self, state: &mut State, address: u64, width: Width, value: Option<u64>) {
        let offset = pointer::offset(address) as usize;
        if let Some(index) = self.context.layout.heap_index(address, state.heap.len()) {
            state.object_mut(index).write(offset, width, value);
        } else if let Some((first, _)) = self.context.layout.global(pointer::object(address)) {
            write_cell(state.memory_mut(), first as usize * 8 + offset, width, value.unwrap_or(0));
            if value.is_none() || state.memory.len() > self.context.layout.initial.len() {
                self.context.note_nothing(state, address, value.is_none());
            }
        }
    }

    /// The value in memory of a cell that is known to exist; `None` if it was never written, or holds a copy of nothing.
    pub(super) fn read_memory(&self, state: &State, address: u64, width: Width) -> Option<u64> {
        let offset = pointer::offset(address) as usize;
        if let Some(index) = self.context.layout.heap_index(address, state.heap.len()) {
            return state.heap[index].value(offset, width);
        }
        let (first, _) = self.context.layout.global(pointer::object(address)).filter(|_| !self.context.holds_nothing(state, address))?;
        Some(read_cell(&state.memory, first as usize * 8 + offset, width))
    }

    /// Can the address be accessed?
    fn check_address(&mut self, state: &State, thread: usize, action: &Action) -> bool {
        let (object, offset) = (pointer::object(action.address), pointer::offset(action.address));
        let end = offset.checked_add(action.width.bytes());
        if object == 0 {
            self.bad_address(state, thread, action, BadAddress::Null);
            return false;
        }
        if let Some((first, size)) = self.context.layout.global(object) {
            if end.is_none_or(|end| end > size) {
                self.bad_address(state, thread, action, BadAddress::OutOfBounds { size });
                return false;
            }
            if !self.check_storage(state, thread, action) {
                return false;
            }
            let noted = self.context.layout.note(first as usize * 8 + offset as usize, action.width, action.code);
            return match noted {
                Ok(()) => true,
                Err((other, byte)) if self.context.scouts => {
                    self.note_global_sizes(action, other, byte);
                    true
                }
                Err((other, _)) => {
                    self.mixed_size(state, thread, action.code, Some(other));
                    false
                }
            };
        }
        let Some(index) = self.context.layout.heap_index(action.address, state.heap.len()) else {
            self.bad_address(state, thread, action, BadAddress::NoObject);
            return false;
        };
        let known = &state.heap[index];
        if end.is_none_or(|end| end > known.size) {
            self.bad_address(state, thread, action, BadAddress::OutOfBounds { size: known.size });
            return false;
        }
        if let Life::Freed(by) = known.life {
            self.violation_with(state, thread, ViolationKind::UseAfterFree, FREED, action.code, Some(by));
            return false;
        }
        if self.context.scouts {
            self.note_heap_sizes(known, action);
            return true;
        }
        let overlaps = |entry: &Entry| {
            pointer::object(entry.address) == object
                && (entry.address != action.address || entry.width != action.width)
                && entry.address < action.address + u64::from(action.width.bytes())
                && action.address < entry.address + u64::from(entry.width.bytes())
        };
        let fits = known.fits(offset as usize, action.width).0 && !state.sides.iter().flat_map(|side| &side.entries).any(overlaps);
        if !fits {
            self.mixed_size(state, thread, action.code, None);
        }
        fits
    }

    /// May this global be accessed so, and is it still there?
    fn check_storage(&mut self, state: &State, thread: usize, action: &Action) -> bool {
        let object = pointer::object(action.address);
        let writes = !matches!(action.kind, ActionKind::Read { exclusive: false, .. });
        if writes && self.context.layout.storage(object) == Some(Storage::Constant) {
            self.violation(state, thread, ViolationKind::ConstantWrite, CONSTANT, action.code);
            return false;
        }
        let ended = self.context.layout.life(object).and_then(|word| state.memory[word].checked_sub(1));
        if let Some(by) = ended {
            self.violation_with(state, thread, ViolationKind::UseAfterFree, FREED, action.code, Some(CodeAddress(by as u32)));
        }
        ended.is_none()
    }

    // Steps.

    /// All the results of the next step of a thread. None, if it has to wait.
    pub fn step(&mut self, state: &State, thread: usize, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        let Some(action) = self.action(state, thread) else { return };
        if matches!(action.kind, ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_)) {
            return;
        }
        let mut copy = self.copy(state);
        copy.progressed = false;
        let left = if self.context.options.reductions.local_steps { MAX_LOCAL } else { 0 };
        self.after_wait(copy, thread, &mut |worker, state| {
            worker.perform(state, thread, &action, &mut |worker, state| worker.go_on_alone(state, thread, left, next));
        });
    }

    /// The steps of a thread that concern nobody else, up to so many. A list of what is left to do, the first last: a long way does not need a deep stack.
    fn go_on_alone(&mut self, state: State, thread: usize, left: u32, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        let mut results = self.lists.pop().unwrap_or_default();
        results.push((state, left));
        while let Some((state, left)) = results.pop() {
            if self.is_stopped() {
                self.recycle(state);
                continue;
            }
            match self.action(&state, thread) {
                Some(action) if left > 0 && self.goes_on_alone(&state, thread, &action) => {
                    let first = results.len();
                    self.perform(state, thread, &action, &mut |_, state| results.push((state, left - 1)));
                    results[first..].reverse();
                }
                _ => next(self, state),
            }
        }
        self.lists.push(results);
    }

    /// Does the next step of the thread concern nobody else, and have one result?
    fn goes_on_alone(&self, state: &State, thread: usize, action: &Action) -> bool {
        action.kind != ActionKind::Choose && self.is_independent(state, thread, action)
    }

    /// The next step of a thread alone, without what would follow at once.
    pub(super) fn step_alone(&mut self, state: &State, thread: usize, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        if let Some(action) = self.action(state, thread) {
            let copy = self.copy(state);
            self.perform(copy, thread, &action, next);
        }
    }

    /// Before its first step, what a new thread waits for has to leave its parent's buffer.
    fn after_wait(&mut self, state: State, thread: usize, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        match state.sides[thread].wait {
            None => next(self, state),
            Some(_) if !self.context.options.reductions.delayed_flushing => self.recycle(state),
            Some(wait) => self.flush(state, usize::from(wait.parent), wait.count as usize, next),
        }
    }

    /// Empties the first `count` entries of the buffer. In the plain semantics the thread waits until that has happened.
    fn drain(&mut self, state: State, thread: usize, count: usize, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        if count > 0 && !self.context.options.reductions.delayed_flushing {
            return self.recycle(state);
        }
        self.flush(state, thread, count, next);
    }

    fn perform(&mut self, mut state: State, thread: usize, action: &Action, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        match action.kind {
            ActionKind::Read { exclusive: false, .. } => {
                if !self.check_address(&state, thread, action) {
                    return self.recycle(state);
                }
                self.load(state, thread, action, action.access.order, &mut |worker, mut state, value| {
                    worker.log_access(&mut state, thread, action, value, action.access.order, None);
                    let going_on = worker.resume(&mut state, thread, value);
                    // A wait for another value goes on waiting.
                    let waits = worker.action(&state, thread).is_some_and(|action| action.kind == ActionKind::Blocked(Block::Wait));
                    if going_on && !waits { next(worker, state) } else { worker.recycle(state) }
                });
            }
            ActionKind::Read { .. } => self.locked(state, thread, action, next),
            ActionKind::Write { .. } => {
                if !self.check_address(&state, thread, action) || !self.check_unlock(&mut state, thread, action) {
                    return self.recycle(state);
                }
                self.store(state, thread, action, next);
            }
            ActionKind::Fence(fence) => {
                let full = matches!(fence, Fence::Mfence | Fence::C11(Order::SeqCst));
                let count = if full { state.sides[thread].entries.len() } else { 0 };
                self.drain(state, thread, count, &mut |worker, mut state| {
                    if worker.recording {
                        state.log.push(Item::Fence { thread, fence, code: action.code });
                    }
                    worker.answer_nothing(state, thread, next);
                });
            }
            ActionKind::Join => self.join(state, thread, action, next),
            ActionKind::Allocate { zeroed } => {
                if action.value > MAX_OBJECT {
                    let message = format!("an object of {} bytes, more than {MAX_OBJECT}", action.value);
                    self.unsupported(&state, thread, message, action.code);
                    return self.recycle(state);
                }
                let address = self.context.layout.heap_address(state.heap.len() as u32, 0);
                let local = self.machine.is_local(action.code);
                let allocated = Some(action.code).filter(|_| self.context.scouts || self.context.options.leaks && !local);
                let life = match zeroed {
                    _ if local => Life::Variable,
                    true => Life::Zeroed,
                    false => Life::Raw,
                };
                state.add_object(Object::new(action.value as u32, life, allocated));
                if self.recording {
                    state.log.push(Item::Allocate { thread, size: action.value as u32, code: action.code });
                }
                if self.resume(&mut state, thread, address) { next(self, state) } else { self.recycle(state) }
            }
            ActionKind::Free => {
                if self.free(&mut state, thread, action) {
                    if self.recording {
                        state.log.push(Item::Free { thread, address: action.address, code: action.code });
                    }
                    self.answer_nothing(state, thread, next);
                } else {
                    self.recycle(state);
                }
            }
            ActionKind::Choose => {
                if self.machine.is_partial(action.code) {
                    self.note_bound(BoundHit { bound: Bound::Inputs, at: self.position(action.code) });
                }
                let may_fail = matches!(self.machine.code().code[action.code.0 as usize], Code::Spurious { .. });
                for value in action.address..=action.value {
                    if self.is_stopped() {
                        break;
                    }
                    let mut copy = self.copy(&state);
                    // An answer from outside is progress. What may fail for no reason does not do so for ever.
                    copy.progressed = !may_fail || value != 0;
                    if self.recording {
                        copy.log.push(Item::Choose { thread, value, code: action.code });
                    }
                    if self.resume(&mut copy, thread, value) { next(self, copy) } else { self.recycle(copy) }
                }
                self.recycle(state);
            }
            ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => self.recycle(state),
        }
    }

    fn answer_nothing(&mut self, mut state: State, thread: usize, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        if self.resume(&mut state, thread, 0) { next(self, state) } else { self.recycle(state) }
    }

    /// The values that a load may read.
    fn load(&mut self, state: State, thread: usize, action: &Action, order: Order, next: &mut dyn FnMut(&mut Worker<'c>, State, u64)) {
        // A SeqCst store was compiled to something that a later SeqCst load waits for.
        let sequential = state.sides[thread].entries.iter().rposition(|entry| entry.sequential);
        let count = if order == Order::SeqCst { sequential.map_or(0, |last| last + 1) } else { 0 };
        self.drain(state, thread, count, &mut |worker, state| {
            let own = state.sides[thread].entries.iter().rfind(|entry| entry.address == action.address).map(Entry::stored);
            if own.is_none() {
                worker.looks_at_others(&state, thread, action);
            }
            worker.read_flushed(&state, thread, action, &mut |worker, state, value| worker.answer_load(state, thread, action, value, next));
            let value = own.unwrap_or_else(|| worker.read_memory(&state, action.address, action.width));
            worker.answer_load(state, thread, action, value, next);
        });
    }

    /// The values that the entries of other threads' buffers give, if they leave now.
    fn read_flushed(&mut self, state: &State, thread: usize, action: &Action, next: &mut dyn FnMut(&mut Worker<'c>, State, Option<u64>)) {
        if !self.context.options.reductions.delayed_flushing {
            return;
        }
        for other in (0..state.sides.len()).filter(|&other| other != thread) {
            for position in 0..state.sides[other].entries.len() {
                let entry = state.sides[other].entries[position];
                if entry.address == action.address {
                    let copy = self.copy(state);
                    self.flush_for(copy, other, position, thread, &mut |worker, state| next(worker, state, entry.stored()));
                }
            }
        }
    }

    /// A locked instruction: its buffer is empty, and nothing comes between its read and its write. A compare-and-swap that fails is a load.
    fn locked(&mut self, state: State, thread: usize, action: &Action, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        if !self.check_address(&state, thread, action) {
            return self.recycle(state);
        }
        if matches!(self.machine.code().code[action.code.0 as usize], Code::Cas { .. }) {
            let copy = self.copy(&state);
            self.load(copy, thread, action, action.failure, &mut |worker, mut state, value| {
                if worker.exchange(&state, thread, value).written.is_some() {
                    return worker.recycle(state);
                }
                worker.log_access(&mut state, thread, action, value, action.failure, None);
                if worker.resume(&mut state, thread, value) { next(worker, state) } else { worker.recycle(state) }
            });
        }
        let count = state.sides[thread].entries.len();
        self.drain(state, thread, count, &mut |worker, state| {
            let mut finish = |worker: &mut Worker<'c>, mut state: State, value: Option<u64>| {
                let Some(value) = value else {
                    worker.uninitialised(&state, thread, action);
                    return worker.recycle(state);
                };
                // A lock that is held, or a value that is not the one waited for: the thread waits.
                let Exchange { written: Some(written), next: after } = worker.exchange(&state, thread, value) else {
                    return worker.recycle(state);
                };
                worker.log_access(&mut state, thread, action, value, action.access.order, Some(written));
                worker.write_memory(&mut state, action.address, action.width, Some(written));
                if worker.context.tracks_locks && action.width == Width::I32 && !state.sides[thread].held.contains(&action.address) {
                    let held = &mut state.side_mut(thread).held;
                    held.push(action.address);
                    held.sort_unstable();
                }
                state.threads[thread] = after;
                worker.answer_nothing(state, thread, next);
            };
            worker.read_flushed(&state, thread, action, &mut finish);
            let value = worker.read_memory(&state, action.address, action.width);
            finish(worker, state, value);
        });
    }

    fn store(&mut self, mut state: State, thread: usize, action: &Action, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        let buffered = self.context.tso && !self.is_private(&state, thread, action.address);
        let stored = self.stored(&mut state, thread, action);
        if self.recording {
            let order = action.access.order;
            let (address, value, code) = (action.address, action.value, action.code);
            state.log.push(Item::Write { thread, address, value, order, code, buffered, width: action.width });
        }
        if !buffered {
            if state.sides[thread].forced && !self.is_full(&state, thread) {
                // An entry has made room for a store that now needs none.
                state.side_mut(thread).forced = false;
            }
            self.write_memory(&mut state, action.address, action.width, stored);
            return self.answer_nothing(state, thread, next);
        }
        let full = self.is_full(&state, thread);
        if full && !self.context.options.reductions.delayed_flushing {
            return self.recycle(state);
        }
        let sequential = action.access.order == Order::SeqCst;
        let (value, nothing) = (stored.unwrap_or(0), stored.is_none());
        state.side_mut(thread).entries.push(Entry { address: action.address, value, width: action.width, sequential, nothing });
        if !full {
            return self.answer_nothing(state, thread, next);
        }
        // The oldest entry makes room; that it does so after the new one has come in makes no difference.
        self.flush(state, thread, 1, &mut |worker, mut state| {
            state.side_mut(thread).forced = true;
            worker.answer_nothing(state, thread, next);
        });
    }

    /// A lock may only be released by the thread that holds it; any write of the thread's own ends that.
    fn check_unlock(&mut self, state: &mut State, thread: usize, action: &Action) -> bool {
        let held = state.sides[thread].held.iter().position(|&address| address == action.address);
        if let Some(held) = held {
            state.side_mut(thread).held.remove(held);
        } else if matches!(action.kind, ActionKind::Write { unlock: true, .. }) {
            let (kind, message) = describe_unlock(self.machine.begins_wait(action.code));
            self.violation(state, thread, kind, message, action.code);
            return false;
        }
        true
    }

    /// Waits until the other has ended, and everything that it did is in memory.
    fn join(&mut self, state: State, thread: usize, action: &Action, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        let target = action.value as usize;
        if target >= state.threads.len() {
            self.fault(&state, thread, crate::machine::action::Fault::BadJoin, action.code);
            return self.recycle(state);
        }
        // Who has ended the program does not let others go on.
        if !has_ended(state.threads[target]) || state.threads[target] == EXITED {
            return self.recycle(state);
        }
        if state.threads[target] == JOINED {
            self.violation(&state, thread, ViolationKind::BadJoin, JOINED_TWICE, action.code);
            return self.recycle(state);
        }
        self.looks_at_others(&state, thread, action);
        self.after_wait(state, target, &mut |worker, state| {
            let count = state.sides[target].entries.len();
            worker.drain(state, target, count, &mut |worker, mut state| {
                if state.threads[target] == ENDED {
                    state.threads[target] = JOINED;
                }
                if !state.sides[target].held.is_empty() && !worker.context.tracks_locks {
                    state.side_mut(target).held.clear();
                }
                if worker.recording {
                    state.log.push(Item::Join { thread, target, code: action.code });
                }
                worker.answer_nothing(state, thread, next);
            });
        });
    }

    fn free(&mut self, state: &mut State, thread: usize, action: &Action) -> bool {
        if action.address == 0 {
            return true;
        }
        self.looks_at_others(state, thread, action);
        let object = pointer::object(action.address);
        let local = self.machine.is_local(action.code);
        if let Some(word) = self.context.layout.life(object).filter(|_| local) {
            let pending = |other: usize| state.sides[other].entries.iter().any(|entry| pointer::object(entry.address) == object);
            if (0..state.sides.len()).any(|other| other != thread && pending(other)) {
                self.violation(state, thread, ViolationKind::UseAfterFree, FREED_EARLY, action.code);
                return false;
            }
            state.memory_mut()[word] = u64::from(action.code.0) + 1;
            return true;
        }
        let index = self.context.layout.heap_index(action.address, state.heap.len()).filter(|_| pointer::offset(action.address) == 0);
        let life = index.map(|index| state.heap[index].life);
        let variable = life.map_or(self.context.layout.global(object).is_some(), |life| life == Life::Variable);
        let Some(index) = index.filter(|_| variable == local) else {
            let message = if variable { NOT_ON_THE_HEAP } else { NOT_ALLOCATED };
            self.violation(state, thread, ViolationKind::InvalidFree, message, action.code);
            return false;
        };
        if let Life::Freed(by) = state.heap[index].life {
            self.violation_with(state, thread, ViolationKind::DoubleFree, FREED_TWICE, action.code, Some(by));
            return false;
        }
        for other in 0..state.sides.len() {
            while let Some(position) = state.sides[other].entries.iter().position(|entry| pointer::object(entry.address) == object) {
                if other != thread {
                    self.violation(state, thread, ViolationKind::UseAfterFree, FREED_EARLY, action.code);
                    return false;
                }
                // Nobody can see the thread's own stores to what it frees any more.
                state.side_mut(other).entries.remove(position);
                self.entry_gone(state, other, position);
                if self.recording {
                    state.log.push(Item::Evict { thread, position });
                }
            }
        }
        self.excuse(state, index);
        let freed = state.object_mut(index);
        freed.life = Life::Freed(action.code);
        freed.allocated = None;
        freed.words.clear();
        true
    }

    fn log_access(&mut self, state: &mut State, thread: usize, action: &Action, value: u64, order: Order, written: Option<u64>) {
        if self.recording {
            let (address, code) = (action.address, action.code);
            let own = written.is_none() && state.sides[thread].entries.iter().any(|entry| entry.address == address);
            state.log.push(Item::Read { thread, address, value, order, code, own, width: action.width });
            if let Some(value) = written {
                state.log.push(Item::Exchange { thread, address, value, order: action.access.order, code, width: action.width });
            }
        }
    }
}
