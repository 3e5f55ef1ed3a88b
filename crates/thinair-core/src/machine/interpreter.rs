//! The interpreter: an [`Executor`] over the program IR.
//!
//! A thread's whole state is a run of words: a header, then a frame for each active call (registers, private memory, loop state). Snapshots are
//! such runs on one growing stack; resuming copies a run to the top of the stack and goes on there, so that a thread runs at most once for each event and
//! nothing is allocated in the steady state. An exploration keeps the runs that come up again in [`histories`](super::histories), and does not run them twice. With `DEPENDENCIES`, each register and each private word also has a set of reads.
//!
//! Waiting is recognised at loop heads: when a loop that reads shared memory comes back to its head with the same live registers and the same
//! private memory, and nothing visible was done in between but reading, the thread blocks. A read-modify-write that stores the value which it
//! read counts as reading there (a test-and-set of a lock that is held): take an execution with such an iteration, leave its accesses out
//! and let whoever reads from its write read what its read read. All values are the same, and of the orders that models look at (happens-before,
//! from-read, coherence, and what fences add) only some pairs are gone; so that execution exists too, and shows the same errors.
//!
//! Where dependencies count, whoever reads from the write may come to be ordered after what the read read. It was so before: what was read is ordered before
//! the read, the read before its write, and, if it acquires, before all that its own thread does later. So such an iteration is waiting only if the
//! read acquires, and reads from another thread (the engine looks at that: `waiting`). POWER and ARMv7 do not order the two halves of
//! a read-modify-write by themselves: an execution in which the write is seen by whoever writes what its own read reads is taken for none.

mod ahead;
mod answers;
mod attempts;
mod calls;
mod heads;
mod lookup;
mod registers;
mod spurious;
mod undone;

pub use ahead::SecondLook;
pub use attempts::Attempt;
pub use lookup::PlaceInLoop;
pub use undone::Taker;

use attempts::Attempts;

use super::action::{Action, ActionKind, Block, Bound, CodeAddress, Fault, ThreadId};
use super::arithmetic;
use super::code::{Code, FRAME_HEADER, ProgramCode, Value};
use super::deps::{DepSet, DepSets};
use super::executor::{Executor, Snapshot, SnapshotMark, Spawned, Step};
use super::histories::{Histories, Origin};
use super::local::{Exit, Local};
use super::naming::Naming;
use super::print;
use crate::ir::{Access, BinaryOp, CheckKind, DESTROYED, FunctionId, Order, Program, Tags, Width, pointer};
use std::sync::{Arc, Mutex, PoisonError};

/// Local instructions between two visible actions.
const MAX_LOCAL_STEPS: u32 = 20_000_000;
/// Active calls of a thread.
const MAX_CALL_DEPTH: u64 = 1000;

/// The index of a read that is no event: nothing depends on it.
pub const NO_EVENT: u32 = u32::MAX;

/// The name of a thread for which the engine had none left.
pub const NO_NAME: ThreadId = ThreadId(u16::MAX);

// The header of a thread's state. Two halves of a word are written (high, low).
pub(super) const PC: usize = 0; // (whether the write of an RMW is pending: 1, or 2 if it changes nothing; code address)
pub(super) const FRAME: usize = 1; // (call depth, start of the current frame)
pub(super) const EFFECTS: usize = 2; // (what failed for no reason: see `spurious`; how often something visible was changed)
pub(super) const COUNTS: usize = 3; // (threads spawned, objects allocated)
const CONTROL: usize = 4; // (thread, dependencies of the branches so far)
pub(super) const WAKE: usize = 5; // the last wait that ended for no reason: (effects before it, its code address)
const DOUBTS: usize = 6; // (0, dependencies of what might have made the thread fail so far, without a branch)
pub(super) const HEADER: usize = 7;

