//! Random programs: the same seed gives the same program.
//!
//! A program has two threads or more and at most a given number of memory accesses. It uses what its memory model accepts: the
//! model's own fences and memory orders, and accesses that are not atomic where these cannot race. It never fails, except that programs
//! of the shape `races` may race: locks are released by who took them, the second one inside the first, and nothing else waits in between. A [`Shape`] says what
//! it is rich in.

use thinair_core::ir::{Access, CompareOp, FunctionId, GlobalId, Op, Operand, Order, Program, RegisterId, RmwOp, Tags, Width};
use thinair_core::model::Model;

use crate::build::{ProgramBuilder, ThreadBuilder, access};
use crate::races;
use crate::random_numbers::RandomNumbers;

/// How often what occurs: weights of the instructions, and probabilities in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    pub name: &'static str,
    load: u32,
    store: u32,
    rmw: u32,
    cas: u32,
    branch: u32,
    repeat: u32,
    lock: u32,
    spin: u32,
    assume: u32,
    choose: u32,
    /// A main thread that starts the others.
    spawn: u32,
    /// An access that is not atomic where it could be.
    plain: u32,
    /// Such accesses also where a race is an error.
    races: bool,
    /// A load right after a store, from its location.
    forward: u32,
    /// A fence after an instruction.
    fence: u32,
    /// A false address dependency.
    address_dependency: u32,
    /// A register in a stored value.
    data_dependency: u32,
    /// An order stronger than relaxed, and then a sequentially consistent one.
    ordered: u32,
    sequential: u32,
    /// Events that each thread can make at least.
    least: u32,
}

const DEFAULT: Shape = Shape {
    name: "default",
    load: 40,
    store: 40,
    rmw: 8,
    cas: 5,
    branch: 8,
    repeat: 2,
    lock: 0,
    spin: 1,
    assume: 1,
    choose: 1,
    spawn: 0,
    plain: 8,
    races: false,
    forward: 0,
    fence: 15,
    address_dependency: 15,
    data_dependency: 45,
    ordered: 40,
    sequential: 30,
    least: 1,
};

impl Shape {
    pub const ALL: [Shape; 9] = [
        DEFAULT,
        Shape { name: "rmw", load: 20, store: 25, rmw: 35, cas: 20, ..DEFAULT },
        Shape { name: "sc", ordered: 85, sequential: 80, fence: 30, ..DEFAULT },
        Shape { name: "branchy", branch: 35, repeat: 8, assume: 5, choose: 4, ..DEFAULT },
        Shape { name: "lock", lock: 70, rmw: 4, cas: 4, least: 4, ..DEFAULT },
        Shape { name: "deps", address_dependency: 55, data_dependency: 85, branch: 15, ordered: 15, ..DEFAULT },
        Shape { name: "spin", spin: 25, choose: 0, ..DEFAULT },
        Shape { name: "spawn", spawn: 100, ..DEFAULT },
        Shape { name: "races", spawn: 60, plain: 30, races: true, branch: 25, spin: 12, lock: 12, ordered: 75, sequential: 15, ..DEFAULT },
    ];

    /// Mostly relaxed accesses, values that travel and branches on them: what load buffering shows in. Not among `ALL`, which are for every model.
    pub const BUFFERING: Shape = Shape {
        name: "buffering",
        branch: 20,
        repeat: 0,
        spin: 0,
        assume: 0,
        choose: 0,
        plain: 0,
        fence: 2,
        address_dependency: 0,
        ordered: 10,
        sequential: 20,
        least: 2,
        ..DEFAULT
    };

    /// Mostly relaxed accesses, and threads that read what they have just stored, often with acquire loads. Not among `ALL` either.
    pub const FORWARDING: Shape =
        Shape { name: "forwarding", rmw: 4, cas: 3, branch: 4, forward: 60, address_dependency: 3, ordered: 8, ..Shape::BUFFERING };

    /// Several read-modify-writes of one location in a thread, stores that overtake them, and values that travel, so that
    /// writes are there before what comes before them. Not among `ALL` either.
    pub const UPDATES: Shape = Shape {
        name: "updates",
        load: 22,
        store: 26,
        rmw: 34,
        cas: 22,
        branch: 6,
        fence: 3,
        address_dependency: 25,
        data_dependency: 65,
        ..Shape::BUFFERING
    };

