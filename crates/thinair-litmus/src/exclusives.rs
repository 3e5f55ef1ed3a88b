//! Load-exclusive and store-exclusive.
//!
//! The store may succeed or fail, and both are explored. In a program for all engines the two are one read-modify-write: if it succeeds, the pair
//! reads and writes as an exchange does; if it fails, only the load is left. That is exact where nothing but arithmetic on other registers stands between
//! the two. All else is left to the enumeration, for which each is an access of its own ([`store`]).

use thinair_core::engine::enumerate::hint;
use thinair_core::ir::{Access, Fence, Operand, Order, RmwOp, Tags};

use crate::builder::ThreadBuilder;
use crate::error::{Error, Position};
use crate::instruction::Instruction;
use crate::syntax::Cell;

/// The store-exclusive that belongs to a load.
pub struct Partner<'a> {
    pub instruction: Instruction<'a>,
    /// Its place, counted from the load.
    pub index: usize,
    /// The registers that the instructions between write, and read.
    written: Vec<String>,
    read: Vec<String>,
}

pub struct Pair {
    pub bits: u32,
    pub address: Operand,
    /// `None`: what was read.
    pub value: Option<Operand>,
    /// How the load is ordered if the store fails.
    pub load: Access,
    /// How the two are if it succeeds.
    pub both: Access,
}

/// A store-exclusive that is an access of its own.
pub struct Store {
    pub bits: u32,
    pub address: Operand,
    pub value: Operand,
    pub order: Order,
    /// Besides what makes it a store-exclusive.
    pub tags: Tags,
}

/// The store takes place or not; `done` is told. The base register is the one it goes through.
pub fn store(builder: &mut ThreadBuilder<'_>, store: Store, base: &str, done: impl Fn(&mut ThreadBuilder<'_>, Operand)) {
    let succeeds = builder.choose();
    builder.either(
        succeeds,
        |builder| {
            let value = builder.picked_data(store.value, base);
            builder.store(store.bits, store.address, value, Access { order: store.order, tags: store.tags.and(Tags::PAIR) });
            builder.forget_picks();
            done(builder, Operand::Constant(1));
        },
        |builder| {
            builder.forget_picks();
            builder.hint(hint::UNRESERVED, Operand::Constant(0));
            done(builder, Operand::Constant(0));
        },
    );
}

/// Looks for the store that goes with the load in the first cell.
pub fn find_store<'a>(
    cells: &'a [Cell],
    load: &Instruction<'_>,
    is_store: impl Fn(&str) -> bool,
    is_local: impl Fn(&str) -> bool,
    register: impl Fn(&str) -> Option<String>,
) -> Result<Partner<'a>, Error> {
    let (mut written, mut read) = (Vec::new(), Vec::new());
    for (index, cell) in cells.iter().enumerate().skip(1) {
        if !cell.labels.is_empty() {
            break;
        }
        let Some(instruction) = Instruction::of(cell) else { continue };
        if is_store(&instruction.mnemonic) {
            return Ok(Partner { instruction, index, written, read });
        }
        if !is_local(&instruction.mnemonic) {
            return Err(Error::unsupported(format!("`{}` between a load-exclusive and its store", instruction.mnemonic), cell.at));
        }
        let mut registers = instruction.operands.iter().map(|operand| register(operand));
        written.extend(registers.next().flatten());
        read.extend(registers.flatten());
    }
    Err(Error::unsupported("a load-exclusive without its store in the same straight code", load.at))
}

/// Checks that what stands between can be done before the load, and that the value stored is known then.
pub fn independent(store: &Partner<'_>, loaded: &str, addresses: &[String], stored: &str, at: Position) -> Result<(), Error> {
    let touched = |name: &str| store.written.iter().chain(&store.read).any(|register| register == name);
    if touched(loaded)
        || store.written.iter().any(|register| register == stored) && stored == loaded
        || addresses.iter().any(|address| store.written.contains(address))
    {
        return Err(Error::unsupported("a store-exclusive whose value or address is computed from the load", at));
    }
    if addresses.iter().any(|address| address == loaded) {
        return Err(Error::unsupported("a load-exclusive into its own address register", at));
    }
    Ok(())
}

/// The pair itself; `done` is told whether the store took place.
pub fn lower(builder: &mut ThreadBuilder<'_>, pair: Pair, loaded: &str, done: impl Fn(&mut ThreadBuilder<'_>, Operand)) {
    let succeeds = builder.choose();
    builder.either(
        succeeds,
        |builder| {
            // Adding nothing stores what was read, and the value stored then depends on the load.
            let (op, value) = pair.value.map_or((RmwOp::Add, Operand::Constant(0)), |value| (RmwOp::Exchange, value));
            let old = builder.rmw(op, pair.bits, pair.address, value, paired(pair.both));
            builder.set(loaded, old);
            done(builder, Operand::Constant(1));
        },
        |builder| {
            // To TSO, the load is a locked one also where its store fails: nothing passes it. The models of the architectures that have
            // exclusives do not know this fence.
            builder.fence(Fence::Mfence);
            let old = builder.load(pair.bits, pair.address, paired(pair.load));
            builder.set(loaded, old);
            done(builder, Operand::Constant(0));
        },
    );
}

fn paired(access: Access) -> Access {
    Access { tags: access.tags.and(Tags::PAIR), ..access }
}