pub(super) fn low(word: u64) -> u32 {
    word as u32
}
pub(super) fn high(word: u64) -> u32 {
    (word >> 32) as u32
}
fn pair(high: u32, low: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

#[derive(Clone)]
pub struct Machine<const DEPENDENCIES: bool> {
    code: ProgramCode,
    unroll: Option<u32>,
    globals: u32,
    /// The stack of snapshots; the running thread is the last.
    words: Vec<u64>,
    histories: Histories,
    /// Only in explorations.
    attempts: Option<Arc<Attempts>>,
    deps: DepSets,
    names: Naming,
    /// The names that all copies of this machine have given out, if they work at the same time.
    shared_names: Option<Arc<Mutex<Naming>>>,
    spawned: Vec<Spawned>,
    spawned_arguments: Vec<u64>,
    /// What was printed, with the place of the instruction, if anybody wants to know.
    printed: Option<Vec<(CodeAddress, String)>>,
    /// Where an engine names the threads: the names left for this step, the next one last.
    given_names: Option<Vec<ThreadId>>,
    /// Did the last step end a turn of a loop that is never left, or print something?
    turned: bool,
    /// Do threads meet at barriers?
    meets: bool,
    /// Steps that are known from the start, in the order of their snapshots.
    rehearsed: Vec<Rehearsed>,
}

/// Where a thread stands after an action that it stood at, whatever it is answered.
#[derive(Clone, Debug)]
pub struct Rehearsed {
    pub from: Snapshot,
    pub to: Step,
    pub spawned: Vec<Spawned>,
    /// Those of all that are spawned, one after the other.
    pub arguments: Vec<u64>,
}

impl<const DEPENDENCIES: bool> Machine<DEPENDENCIES> {
    /// The program must be well formed ([`crate::ir::verify`]).
    pub fn new(program: &Program, unroll: Option<u32>) -> Self {
        Machine::of_code(program, ProgramCode::new(program, DEPENDENCIES), unroll)
    }

    fn of_code(program: &Program, code: ProgramCode, unroll: Option<u32>) -> Self {
        Machine {
            code,
            unroll,
            globals: program.globals.len() as u32,
            words: Vec::new(),
            histories: Histories::default(),
            attempts: None,
            deps: DepSets::default(),
            names: Naming {
                children: vec![Vec::new(); program.threads.len()],
                objects: vec![Vec::new(); program.threads.len()],
                object_count: 0,
            },
            shared_names: None,
            spawned: Vec::new(),
            spawned_arguments: Vec::new(),
            printed: None,
            given_names: None,
            turned: false,
            rehearsed: Vec::new(),
            meets: false,
        }
    }

    /// Do threads meet at barriers? Whoever says so answers [`Code::Meet`]; otherwise barriers count.
    pub fn let_meet(&mut self, meets: bool) {
        self.meets = meets;
    }

    /// From now on, these steps are taken without running the thread. Their snapshots are never
    /// released.
    pub fn rehearse(&mut self, rehearsed: Vec<Rehearsed>) {
        if !rehearsed.is_empty() {
            // What is spawned after the last of them is not spawned yet.
            self.spawned.clear();
            self.spawned_arguments.clear();
        }
        self.rehearsed = rehearsed;
    }

    #[cold]
    fn rehearsed_step(&mut self, from: Snapshot) -> Option<Step> {
        let number = self.rehearsed.binary_search_by_key(&from.start, |known| known.from.start).ok()?;
        let Rehearsed { to, ref spawned, ref arguments, .. } = self.rehearsed[number];
        self.spawned.clone_from(spawned);
        self.spawned_arguments.clone_from(arguments);
        Some(to)
    }

    /// Moves the state at the top of the stack down to the end of another, and releases what is
    /// between.
    pub fn move_down(&mut self, top: Snapshot, below: Snapshot) -> Snapshot {
        let words = self.words_of(top).to_vec();
        self.words.truncate((below.start + below.length) as usize);
        self.load(&words)
    }

    /// A machine that does not run a thread again where it has got the same answers before.
    pub fn with_histories(program: &Program, unroll: Option<u32>) -> Self {
        let machine = Machine::new(program, unroll);
        let attempts = Arc::new(Attempts::new(&machine.code));
        Machine { histories: Histories::kept(), attempts: Some(attempts), ..machine }
    }

    /// From the beginning: the loops that these jumps close do one turn for nothing, whenever they are entered, before they wait.
    /// With `all`, every loop does.
    pub fn keep_turns(&mut self, jumps: &[CodeAddress], all: bool) {
        self.code.keep_turns(jumps);
        for this in self.code.functions.iter_mut().flat_map(|function| &mut function.loops).filter(|_| all) {
            this.keeps_turn = true;
        }
    }

    /// Runs without them until they are taken back.
    pub fn set_histories_aside(&mut self) -> Histories {
        std::mem::take(&mut self.histories)
    }

    pub fn take_histories_back(&mut self, histories: Histories) {
        self.histories = histories;
    }

    /// A machine for engines that store thread states: loops are nothing special, so that equal states are equal words, and the engine
    /// names threads (of which it has at most `threads`) and objects. The code is that without loops.
    pub fn for_stored_states(program: &Program, code: ProgramCode, threads: usize) -> Self {
        Machine {
            names: Naming { children: vec![Vec::new(); threads], objects: vec![Vec::new(); threads], object_count: 0 },
            given_names: Some(Vec::new()),
            ..Machine::of_code(program, code, None)
        }
    }

    /// Did the last step end a turn of a loop that is never left, or print something? Known only to a machine for stored states.
    pub fn turned(&self) -> bool {
        self.turned
    }

    /// The names for the threads that the next step spawns, the first to be used last.
    pub fn give_names(&mut self, names: impl Iterator<Item = ThreadId>) {
        if let Some(given) = &mut self.given_names {
            given.clear();
            given.extend(names);
        }
    }

    pub fn code(&self) -> &ProgramCode {
        &self.code
    }

    /// A saved thread comes back.
    pub fn load(&mut self, words: &[u64]) -> Snapshot {
        let start = self.words.len() as u32;
        self.words.extend_from_slice(words);
        Snapshot { start, length: words.len() as u32 }
    }

    pub fn words_of(&self, snapshot: Snapshot) -> &[u64] {
        match snapshot.state() {
            Some(state) => self.histories.words(state, snapshot.length),
            None => &self.words[snapshot.start as usize..(snapshot.start + snapshot.length) as usize],
        }
    }

    /// From now on, keeps what threads print.
    pub fn keep_printed(&mut self) {
        self.printed = Some(Vec::new());
    }

    /// What was printed since the last time.
    pub fn take_printed(&mut self) -> Vec<(CodeAddress, String)> {
        self.printed.as_mut().map(std::mem::take).unwrap_or_default()
    }

    pub fn dependencies(&self) -> &DepSets {
        &self.deps
    }

    /// The names of threads and objects that were given out.
    pub fn naming(&self) -> Naming {
        self.names.clone()
    }

    /// Gives threads and objects the names that they had in another run of the same program. Only before anything runs.
    pub fn adopt(&mut self, naming: &Naming) {
        let names = &mut self.names;
        names.object_count = naming.objects.iter().flatten().map(|&object| object.saturating_sub(self.globals)).max().unwrap_or(0);
        names.children = naming.children.clone();
        names.objects = naming.objects.clone();
        let threads = naming.children.iter().flatten().map(|child| child.index() + 1).max().unwrap_or(0);
        let threads = threads.max(names.children.len()).max(names.objects.len());
        names.children.resize(threads, Vec::new());
        names.objects.resize(threads, Vec::new());
    }

    /// How many threads have ever had a name.
    pub fn thread_names(&self) -> usize {
        self.names.children.len()
    }

    /// From now on, copies of this machine give out names together.
    pub fn share_names(&mut self) {
        self.shared_names = Some(Arc::new(Mutex::new(self.names.clone())));
    }

    #[inline]
    fn child(&mut self, thread: ThreadId, number: u32) -> ThreadId {
        if let Some(given) = &mut self.given_names {
            return given.pop().unwrap_or(NO_NAME);
        }
        match self.names.children[thread.index()].get(number as usize) {
            Some(&known) => known,
            None => self.with_new_names(|names, _| names.name_child(thread, number)),
        }
    }

    #[inline]
    fn object(&mut self, thread: ThreadId, number: u32) -> u32 {
        match self.names.objects[thread.index()].get(number as usize) {
            Some(&known) => known,
            None => self.with_new_names(|names, globals| names.name_object(thread, number, globals)),
        }
    }

    /// Gives out a name that this machine does not know.
    #[cold]
    fn with_new_names<T>(&mut self, name: impl FnOnce(&mut Naming, u32) -> T) -> T {
        let Some(shared) = &self.shared_names else { return name(&mut self.names, self.globals) };
        let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
        let new = name(&mut shared, self.globals);
        self.names.clone_from(&shared);
        new
    }

    /// The state at the top of the stack, which begins at `start`, as a step.
    #[inline]
    fn step(&self, start: usize, action: Action) -> Step {
        Step { snapshot: Snapshot { start: start as u32, length: (self.words.len() - start) as u32 }, action }
    }

    /// A step that was taken before.
    #[inline]
    fn known(&mut self, origin: Origin<'_>) -> Option<Step> {
        // What is printed is not kept.
        if self.printed.is_some() {
            return None;
        }
        let known = self.histories.find(origin)?;
        if let Some(new) = known.spawned {
            self.spawned.extend_from_slice(&new.threads);
            self.spawned_arguments.extend_from_slice(&new.arguments);
        }
        Some(*known.step)
    }

    /// Keeps a step whose state is at the top of the stack, if possible, and takes the state off the stack then.
    #[inline(never)]
    fn keep(&mut self, origin: Origin<'_>, step: Step) -> Step {
        let start = step.snapshot.start as usize;
        match self.histories.keep(origin, &step, &self.words[start..], &self.spawned, &self.spawned_arguments) {
            Some(kept) => {
                self.words.truncate(start);
                kept
            }
            None => step,
        }
    }

    /// Does a step that was taken before lead where it leads when it is taken again?
    #[cfg(feature = "invariants")]
    fn check_known(&mut self, from: Snapshot, index: u32, answer: u64, known: &Step) {
        let (mark, spawned) = (self.mark(), self.spawned.len());
        let again = self.run_from(from, index, answer);
        assert_eq!(again.action, known.action, "a known step has another action");
        assert_eq!(self.words_of(again.snapshot), self.words_of(known.snapshot), "a known step has another state");
        assert_eq!(self.spawned.len(), 2 * spawned, "a known step spawns other threads");
        self.spawned.truncate(spawned);
        self.release(mark);
    }

    /// Runs a thread from a snapshot, on the stack.
    #[inline]
    fn run_from(&mut self, from: Snapshot, index: u32, answer: u64) -> Step {
        let start = self.words.len();
        match from.state() {
            Some(state) => self.words.extend_from_slice(self.histories.words(state, from.length)),
            None => self.words.extend_from_within(from.start as usize..(from.start + from.length) as usize),
        }
        let mut running = Running::<DEPENDENCIES>::new(self, start);
        let action = match running.answer(index, answer) {
            Some(action) => action,
            None => running.run(),
        };
        self.step(start, action)
    }
}

impl<const DEPENDENCIES: bool> Executor for Machine<DEPENDENCIES> {
    fn start(&mut self, thread: ThreadId, function: FunctionId, arguments: &[u64]) -> Step {
        self.turned = false;
        self.spawned.clear();
        self.spawned_arguments.clear();
        let origin = Origin::Start { thread, function, arguments };
        if let Some(known) = self.known(origin) {
            return known;
        }
        let start = self.words.len();
        self.words.resize(start + HEADER + 2 * self.code.result_parts as usize, 0);
        self.words[start + CONTROL] = pair(u32::from(thread.0), 0);
        let mut running = Running::<DEPENDENCIES>::new(self, start);
        running.push_frame(function, u64::MAX, 0);
        for (register, &argument) in arguments.iter().enumerate() {
            running.set(register as u32, argument);
        }
        let action = running.run();
        let step = self.step(start, action);
        self.keep(origin, step)
    }

    #[inline]
    fn resume(&mut self, from: Snapshot, index: u32, answer: u64) -> Step {
        self.turned = false;
        self.spawned.clear();
        self.spawned_arguments.clear();
        let Some(state) = from.state() else {
            let may_be_known = self.rehearsed.last().is_some_and(|last| from.start <= last.from.start);
            let known = if may_be_known { self.rehearsed_step(from) } else { None };
            return known.unwrap_or_else(|| self.run_from(from, index, answer));
        };
        let origin = Origin::Answer { state, answer };
        if let Some(known) = self.known(origin) {
            #[cfg(feature = "invariants")]
            self.check_known(from, index, answer, &known);
            return known;
        }
        let step = self.run_from(from, index, answer);
        self.keep(origin, step)
    }

    fn spawned(&self) -> &[Spawned] {
        &self.spawned
    }

    fn spawned_arguments(&self, spawned: Spawned) -> &[u64] {
        let first = spawned.first_argument as usize;
        &self.spawned_arguments[first..first + spawned.arguments as usize]
    }

    fn mark(&self) -> SnapshotMark {
        SnapshotMark(self.words.len() as u32)
    }

    fn release(&mut self, mark: SnapshotMark) {
        self.words.truncate(mark.0 as usize);
    }
}

/// A thread that is being run: the state from `start` to the end of the stack, with the frame's place at hand.
struct Running<'a, const DEPENDENCIES: bool> {
    machine: &'a mut Machine<DEPENDENCIES>,
    start: usize,
    /// First register of the current frame.
    registers: usize,
    /// Is this only to see where the thread would go?
    trial: bool,
    /// And does it not stop at the heads of loops?
    passes_heads: bool,
}