    /// Locks, and nothing else that waits. Not among `ALL` either.
    pub const LOCKS: Shape = Shape { name: "locks", lock: 80, rmw: 4, cas: 4, spin: 0, assume: 0, least: 4, ..DEFAULT };

    /// May its programs have threads that start threads?
    pub fn spawns(&self) -> bool {
        self.spawn > 0
    }

    pub fn find(name: &str) -> Option<Shape> {
        Shape::ALL.into_iter().chain([Shape::BUFFERING, Shape::FORWARDING, Shape::UPDATES, Shape::LOCKS]).find(|shape| shape.name == name)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// At most so many threads, and at least two.
    pub threads: u32,
    /// At most so many reads and writes.
    pub events: u32,
}

/// Does the model have nothing but fences, so that memory orders of accesses would be lowered to them?
fn has_only_fences(model: Model) -> bool {
    model.target().is_some_and(|target| !target.has_ordered_accesses())
}

pub fn program(seed: u64, model: Model, shape: &Shape, size: Size) -> Program {
    let mut numbers = RandomNumbers::new(seed);
    let mut builder = ProgramBuilder::new();
    let count = *numbers.pick(&[2, 2, 3]);
    let locations = ["x", "y", "z"][..count].iter().map(|name| builder.global(name, 0)).collect();
    let locks: Vec<GlobalId> = if shape.lock > 0 { ["m", "n"].map(|name| builder.global(name, 0)).to_vec() } else { Vec::new() };
    let spawns = numbers.percent(shape.spawn);
    let budgets = budgets(&mut numbers, shape, size);
    let mut choices = 1;
    let mut children = Vec::new();
    for (number, &budget) in budgets.iter().enumerate().skip(usize::from(spawns)) {
        // A thread that main starts may be told something; so may any other thread, but that is a constant.
        let has_parameter = spawns && numbers.percent(40);
        let function = builder.function(|thread| {
            let registers = has_parameter.then(|| thread.parameter(Width::I32)).into_iter().collect();
            let mut generator = Generator {
                numbers: &mut numbers,
                model,
                shape,
                locations: &locations,
                locks: &locks,
                thread,
                registers,
                choices: &mut choices,
                held: 0,
            };
            generator.instructions(budget, u32::MAX);
        });
        if !spawns || number > 1 && numbers.percent(15) {
            builder.start(function, if has_parameter { vec![Operand::Constant(1)] } else { Vec::new() });
        } else {
            children.push(Child { function, has_parameter });
        }
    }
    if spawns {
        builder.thread(|thread| {
            let registers = Vec::new();
            let mut generator = Generator {
                numbers: &mut numbers,
                model,
                shape,
                locations: &locations,
                locks: &locks,
                thread,
                registers,
                choices: &mut choices,
                held: 0,
            };
            generator.main_thread(budgets[0], &children);
        });
    }
    builder.finish()
}

/// How many events each thread can make.
fn budgets(numbers: &mut RandomNumbers, shape: &Shape, size: Size) -> Vec<u32> {
    // Few threads are more likely than many: what is odd needs several events in one thread.
    let most_threads = size.threads.min(size.events / shape.least).max(2);
    let threads = numbers.between(2, most_threads).min(numbers.between(2, most_threads) + 1);
    let least = shape.least.min(size.events / threads).max(1);
    let most = size.events.max(least * threads);
    // Most programs are as large as they may be.
    let total = if numbers.percent(70) { most } else { numbers.between((least * threads).max(size.events * 2 / 3), most) };
    let mut budgets = vec![least; threads as usize];
    for _ in least * threads..total {
        let lucky = numbers.between(0, threads - 1) as usize;
        budgets[lucky] += 1;
    }
    budgets
}

/// A function that the main thread starts as a thread.
struct Child {
    function: FunctionId,
    has_parameter: bool,
}

struct Generator<'a> {
    numbers: &'a mut RandomNumbers,
    model: Model,
    shape: &'a Shape,
    locations: &'a Vec<GlobalId>,
    locks: &'a [GlobalId],
    thread: &'a mut ThreadBuilder,
    /// Those that hold a value wherever we are.
    registers: Vec<RegisterId>,
    /// How many more choices the program may make: each doubles what brute force has to do.
    choices: &'a mut u32,
    /// How many of the locks, in their order, are held or passed over.
    held: usize,
}

