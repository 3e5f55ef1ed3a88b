//! From a test to a program of the IR.
//!
//! Each location becomes a global, and so does each register that the condition or `locations` names: its thread stores it there as the last
//! thing it does. Nobody else touches that global and nothing follows the store, so that no behaviour is added and none is lost.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::engine::enumerate::hint;
use thinair_core::ir::{Function, FunctionId, Global, GlobalId, Initializer, Operand, Program, SourceLocation, ThreadStart, Width, verify};

use crate::builder::{Form, HINTS, INFEASIBLE, Location, Locations, ThreadBuilder};
use crate::error::{Error, ErrorKind, Position};
use crate::syntax::{Architecture, Cell, Constant, EVERY_THREAD, Place, Test, Type};
use crate::{aarch64, arm, c, power, riscv, x86};

#[derive(Clone, Debug)]
pub struct Lowered {
    pub program: Program,
    /// What the states show, in herd's order: registers by thread, then memory.
    pub observed: Vec<Observed>,
    pub locations: Vec<Location>,
    /// The labels that are values, as `P0:L0`, in the order of their values.
    pub labels: Vec<String>,
    /// Where threads count promises that they broke: an execution in which one of these is not 0 does not exist.
    pub infeasible: Vec<GlobalId>,
    /// Can a value be an address? If not, every value is a number.
    pub has_addresses: bool,
    pub form: Form,
    /// Why no other engine than the enumeration can run it under a model with dependencies.
    pub refused_with_dependencies: Option<Error>,
    /// Is there a pair of accesses (LDP, STP) that have no order between them?
    pub has_pairs: bool,
    /// Do the release sequences of RC11's paper and of C++20 differ here?
    pub continues_release_sequence: bool,
}

/// Where the final value of a place is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observed {
    pub place: Place,
    pub global: GlobalId,
    /// The element; the first one, if the whole array is observed.
    pub index: u32,
    /// The number of elements, if it is a whole array.
    pub length: Option<u32>,
    pub kind: Type,
    /// Is it part of the states? What only the filter asks for is not.
    pub shown: bool,
}

impl Lowered {
    /// The globals in which threads leave their registers.
    pub fn results(&self) -> Vec<u32> {
        let registers = self.observed.iter().filter(|observed| matches!(observed.place, Place::Register { .. }));
        registers.map(|observed| observed.global).chain(self.infeasible.iter().copied()).map(|global| global.0).collect()
    }
}

impl Observed {
    /// The elements whose values make up what is shown.
    pub fn elements(&self) -> std::ops::Range<u32> {
        self.index..self.index + self.length.unwrap_or(1)
    }
}

/// The label at the end of a thread that may jump anywhere.
const END: &str = "(end)";

/// For every engine if that can be, and otherwise for the enumeration.
pub fn lower(test: &Test, file: &str) -> Result<Lowered, Error> {
    match lower_as(test, file, Form::Fused) {
        Err(error) if error.kind == ErrorKind::Unsupported => lower_as(test, file, Form::Separate),
        other => other,
    }
}

pub fn lower_as(test: &Test, file: &str, form: Form) -> Result<Lowered, Error> {
    given_once(test)?;
    let mut lowering = Lowering::new(test, form);
    declare(test, &mut lowering.locations)?;
    let registers = initial_registers(test, &mut lowering.locations)?;
    lowering.places = observed_places(test)?;
    let mut functions = Vec::new();
    for number in 0..test.threads.len() as u32 {
        functions.push(lowering.thread(number, registers.get(&number).unwrap_or(&BTreeMap::new()))?);
    }
    lowering.observe_memory()?;
    if functions.len() == 1 {
        // What a program does while it is alone may leave no events, if it is long; here the final state is read from events, so there is company.
        let empty = BTreeMap::new();
        functions.push(ThreadBuilder::new(&mut lowering.locations, 1, &empty, form).finish("(nobody)", &BTreeMap::new())?);
    }
    lowering.finish(functions, file)
}