impl<'a, const DEPENDENCIES: bool> Running<'a, DEPENDENCIES> {
    fn new(machine: &'a mut Machine<DEPENDENCIES>, start: usize) -> Self {
        let registers = start + low(machine.words[start + FRAME]) as usize + FRAME_HEADER as usize;
        Running { machine, start, registers, trial: false, passes_heads: false }
    }

    #[inline]
    fn header(&mut self, field: usize) -> &mut u64 {
        &mut self.machine.words[self.start + field]
    }

    fn function(&self) -> FunctionId {
        // The frame's first word holds, above the return address, which function runs.
        FunctionId(high(self.machine.words[self.registers - 1]))
    }

    fn thread(&mut self) -> ThreadId {
        ThreadId(high(*self.header(CONTROL)) as u16)
    }

    fn effect(&mut self) {
        *self.header(EFFECTS) += 1;
    }

    #[inline]
    fn action(&mut self, pc: u32, kind: ActionKind) -> Action {
        Action { kind, code: CodeAddress(pc), ctrl: self.control(), ..Action::end() }
    }

    /// Runs to the next visible action.
    fn run(&mut self) -> Action {
        let mut pc = low(*self.header(PC));
        let mut steps = MAX_LOCAL_STEPS;
        let action = loop {
            match self.run_local(&mut pc, &mut steps) {
                Exit::Other => {}
                Exit::Arithmetic => break self.arithmetic_fault(pc),
                Exit::TooManySteps => break self.action(pc, ActionKind::Bounded(Bound::Steps)),
            }
            // The code never changes while a thread runs; small copies keep the borrow short.
            match self.machine.code.code[pc as usize] {
                Code::Copy { .. } | Code::Binary { .. } | Code::Compare { .. } | Code::Cast { .. } | Code::Select { .. } => {
                    unreachable!("the inner loop does this")
                }
                Code::Load { width, address, access, .. } => {
                    break self.access(pc, ActionKind::Read { exclusive: false, lock: false }, width, address, access);
                }
                Code::Store { width, address, value, access } => {
                    let kind = ActionKind::Write { exclusive: false, unlock: false };
                    let action = self.access(pc, kind, width, address, access);
                    break Action { value: self.get(value), data: self.deps(value), ..action };
                }
                Code::Rmw { width, address, access, .. } => {
                    break self.exclusive_read(pc, width, address, access, None);
                }
                Code::Cas { width, address, access, failure, .. } => {
                    break self.exclusive_read(pc, width, address, access, Some(failure));
                }
                Code::Lock { address } => {
                    let access = Access { order: Order::Acquire, tags: Tags::NONE };
                    break self.access(pc, ActionKind::Read { exclusive: true, lock: true }, Width::I32, address, access);
                }
                Code::Unlock { address, .. } => {
                    let access = Access { order: Order::Release, tags: Tags::NONE };
                    break self.access(pc, ActionKind::Write { exclusive: false, unlock: true }, Width::I32, address, access);
                }
                Code::Wait { width, address, update, access, .. } => {
                    let action = self.exclusive_read(pc, width, address, access, None);
                    let kind = match action.kind {
                        failed @ ActionKind::Failed(_) => failed,
                        _ => ActionKind::Read { exclusive: update.is_some(), lock: true },
                    };
                    break Action { kind, ..action };
                }
                Code::Fence { fence } => break self.action(pc, ActionKind::Fence(fence)),
                Code::Myself { destination } => {
                    let handle = u64::from(self.thread().0) + 1;
                    self.define(destination, handle, DepSet::EMPTY);
                }
                Code::Meets { destination } => {
                    let meets = u64::from(self.machine.meets);
                    self.define(destination, meets, DepSet::EMPTY);
                }
                Code::Meet { array, round, needed, .. } => {
                    let action = self.action(pc, ActionKind::Choose);
                    let value = self.get(needed) << 32 | self.get(round);
                    break Action { width: Width::I64, address: self.get(array), value, ..action };
                }
                Code::Exit { process } => break Action { value: u64::from(process), ..self.action(pc, ActionKind::End) },
                Code::Pass { index, value } => {
                    let (value, deps) = (self.get(value), self.deps(value));
                    let at = self.start + HEADER + 2 * index as usize;
                    self.machine.words[at] = value;
                    self.machine.words[at + 1] = u64::from(deps.0);
                }
                Code::Take { destination, index } => {
                    let at = self.start + HEADER + 2 * index as usize;
                    let (value, deps) = (self.machine.words[at], DepSet(low(self.machine.words[at + 1])));
                    self.define(destination, value, deps);
                }
                Code::Print { ref format, ref arguments } => {
                    if self.machine.printed.is_some() {
                        let values: Vec<(Width, u64)> = arguments.iter().map(|&(width, value)| (width, self.get(value))).collect();
                        let text = print::format(format, &values);
                        self.machine.printed.get_or_insert_default().push((CodeAddress(pc), text));
                    }
                    self.machine.turned = true;
                }
                Code::PrivateLoad { destination, width, base, size, offset } => {
                    let at = self.get(offset);
                    if !in_bounds(at, width, size) {
                        break Action { address: at, width, ..self.action(pc, ActionKind::Failed(Fault::PrivateBounds)) };
                    }
                    let byte = base + at as u32;
                    let value = self.private_load(byte, width);
                    let mut deps = self.deps(offset);
                    self.might_fail(deps);
                    if DEPENDENCIES {
                        for word in byte / 8..=(byte + width.bytes() - 1) / 8 {
                            let stored = self.private_deps(word);
                            deps = self.join(deps, stored);
                        }
                    }
                    self.define(destination, value, deps);
                }
                Code::PrivateStore { width, base, size, offset, value } => {
                    let at = self.get(offset);
                    if !in_bounds(at, width, size) {
                        break Action { address: at, width, ..self.action(pc, ActionKind::Failed(Fault::PrivateBounds)) };
                    }
                    let byte = base + at as u32;
                    self.private_store(byte, width, self.get(value));
                    if DEPENDENCIES {
                        let at = self.deps(offset);
                        self.might_fail(at);
                        let deps = self.join_values(&[offset, value]);
                        for word in byte / 8..=(byte + width.bytes() - 1) / 8 {
                            // A store to part of a word leaves what the rest depends on.
                            let kept = if width == Width::I64 && byte.is_multiple_of(8) { DepSet::EMPTY } else { self.private_deps(word) };
                            let deps = self.join(deps, kept);
                            let registers = self.machine.code.function(self.function()).registers;
                            self.set_deps(registers + word, deps);
                        }
                    }
                }
                Code::Allocate { size, zeroed, .. } => {
                    // An allocator decides by the size.
                    let deps = self.deps(size);
                    self.branch_on(deps);
                    let (thread, counts) = (self.thread(), *self.header(COUNTS));
                    *self.header(COUNTS) = counts + 1;
                    let object = self.machine.object(thread, low(counts));
                    let action = self.action(pc, ActionKind::Allocate { zeroed });
                    break Action { address: pointer::make(object, 0), value: self.get(size), ..action };
                }
                // Nothing is there.
                Code::Free { address, .. } if self.get(address) == 0 => {}
                Code::Free { address, .. } => {
                    let action = self.action(pc, ActionKind::Free);
                    break Action { address: self.get(address), addr: self.deps(address), ..action };
                }
                Code::Join { thread } => {
                    let deps = self.deps(thread);
                    self.branch_on(deps);
                    let handle = self.get(thread);
                    let known = (1..=self.machine.names.children.len() as u64).contains(&handle);
                    let kind = if known { ActionKind::Join } else { ActionKind::Failed(Fault::BadJoin) };
                    let action = self.action(pc, kind);
                    break Action { value: handle.wrapping_sub(1), ..action };
                }
                Code::Choose { width, low, high, .. } => {
                    let action = self.action(pc, ActionKind::Choose);
                    break Action { width, address: low, value: high, ..action };
                }
                Code::Spurious { destination, expected } => {
                    if !self.fails_in_vain(pc, expected) {
                        let action = self.action(pc, ActionKind::Choose);
                        break Action { width: Width::I1, address: 0, value: 1, ..action };
                    }
                    self.define(destination, 0, DepSet::EMPTY);
                }
                Code::Settled => self.settle(),
                Code::Assume { condition } => {
                    let deps = self.deps(condition);
                    self.branch_on(deps);
                    if self.get(condition) == 0 {
                        break self.action(pc, ActionKind::Blocked(Block::Assume));
                    }
                }
                Code::Assert { condition } => {
                    let deps = self.deps(condition);
                    self.branch_on(deps);
                    if self.get(condition) == 0 {
                        break self.action(pc, ActionKind::Failed(Fault::Assertion));
                    }
                }
                Code::Check { condition, kind } => {
                    // What the language demands is no branch of the program; what a library demands it looks for.
                    let deps = self.deps(condition);
                    if matches!(kind, CheckKind::Initialised | CheckKind::Apart) {
                        self.might_fail(deps);
                    } else {
                        self.branch_on(deps);
                    }
                    if self.get(condition) == 0 {
                        let fault = match kind {
                            CheckKind::Misuse | CheckKind::Apart => Fault::Misuse,
                            CheckKind::Initialised => Fault::Uninitialised,
                            CheckKind::Alive => Fault::Destroyed,
                            CheckKind::Limit => Fault::Limit,
                            CheckKind::Uncaught => Fault::Uncaught,
                            CheckKind::Terminate => Fault::Terminated,
                            CheckKind::Panic => Fault::Panic,
                        };
                        break self.action(pc, ActionKind::Failed(fault));
                    }
                }
                Code::Call { .. } => match self.call(pc) {
                    Ok(()) => {
                        pc = low(*self.header(PC));
                        continue;
                    }
                    Err(action) => break action,
                },
                Code::Spawn { .. } => {
                    if self.trial {
                        break self.action(pc, ActionKind::End);
                    }
                    if let Err(action) = self.spawn(pc) {
                        break action;
                    }
                }
                Code::Return { value } => match self.leave(value) {
                    Some(next) => {
                        pc = next;
                        continue;
                    }
                    None => break self.action(pc, ActionKind::End),
                },
                Code::Unwind => match self.unwind() {
                    Some((at, edge)) => match self.follow(edge) {
                        Ok(()) => {
                            pc = edge.target;
                            continue;
                        }
                        Err(kind) => {
                            pc = at;
                            break self.action(pc, kind);
                        }
                    },
                    None => break self.action(pc, ActionKind::Failed(Fault::Uncaught)),
                },
                Code::Caught { destination } => {
                    let caught = self.is_caught();
                    self.define(destination, u64::from(caught), DepSet::EMPTY);
                }
                Code::Jump { edge } | Code::Land { edge, .. } => match self.follow(edge) {
                    Ok(()) => {
                        pc = edge.target;
                        continue;
                    }
                    Err(kind) => break self.action(pc, kind),
                },
                Code::Branch { condition, then, otherwise } => {
                    let deps = self.deps(condition);
                    self.branch_on(deps);
                    let edge = if self.get(condition) != 0 { then } else { otherwise };
                    match self.follow(edge) {
                        Ok(()) => {
                            pc = edge.target;
                            continue;
                        }
                        Err(kind) => break self.action(pc, kind),
                    }
                }
                Code::Switch { value, ref cases, default } => {
                    let wanted = self.get(value);
                    let edge = cases.iter().find(|(case, _)| *case == wanted).map_or(default, |(_, edge)| *edge);
                    let deps = self.deps(value);
                    self.branch_on(deps);
                    match self.follow(edge) {
                        Ok(()) => {
                            pc = edge.target;
                            continue;
                        }
                        Err(kind) => break self.action(pc, kind),
                    }
                }
            }
            pc += 1;
        };
        *self.header(PC) = u64::from(pc);
        action
    }

