//! x86-TSO in its plainest operational form, as a second opinion on the engine of stored states: each thread has a buffer, and a flusher may write the
//! oldest entry of any buffer to memory at any moment (Sewell and others 2010). No reduction of any kind; states are kept whole in a set.
//!
//! Small programs only: globals, locks and threads, no heap. What it cannot do is an error that says so.

use std::collections::{BTreeSet, HashSet, VecDeque};

use thinair_core::ir::{Fence, Operand, Order, Program, pointer};
use thinair_core::machine::action::{Action, ActionKind, ThreadId};
use thinair_core::machine::code::{Code, ProgramCode, Value, initial_value, value_of};
use thinair_core::machine::executor::{Executor, Step};
use thinair_core::machine::saved::Registers;
use thinair_core::machine::{Machine, NO_NAME};

use crate::final_states::FinalState;

const MAX_THREADS: usize = 16;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Thread {
    /// `None`: it has ended.
    words: Option<Vec<u64>>,
    /// What it wants to do next; follows from the words.
    action: Option<Next>,
    /// Address, value, and whether the store is SeqCst.
    buffer: Vec<(u64, u64, bool)>,
    /// The parent, and how many of its entries have to be in memory before this thread does anything.
    waits: Option<(usize, usize)>,
}

/// An action, equal to any other: the words tell threads apart.
#[derive(Clone, Copy)]
struct Next(Action);

impl PartialEq for Next {
    fn eq(&self, _: &Next) -> bool {
        true
    }
}

impl Eq for Next {}

impl std::hash::Hash for Next {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    threads: Vec<Thread>,
    memory: Vec<(u64, u64)>,
}

impl State {
    fn value(&self, address: u64) -> Result<u64, String> {
        let found = self.memory.iter().find(|(known, _)| *known == address).map(|&(_, value)| value);
        found.ok_or_else(|| format!("an access to {address:#x}, which is no element of a global"))
    }

    fn write(&mut self, address: u64, value: u64) {
        if let Some(cell) = self.memory.iter_mut().find(|(known, _)| *known == address) {
            cell.1 = value;
        }
    }

    fn flush(&mut self, thread: usize) {
        let (address, value, _) = self.threads[thread].buffer.remove(0);
        self.write(address, value);
        for other in &mut self.threads {
            if let Some((parent, count)) = &mut other.waits
                && *parent == thread
            {
                *count -= 1;
            }
            other.waits = other.waits.filter(|&(_, count)| count > 0);
        }
    }
}

pub struct Explored {
    pub finals: BTreeSet<FinalState>,
    /// Some thread ran into an error.
    pub failed: bool,
    pub states: usize,
}

/// Visits every state; gives up beyond `limit`.
pub fn explore(program: &Program, limit: usize) -> Result<Explored, String> {
    let code = ProgramCode::without_loops(program);
    let registers = Registers::new(program, &code, false);
    let mut flusher = Flusher { machine: Machine::for_stored_states(program, code, MAX_THREADS), registers, failed: false };
    let mut memory = Vec::new();
    for (number, global) in program.globals.iter().enumerate() {
        for index in 0..global.length {
            let value = global.init.get(index as usize).map_or(0, |&initializer| initial_value(initializer));
            memory.push((pointer::make(number as u32 + 1, index * global.element.bytes()), value));
        }
    }
    let mut first = State { threads: Vec::new(), memory };
    for _ in &program.threads {
        first.threads.push(Thread { words: None, action: None, buffer: Vec::new(), waits: None });
    }
    for (number, start) in program.threads.iter().enumerate() {
        let constant = |operand: &Operand| if let Value::Constant(value) = value_of(*operand) { value } else { 0 };
        let arguments: Vec<u64> = start.arguments.iter().map(constant).collect();
        flusher.name(&first);
        let step = flusher.machine.start(ThreadId(number as u16), start.function, &arguments);
        flusher.enter(&mut first, number, step, None)?;
    }
    let (mut seen, mut todo) = (HashSet::from([first.clone()]), VecDeque::from([first]));
    let mut explored = Explored { finals: BTreeSet::new(), failed: false, states: 0 };
    while let Some(state) = todo.pop_front() {
        let mut next = Vec::new();
        for thread in 0..state.threads.len() {
            flusher.step(&state, thread, &mut next)?;
            if !state.threads[thread].buffer.is_empty() {
                let mut flushed = state.clone();
                flushed.flush(thread);
                next.push(flushed);
            }
        }
        if next.is_empty() && state.threads.iter().all(|thread| thread.words.is_none()) {
            explored.finals.insert(state.memory.iter().map(|&(_, value)| value).collect());
        }
        for state in next {
            if seen.insert(state.clone()) {
                todo.push_back(state);
            }
        }
        if seen.len() > limit {
            return Err(format!("more than {limit} states"));
        }
    }
    explored.states = seen.len();
    explored.failed = flusher.failed;
    Ok(explored)
}

struct Flusher {
    machine: Machine<false>,
    registers: Registers,
    failed: bool,
}