/// A test, and what has been made of it so far.
struct Lowering<'t> {
    test: &'t Test,
    form: Form,
    locations: Locations,
    /// The declared types of registers.
    types: BTreeMap<Place, Type>,
    /// What is observed, and where the test names it first.
    places: BTreeMap<Place, Position>,
    shown: BTreeSet<Place>,
    observed: Vec<Observed>,
    infeasible: Vec<GlobalId>,
    refused_with_dependencies: Option<Error>,
    continues_release_sequence: bool,
    has_pairs: bool,
}

impl<'t> Lowering<'t> {
    fn new(test: &'t Test, form: Form) -> Self {
        let mut locations = Locations::default();
        locations.uniform = test.initial.iter().all(|entry| entry.array.is_none());
        if form == Form::Separate {
            let hints = locations.intern(HINTS);
            let hints = &mut locations.list[hints.index()];
            (hints.element, hints.length) = (Width::I64, hint::SIZE / 8);
        }
        Lowering {
            test,
            form,
            locations,
            types: initial_types(test),
            places: BTreeMap::new(),
            shown: shown_places(test),
            observed: Vec::new(),
            infeasible: Vec::new(),
            refused_with_dependencies: None,
            continues_release_sequence: false,
            has_pairs: false,
        }
    }

    /// The code of a thread, which leaves what is observed of its registers in globals.
    fn thread(&mut self, number: u32, initial: &BTreeMap<String, Operand>) -> Result<Function, Error> {
        let test = self.test;
        let first = self.observed.len();
        let mut results = self.results_of(number);
        let mut builder = ThreadBuilder::new(&mut self.locations, number, initial, self.form);
        let cells = aarch64::with_relative_labels(test.architecture, &test.threads[number as usize]);
        thread(test.architecture, &mut builder, &cells)?;
        for this in self.observed[first..].iter_mut().filter(|this| !self.types.contains_key(&this.place)) {
            if let Place::Register { name, .. } = &this.place
                && let Some(&kind) = builder.declared.get(name)
            {
                this.kind = kind;
            }
        }
        if builder.jumps_anywhere() {
            // It may go to the code of the others.
            builder.jump(END)?;
            for (other, cells) in test.threads.iter().enumerate().filter(|(other, _)| *other != number as usize) {
                builder.enter(other as u32);
                thread(test.architecture, &mut builder, cells)?;
                builder.enter(number);
                builder.jump(END)?;
            }
            builder.label(END)?;
        }
        // Registers are there whether or not they are used; variables are not.
        if matches!(test.architecture, Architecture::C | Architecture::Linux) {
            let is_unknown = |name: &str| !builder.uses(name) && !builder.initial.contains_key(name);
            for (place, at) in &self.places {
                if let Place::Register { thread, name } = place
                    && *thread == number
                    && is_unknown(name)
                {
                    return Err(Error::malformed(format!("nothing in P{number} is called `{name}`"), *at));
                }
            }
        }
        let refused = builder.picks.refused.take();
        self.refused_with_dependencies = self.refused_with_dependencies.take().or(refused);
        self.continues_release_sequence |= builder.continues_release_sequence;
        self.has_pairs |= builder.has_pairs;
        if builder.uses(INFEASIBLE) {
            let global = builder.locations.intern_result(number, INFEASIBLE);
            results.insert(INFEASIBLE.to_string(), global);
            self.infeasible.push(global);
        }
        builder.finish(&format!("P{number}"), &results)
    }

    /// Observes registers of a thread: the global in which it leaves each.
    fn results_of(&mut self, number: u32) -> BTreeMap<String, GlobalId> {
        let mut results = BTreeMap::new();
        for place in self.places.keys() {
            if let Place::Register { thread, name } = place
                && *thread == number
            {
                let global = self.locations.intern_result(number, name);
                results.insert(name.clone(), global);
                let kind = self.types.get(place).copied().unwrap_or(Type::INT);
                let shown = self.shown.contains(place);
                self.observed.push(Observed { place: place.clone(), global, index: 0, length: None, kind, shown });
            }
        }
        results
    }