    /// An operation without a result, with its operands.
    #[cold]
    fn arithmetic_fault(&mut self, pc: u32) -> Action {
        let Code::Binary { op, width, left, right, .. } = self.machine.code.code[pc as usize] else { unreachable!() };
        let (left, right) = (self.get(left), self.get(right));
        let fault = match op {
            BinaryOp::SAdd | BinaryOp::SSub | BinaryOp::SMul => Fault::SignedOverflow,
            BinaryOp::Index => Fault::BadIndex,
            BinaryOp::Amount => Fault::BadShift,
            _ if right != 0 => Fault::DivisionOverflow,
            _ => Fault::DivisionByZero,
        };
        Action { address: left, value: right, width, ..self.action(pc, ActionKind::Failed(fault)) }
    }

    #[inline(always)]
    fn run_local(&mut self, pc: &mut u32, steps: &mut u32) -> Exit {
        let function = self.function();
        let Machine { code, words, deps, .. } = &mut *self.machine;
        let dependencies = if DEPENDENCIES { code.function(function).frame_words as usize } else { 0 };
        let (header, frame) = words.split_at_mut(self.registers);
        let [control, _, doubts] = &mut header[self.start + CONTROL..=self.start + DOUBTS] else { unreachable!("three words") };
        Local::<DEPENDENCIES> { code: &code.code, frame, dependencies, control, doubts, sets: deps }.run(pc, steps)
    }