impl Generator<'_> {
    /// Emits up to `count` instructions with at most `budget` events in total; returns how much of the budget is left.
    fn instructions(&mut self, mut budget: u32, count: u32) -> u32 {
        let mut emitted = 0;
        while budget > 0 && emitted < count {
            emitted += 1;
            budget -= self.instruction(budget);
            if self.numbers.percent(self.shape.fence) {
                let fence = *self.numbers.pick(self.model.entry().fences.known);
                self.thread.fence(fence);
            }
        }
        budget
    }

    /// Starts the children and waits for some, with instructions before, between and after.
    fn main_thread(&mut self, mut budget: u32, children: &[Child]) {
        let mut running = Vec::new();
        for child in children {
            budget = self.some_instructions(budget);
            if self.numbers.percent(15)
                && let Some(register) = self.some_register(100)
            {
                // A thread that is not always there: nobody can wait for it afterwards.
                let value = u64::from(self.numbers.between(0, 2));
                let skip = self.thread.skip_if(register, value);
                self.spawn(child);
                self.thread.end_skip(skip);
            } else {
                running.push(self.spawn(child));
            }
            if self.numbers.percent(25) {
                budget = self.some_instructions(budget);
                self.join_one(&mut running);
            }
        }
        while !running.is_empty() && self.numbers.percent(75) {
            budget = self.some_instructions(budget);
            self.join_one(&mut running);
        }
        self.instructions(budget, u32::MAX);
    }

    fn some_instructions(&mut self, budget: u32) -> u32 {
        let count = self.numbers.between(0, 2);
        self.instructions(budget, count)
    }

    fn spawn(&mut self, child: &Child) -> RegisterId {
        let arguments = if child.has_parameter { vec![self.value()] } else { Vec::new() };
        self.thread.spawn(child.function, arguments)
    }

    fn join_one(&mut self, running: &mut Vec<RegisterId>) {
        if !running.is_empty() {
            let lucky = self.numbers.between(0, running.len() as u32 - 1) as usize;
            self.thread.join(running.swap_remove(lucky));
        }
    }

    /// Emits one instruction and returns how many events it makes at most.
    fn instruction(&mut self, budget: u32) -> u32 {
        let shape = self.shape;
        let known = !self.registers.is_empty();
        let when = |condition: bool, weight: u32| if condition { weight } else { 0 };
        let weights = [
            shape.load,
            shape.store,
            when(budget >= 2, shape.rmw),
            when(budget >= 2, shape.cas),
            when(known, shape.branch),
            when(budget >= 2, shape.repeat),
            when(budget >= 4 && !self.locks.is_empty() && self.held == 0, shape.lock),
            when(self.held == 0, shape.spin),
            when(known && self.held == 0, shape.assume),
            when(*self.choices > 0, shape.choose),
        ];
        match self.numbers.weighted(&weights).unwrap_or(0) {
            0 => self.load(),
            1 => self.store(budget),
            2 => self.rmw(),
            3 => self.cas(),
            4 => self.branch(budget),
            5 => self.repeat(budget),
            6 => self.critical_section(budget),
            7 => self.spin(budget),
            8 => self.assume(),
            _ => self.choose(),
        }
    }

    fn load(&mut self) -> u32 {
        let address = self.address();
        let order = self.order_or_plain(&[Order::Acquire]);
        self.load_from(address, order)
    }

    fn load_from(&mut self, address: Operand, order: Order) -> u32 {
        let mut access = access(order);
        if self.model == Model::Armv8 && access.order == Order::Acquire && self.numbers.percent(25) {
            access.tags = Tags::ACQUIRE_PC;
        }
        if matches!(self.model, Model::Riscv | Model::Ztso) && access.order != Order::Plain && self.numbers.percent(10) {
            // An lr without its sc.
            access.tags = if self.numbers.percent(30) { Tags::PAIR.and(Tags::LOAD_RELEASES) } else { Tags::PAIR };
        }
        let register = self.thread.load(address, access);
        self.registers.push(register);
        1
    }

    /// Perhaps with a load of what was stored.
    fn store(&mut self, budget: u32) -> u32 {
        let address = self.address();
        let value = self.value();
        let order = self.order_or_plain(&[Order::Release]);
        self.thread.store(address, value, access(order));
        // Shapes without such loads must not draw a number for them: seeds stand for programs.
        if budget < 2 || self.shape.forward == 0 || !self.numbers.percent(self.shape.forward) {
            return 1;
        }
        let order = *self.numbers.pick(&[Order::Acquire, Order::Acquire, Order::SeqCst, Order::Relaxed]);
        1 + self.load_from(address, if has_only_fences(self.model) { Order::Relaxed } else { order })
    }

    fn rmw(&mut self) -> u32 {
        let address = self.address();
        let value = self.value();
        let order = self.order(&[Order::Acquire, Order::Release, Order::AcquireRelease]);
        let op = *self.numbers.pick(&[RmwOp::Add, RmwOp::Add, RmwOp::Exchange, RmwOp::Or, RmwOp::Xor, RmwOp::UMax]);
        if self.numbers.percent(20) {
            let tags = if self.model == Model::Armv8 && self.numbers.percent(80) { Tags::NO_RETURN } else { self.pair() };
            self.thread.rmw_without_result(op, address, value, Access { order, tags });
        } else {
            let tags = self.pair();
            let register = self.thread.rmw(op, address, value, Access { order, tags });
            self.registers.push(register);
        }
        2
    }

    /// Now and then a read-modify-write is two instructions, where the model tells that from one.
    fn pair(&mut self) -> Tags {
        match self.model {
            Model::Armv8 if self.numbers.percent(30) => Tags::PAIR,
            Model::Riscv | Model::Ztso if self.numbers.percent(50) => {
                let more = [Tags::NONE, Tags::NONE, Tags::NONE, Tags::LOAD_RELEASES, Tags::STORE_ACQUIRES];
                Tags::PAIR.and(*self.numbers.pick(&more))
            }
            _ => Tags::NONE,
        }
    }

    fn cas(&mut self) -> u32 {
        let expected = u64::from(self.numbers.between(0, 2));
        let register = self.compare_and_swap(expected);
        self.registers.push(register);
        2
    }

    fn compare_and_swap(&mut self, expected: u64) -> RegisterId {
        let address = self.address();
        let expected = Operand::Constant(expected);
        let new = self.value();
        let order = self.order(&[Order::Acquire, Order::Release, Order::AcquireRelease]);
        let failure = match order {
            Order::SeqCst => *self.numbers.pick(&[Order::Relaxed, Order::Acquire, Order::SeqCst]),
            Order::Acquire | Order::AcquireRelease => *self.numbers.pick(&[Order::Relaxed, Order::Acquire]),
            _ => Order::Relaxed,
        };
        let destination = self.thread.register(Width::I32);
        let (result, access) = (Some(destination), Access { order, tags: self.pair() });
        self.thread.push(Op::Cas { destination: result, success: None, width: Width::I32, address, expected, new, access, failure });
        destination
    }

    /// Waits for a value, or for a CAS to succeed. An iteration that changes nothing blocks the thread, so that there is only one.
    fn spin(&mut self, budget: u32) -> u32 {
        let spin = self.thread.begin_spin();
        if budget >= 2 && self.numbers.percent(25) {
            let expected = u64::from(self.numbers.between(0, 1));
            let register = self.compare_and_swap(expected);
            self.thread.end_spin(spin, CompareOp::Ne, register, expected);
            self.registers.push(register);
            return 2;
        }
        self.load();
        let register = *self.registers.last().expect("the load's");
        let (op, value) = *self.numbers.pick(&[(CompareOp::Eq, 0), (CompareOp::Eq, 0), (CompareOp::Ne, 1), (CompareOp::Ne, 2)]);
        self.thread.end_spin(spin, op, register, value);
        1
    }

    fn branch(&mut self, budget: u32) -> u32 {
        let register = *self.numbers.pick(&self.registers);
        let value = u64::from(self.numbers.between(0, 2));
        let skip = self.thread.skip_if(register, value);
        let count = self.numbers.between(1, 2);
        let left = self.scope(|generator| generator.instructions(budget, count));
        self.thread.end_skip(skip);
        budget - left
    }

    fn repeat(&mut self, budget: u32) -> u32 {
        let iterations = if budget >= 3 && self.numbers.percent(30) { 3 } else { 2 };
        let within = budget / iterations;
        let it = self.thread.begin_loop(u64::from(iterations));
        // A choice in a loop would be one in each iteration.
        let choices = std::mem::take(self.choices);
        let left = self.scope(|generator| generator.instructions(within, 1));
        *self.choices = choices;
        self.thread.end_loop(it);
        (within - left) * iterations
    }

    /// One that is inside another has a later lock: nobody waits in a circle.
    fn critical_section(&mut self, budget: u32) -> u32 {
        let outer = self.held;
        // Most often the first: where there is one lock, there is contention.
        let number =
            if self.numbers.percent(70) { outer } else { self.numbers.between(outer as u32, self.locks.len() as u32 - 1) as usize };
        let address = Operand::Global(self.locks[number]);
        self.held = number + 1;
        self.thread.push(Op::Lock { address });
        let events = if budget >= 7 && self.held < self.locks.len() && self.numbers.percent(40) {
            self.critical_section(budget - 3)
        } else if self.numbers.percent(50) {
            self.load()
        } else {
            self.store(1)
        };
        self.thread.push(Op::Unlock { address, barrier: true, waits: false });
        self.held = outer;
        3 + events
    }

    fn assume(&mut self) -> u32 {
        let register = *self.numbers.pick(&self.registers);
        let op = *self.numbers.pick(&[CompareOp::Eq, CompareOp::Ne]);
        let value = u64::from(self.numbers.between(0, 1));
        let condition = Operand::Register(self.thread.compare(op, register, value));
        self.thread.push(Op::Assume { condition });
        0
    }

    fn choose(&mut self) -> u32 {
        *self.choices -= 1;
        let destination = self.thread.register(Width::I32);
        self.thread.push(Op::Choose { destination, width: Width::I32, low: 0, high: 1, partial: false });
        self.registers.push(destination);
        0
    }

    /// Runs `inner`; what it assigns may not hold a value afterwards.
    fn scope<T>(&mut self, inner: impl FnOnce(&mut Self) -> T) -> T {
        let known = self.registers.len();
        let result = inner(self);
        self.registers.truncate(known);
        result
    }

    fn some_register(&mut self, probability: u32) -> Option<RegisterId> {
        (!self.registers.is_empty() && self.numbers.percent(probability)).then(|| *self.numbers.pick(&self.registers))
    }

    fn address(&mut self) -> Operand {
        let location = *self.numbers.pick(self.locations);
        let dependency = self.some_register(self.shape.address_dependency);
        self.thread.address(location, dependency)
    }

    fn value(&mut self) -> Operand {
        let constant = u64::from(self.numbers.between(1, 2));
        let dependency = self.some_register(self.shape.data_dependency);
        let used = self.numbers.percent(60);
        self.thread.value(constant, dependency, used)
    }

    fn order_or_plain(&mut self, ordered: &[Order]) -> Order {
        if (self.shape.races || !races::matter(self.model)) && self.numbers.percent(self.shape.plain) {
            Order::Plain
        } else {
            self.order(ordered)
        }
    }

    fn order(&mut self, ordered: &[Order]) -> Order {
        if has_only_fences(self.model) || !self.numbers.percent(self.shape.ordered) {
            Order::Relaxed
        } else if self.numbers.percent(self.shape.sequential) {
            Order::SeqCst
        } else {
            *self.numbers.pick(ordered)
        }
    }
}

/// Every memory order of the program, for those who want to know what it contains.
pub fn accesses(program: &Program) -> impl Iterator<Item = Access> + '_ {
    let instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
    instructions.filter_map(|instruction| match instruction.op {
        Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } | Op::Cas { access, .. } => Some(access),
        _ => None,
    })
}