    fn observe_memory(&mut self) -> Result<(), Error> {
        let (test, locations) = (self.test, &self.locations);
        let unknown = |name: &str, at: Position| Error::malformed(format!("no location of this test is called `{name}`"), at);
        for condition in test.filter.iter().chain([&test.condition]) {
            condition.addresses(&mut |name, at| locations.find(name).map(|_| ()).ok_or_else(|| unknown(name, at)))?;
        }
        for (place, at) in &self.places {
            if let Place::Memory { name, index } = place {
                let global = locations.find(name).ok_or_else(|| unknown(name, *at))?;
                let location = &locations.list[global.index()];
                if index.unwrap_or(0) >= location.length {
                    return Err(Error::malformed(format!("`{name}` has no such element"), *at));
                }
                let length = (index.is_none() && location.is_array).then_some(location.length);
                let shown = self.shown.contains(place);
                let (place, index) = (place.clone(), index.unwrap_or(0));
                self.observed.push(Observed { place, global, index, length, kind: location.kind, shown });
            }
        }
        if locations.accessed == Some(64) {
            // What has no type holds what is accessed.
            self.observed.iter_mut().filter(|this| !self.types.contains_key(&this.place)).for_each(|this| this.kind = Type::LONG);
        }
        Ok(())
    }

    fn finish(self, functions: Vec<Function>, file: &str) -> Result<Lowered, Error> {
        let Lowering { test, form, locations, observed, infeasible, .. } = self;
        let Lowering { refused_with_dependencies, continues_release_sequence, has_pairs, .. } = self;
        let program = Program {
            files: vec![file.to_string()],
            globals: locations.list.iter().map(global).collect(),
            threads: (0..functions.len()).map(|index| ThreadStart { function: FunctionId(index as u32), arguments: Vec::new() }).collect(),
            functions,
            calls: Vec::new(),
        };
        if let Err(errors) = verify::verify(&program) {
            let error = &errors[0];
            let at = Position { line: error.at.line, column: error.at.column };
            return Err(Error::malformed(format!("the program made of this test is wrong: {error}"), at));
        }
        let has_addresses = test.architecture == Architecture::Linux
            || test.initial.iter().any(|entry| entry.values.iter().any(|value| matches!(value, Constant::Address { .. })));
        let Locations { list: locations, labels, .. } = locations;
        Ok(Lowered {
            labels,
            program,
            observed,
            locations,
            infeasible,
            has_addresses,
            form,
            refused_with_dependencies,
            has_pairs,
            continues_release_sequence,
        })
    }
}

fn global(location: &Location) -> Global {
    Global {
        name: location.name.clone(),
        storage: Default::default(),
        element: location.element,
        length: location.length,
        init: location.init.clone(),
        at: SourceLocation::default(),
    }
}

/// The declared types of registers.
fn initial_types(test: &Test) -> BTreeMap<Place, Type> {
    test.initial.iter().filter_map(|entry| entry.kind.map(|kind| (entry.place.clone(), kind))).collect()
}

/// Checks that the initial state gives nothing two values, and names no thread that is not there.
fn given_once(test: &Test) -> Result<(), Error> {
    let mut seen = BTreeSet::new();
    for entry in &test.initial {
        if let Place::Register { thread, .. } = entry.place
            && thread != EVERY_THREAD
            && thread as usize >= test.threads.len()
        {
            return Err(Error::malformed(format!("there is no thread {thread}"), entry.at));
        }
        if !entry.values.is_empty() && !seen.insert(&entry.place) {
            let name = crate::report::place(&entry.place);
            return Err(Error::malformed(format!("`{name}` has an initial value already"), entry.at));
        }
    }
    Ok(())
}

/// Makes the locations of the initial state, and of the addresses in it.
fn declare(test: &Test, locations: &mut Locations) -> Result<(), Error> {
    for entry in &test.initial {
        let Place::Memory { name, .. } = &entry.place else { continue };
        let id = locations.intern(name);
        let kind = entry.kind.unwrap_or(Type::INT);
        let uniform = locations.uniform;
        let location = &mut locations.list[id.index()];
        location.kind = kind;
        location.length = entry.array.unwrap_or(1).max(1);
        location.is_array = entry.array.is_some();
        location.element = match kind.bits {
            _ if uniform => Width::I64,
            32 => Width::I32,
            64 => Width::I64,
            _ => return Err(Error::unsupported(format!("an array of {} bits an element", kind.bits), entry.at)),
        };
    }
    for entry in &test.initial {
        let Place::Memory { name, .. } = &entry.place else { continue };
        let mut init = Vec::new();
        for value in &entry.values {
            init.push(match value {
                Constant::Number(number) => {
                    let id = locations.intern(name);
                    Initializer::Value(number & locations.list[id.index()].element.mask() & mask(entry.kind))
                }
                Constant::Label { thread, label } => Initializer::Value(locations.label_value(*thread, label)),
                Constant::List(_) => return Err(Error::malformed("a list within a list", entry.at)),
                Constant::Address { name, index } => {
                    let target = locations.intern(name);
                    Initializer::Address(target, index * locations.list[target.index()].element.bytes())
                }
            });
        }
        let id = locations.intern(name);
        locations.list[id.index()].init = init;
    }
    Ok(())
}