    fn access(&mut self, pc: u32, kind: ActionKind, width: Width, address: Value, access: Access) -> Action {
        let at = self.get(address);
        let must_be_aligned = access.order != Order::Plain || access.tags.has(Tags::ALIGNED);
        let is_aligned = at & u64::from(width.bytes() - 1) == 0;
        let kind = if must_be_aligned && !is_aligned { ActionKind::Failed(Fault::Misaligned) } else { kind };
        let action = self.action(pc, kind);
        Action { width, access, failure: access.order, address: at, addr: self.deps(address), ..action }
    }

    /// The read of an RMW or CAS, with the order that concerns reading.
    fn exclusive_read(&mut self, pc: u32, width: Width, address: Value, access: Access, failure: Option<Order>) -> Action {
        let order = match access.order {
            Order::AcquireRelease => Order::Acquire,
            Order::Release => Order::Relaxed,
            order => order,
        };
        let kind = ActionKind::Read { exclusive: true, lock: false };
        let action = self.access(pc, kind, width, address, Access { order, ..access });
        Action { failure: failure.unwrap_or(order), ..action }
    }
}

/// What becomes of a thread that found this value in what it waits for.
fn blocked(block: Block, answer: u64) -> ActionKind {
    if answer == DESTROYED { ActionKind::Failed(Fault::Destroyed) } else { ActionKind::Blocked(block) }
}

fn in_bounds(offset: u64, width: Width, size: u32) -> bool {
    offset.checked_add(u64::from(width.bytes())).is_some_and(|end| end <= u64::from(size))
}