impl Flusher {
    fn name(&mut self, state: &State) {
        let names: Vec<ThreadId> = (state.threads.len()..MAX_THREADS).rev().map(|slot| ThreadId(slot as u16)).collect();
        self.machine.give_names(names.into_iter());
    }

    fn enter(&mut self, state: &mut State, thread: usize, step: Step, waits: Option<(usize, usize)>) -> Result<(), String> {
        let spawned: Vec<_> = self.machine.spawned().iter().map(|&new| (new, self.machine.spawned_arguments(new).to_vec())).collect();
        self.failed |= matches!(step.action.kind, ActionKind::Failed(_));
        if matches!(step.action.kind, ActionKind::Bounded(_)) {
            return Err("a thread that ran into a bound".to_string());
        }
        state.threads[thread].words = (step.action.kind != ActionKind::End).then(|| {
            let mut words = self.machine.words_of(step.snapshot).to_vec();
            self.registers.normalise(&mut words);
            words
        });
        state.threads[thread].action = Some(Next(step.action));
        for (new, arguments) in spawned {
            if new.thread == NO_NAME {
                return Err("too many threads".to_string());
            }
            let pending = state.threads[thread].buffer.len();
            let waits = waits.or((pending > 0).then_some((thread, pending)));
            state.threads.push(Thread { words: None, action: None, buffer: Vec::new(), waits });
            self.name(state);
            let step = self.machine.start(new.thread, new.function, &arguments);
            self.enter(state, new.thread.index(), step, waits)?;
        }
        Ok(())
    }

    fn answer(&mut self, mut state: State, thread: usize, answer: u64, next: &mut Vec<State>) -> Result<(), String> {
        let mark = self.machine.mark();
        let words = state.threads[thread].words.take().unwrap_or_default();
        let snapshot = self.machine.load(&words);
        self.name(&state);
        let mut step = self.machine.resume(snapshot, 0, answer);
        // A locked instruction is one step.
        if let ActionKind::Write { exclusive: true, .. } = step.action.kind {
            state.write(step.action.address, step.action.value);
            self.name(&state);
            step = self.machine.resume(step.snapshot, 0, 0);
        }
        self.enter(&mut state, thread, step, None)?;
        self.machine.release(mark);
        next.push(state);
        Ok(())
    }

    fn step(&mut self, state: &State, thread: usize, next: &mut Vec<State>) -> Result<(), String> {
        let this = &state.threads[thread];
        let Some(words) = &this.words else { return Ok(()) };
        let words = words.clone();
        let Some(Next(action)) = this.action else { return Ok(()) };
        if this.waits.is_some() {
            return Ok(());
        }
        let empty = this.buffer.is_empty();
        let own = this.buffer.iter().rfind(|(address, ..)| *address == action.address).map(|&(_, value, _)| value);
        let visible = |order: Order| order != Order::SeqCst || !this.buffer.iter().any(|&(.., sequential)| sequential);
        match action.kind {
            ActionKind::Read { exclusive: false, .. } => {
                if visible(action.access.order) {
                    let value = own.map_or_else(|| state.value(action.address), Ok)?;
                    self.answer(state.clone(), thread, value, next)?;
                }
            }
            ActionKind::Read { lock, .. } => {
                let is_cas = matches!(self.machine.code().code[action.code.0 as usize], Code::Cas { .. });
                // A compare-and-swap that fails is a load.
                let seen = own.map_or_else(|| state.value(action.address), Ok)?;
                let loads = is_cas && visible(action.failure) && !self.succeeds(&words, seen);
                let exchanges = empty && (!lock || self.succeeds(&words, seen));
                if loads || exchanges {
                    self.answer(state.clone(), thread, seen, next)?;
                }
            }
            ActionKind::Write { .. } => {
                let mut state = state.clone();
                state.value(action.address)?;
                state.threads[thread].buffer.push((action.address, action.value, action.access.order == Order::SeqCst));
                self.answer(state, thread, 0, next)?;
            }
            ActionKind::Fence(fence) => {
                if empty || !matches!(fence, Fence::Mfence | Fence::C11(Order::SeqCst)) {
                    self.answer(state.clone(), thread, 0, next)?;
                }
            }
            ActionKind::Join => {
                let target = &state.threads[action.value as usize];
                if target.words.is_none() && target.buffer.is_empty() && target.waits.is_none() {
                    self.answer(state.clone(), thread, 0, next)?;
                }
            }
            ActionKind::Choose => {
                for value in action.address..=action.value {
                    self.answer(state.clone(), thread, value, next)?;
                }
            }
            ActionKind::Allocate { .. } | ActionKind::Free => return Err("a program with a heap".to_string()),
            ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => {}
        }
        Ok(())
    }

    fn succeeds(&mut self, words: &[u64], value: u64) -> bool {
        let mark = self.machine.mark();
        let snapshot = self.machine.load(words);
        let step = self.machine.resume(snapshot, 0, value);
        self.machine.release(mark);
        matches!(step.action.kind, ActionKind::Write { exclusive: true, .. })
    }
}