fn mask(kind: Option<Type>) -> u64 {
    kind.map_or(u64::MAX, |kind| crate::builder::low_bits(kind.bits))
}

fn initial_registers(test: &Test, locations: &mut Locations) -> Result<BTreeMap<u32, BTreeMap<String, Operand>>, Error> {
    let mut registers: BTreeMap<u32, BTreeMap<String, Operand>> = BTreeMap::new();
    for entry in &test.initial {
        let Place::Register { thread, name } = &entry.place else { continue };
        let value = match entry.values.as_slice() {
            [] => continue,
            [Constant::Number(number)] => Operand::Constant(number & mask(entry.kind)),
            [Constant::Address { name, index: 0 }] => Operand::Global(locations.intern(name)),
            [Constant::Label { thread, label }] => Operand::Constant(locations.label_value(*thread, label)),
            _ => return Err(Error::unsupported("this initial value of a register", entry.at)),
        };
        let of_all = 0..test.threads.len() as u32;
        for thread in if *thread == EVERY_THREAD { of_all } else { *thread..*thread + 1 } {
            registers.entry(thread).or_default().insert(name.clone(), value);
        }
    }
    Ok(registers)
}

/// What the condition, the filter and `locations` name, and where they do so first.
fn observed_places(test: &Test) -> Result<BTreeMap<Place, Position>, Error> {
    let threads = test.threads.len() as u32;
    let mut places = BTreeMap::new();
    let mut see = |place: &Place, at: Position| {
        if let Place::Register { thread, .. } = place
            && *thread >= threads
        {
            return Err(Error::malformed(format!("there is no thread {thread}"), at));
        }
        places.entry(place.clone()).or_insert(at);
        Ok(())
    };
    for (place, at) in &test.locations {
        see(place, *at)?;
    }
    for condition in test.filter.iter().chain([&test.condition]) {
        condition.places(&mut see)?;
    }
    Ok(places)
}

/// What the condition and `locations` name.
fn shown_places(test: &Test) -> BTreeSet<Place> {
    let mut places: BTreeSet<Place> = test.locations.iter().map(|(place, _)| place.clone()).collect();
    let mut see = |place: &Place, _: Position| {
        places.insert(place.clone());
        Ok::<(), ()>(())
    };
    // Seeing cannot fail.
    let _ = test.condition.places(&mut see);
    places
}

/// The code of one thread.
fn thread(architecture: Architecture, builder: &mut ThreadBuilder<'_>, cells: &[Cell]) -> Result<(), Error> {
    let mut next = 0;
    while let Some(cell) = cells.get(next) {
        builder.at(cell.at);
        for label in &cell.labels {
            builder.label(label)?;
        }
        let taken = match architecture {
            Architecture::X86 => x86::instruction32(builder, cell).map(|()| 1),
            Architecture::X86_64 => x86::instruction64(builder, cell).map(|()| 1),
            Architecture::C => c::function(builder, cell, c::Flavour::C11).map(|()| 1),
            Architecture::Linux => c::function(builder, cell, c::Flavour::Linux).map(|()| 1),
            Architecture::Arm => arm::instruction(builder, cell).map(|()| 1),
            Architecture::RiscV => riscv::instruction(builder, cell).map(|()| 1),
            Architecture::Power => power::instruction(builder, &cells[next..]),
            Architecture::AArch64 => aarch64::instruction(builder, &cells[next..]),
        };
        next += taken?;
    }
    Ok(())
}
