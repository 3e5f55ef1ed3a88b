//! Does an axiom that holds for an execution still hold when events are added that come last everywhere?

use super::base::{BaseRelation, BaseSet};
use super::compile::{RelationOp, SetOp, Value};
use super::knowledge::{Knowledge, Values};
use super::phases::Shapes;
use super::syntax::Test;

/// Who there is when an execution grows: what was there, and what comes. That is a read, a write, or the two of a read-modify-write; or a
/// fence; and with the first access of a location its initial write.
const OLD: usize = 0;
const READ: usize = 1;
const WRITE: usize = 2;
const FENCE: usize = 3;
const INITIAL: usize = 4;
const KINDS: usize = 5;
const NEW: [usize; 4] = [READ, WRITE, FENCE, INITIAL];

/// A relation, or a set, when an execution grows by events that nothing follows in po and rf: the read takes the co-last write, the write is co-last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Growth {
    /// From whom to whom there may be pairs, a bit each for the second.
    pairs: [u8; KINDS],
    /// May it change among what was there?
    changes: bool,
}

/// For each kind whether it may be in the set, and whether it surely is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Members {
    may: u8,
    must: u8,
    changes: bool,
}

const fn bit(kind: usize) -> u8 {
    1 << kind
}

impl Growth {
    const NOTHING: Growth = Growth { pairs: [0; KINDS], changes: false };

    fn from(pairs: &[(usize, usize)]) -> Growth {
        let mut growth = Growth::NOTHING.with(OLD, OLD);
        for &(from, to) in pairs {
            growth = growth.with(from, to);
        }
        growth
    }

    fn with(mut self, from: usize, to: usize) -> Growth {
        self.pairs[from] |= bit(to);
        self
    }

    fn has(&self, from: usize, to: usize) -> bool {
        self.pairs[from] & bit(to) != 0
    }

    fn combine(self, other: Growth, pairs: impl Fn(u8, u8) -> u8) -> Growth {
        Growth { pairs: std::array::from_fn(|from| pairs(self.pairs[from], other.pairs[from])), changes: self.changes || other.changes }
    }

    fn union(self, other: Growth) -> Growth {
        self.combine(other, |a, b| a | b)
    }

    fn compose(self, other: Growth) -> Growth {
        let mut result = Growth::NOTHING;
        for from in 0..KINDS {
            for middle in (0..KINDS).filter(|&middle| self.has(from, middle)) {
                result.pairs[from] |= other.pairs[middle];
            }
        }
        let passes = |&new: &usize| self.has(OLD, new) && other.has(new, OLD);
        result.changes = self.changes || other.changes || NEW.iter().any(passes);
        result
    }

    fn inverse(self) -> Growth {
        let mut result = Growth { changes: self.changes, ..Growth::NOTHING };
        for from in 0..KINDS {
            for to in (0..KINDS).filter(|&to| self.has(from, to)) {
                result = result.with(to, from);
            }
        }
        result
    }

    fn transitive(self) -> Growth {
        let mut result = self;
        loop {
            let next = result.union(result.compose(result));
            if next == result {
                return result;
            }
            result = next;
        }
    }

    fn reflexive(self) -> Growth {
        (0..KINDS).fold(self, |growth, kind| growth.with(kind, kind))
    }

    fn between(self, from: Members, to: Members) -> Growth {
        let mut result = self;
        for kind in 0..KINDS {
            result.pairs[kind] = if from.may & bit(kind) == 0 { 0 } else { result.pairs[kind] & to.may };
        }
        result.changes |= from.changes || to.changes;
        result
    }

    fn touched(&self) -> bool {
        self.pairs[OLD] & !bit(OLD) != 0 || NEW.iter().any(|&new| self.pairs[new] != 0)
    }
}

const EVERY: Members = Members { may: 0b11111, must: 0b11111, changes: false };

fn members(kinds: &[usize], surely: bool) -> Members {
    let bits = kinds.iter().fold(0, |bits, &kind| bits | bit(kind));
    // Of what was there some may be members.
    Members { may: bits | bit(OLD), must: if surely { bits } else { 0 }, changes: false }
}

impl Knowledge for Growth {
    type Set = Members;
    type Relation = Growth;
    const NO_SET: Members = Members { may: 0, must: 0, changes: false };
    const NO_RELATION: Growth = Growth::NOTHING;

    fn set(op: SetOp, values: &Values<Growth>) -> Members {
        let of = |id| values.set(id);
        let ends = |growth: Growth| {
            let may = (0..KINDS).filter(|&kind| growth.pairs[kind] != 0).fold(0, |bits, kind| bits | bit(kind));
            // What was there becomes a member when it gets its first pair.
            Members { may, must: 0, changes: growth.changes || NEW.iter().any(|&new| growth.has(OLD, new)) }
        };
        match op {
            SetOp::Base(base) => match base {
                BaseSet::Everything => EVERY,
                BaseSet::Reads => members(&[READ], true),
                BaseSet::Writes => members(&[WRITE, INITIAL], true),
                BaseSet::Accesses => members(&[READ, WRITE, INITIAL], true),
                BaseSet::Fences => members(&[FENCE], true),
                BaseSet::InitialWrites => members(&[INITIAL], true),
                BaseSet::Plain => members(&[READ, WRITE, INITIAL], false),
                BaseSet::Fence(_) => members(&[FENCE], false),
                _ => members(&[READ, WRITE, FENCE, INITIAL], false),
            },
            SetOp::Nothing | SetOp::Variable(_) => Growth::NO_SET,
            SetOp::Union(a, b) | SetOp::If(_, a, b) => {
                let must = if matches!(op, SetOp::If(..)) { of(a).must & of(b).must } else { of(a).must | of(b).must };
                Members { may: of(a).may | of(b).may, must, changes: of(a).changes || of(b).changes }
            }
            SetOp::Intersection(a, b) => {
                Members { may: of(a).may & of(b).may, must: of(a).must & of(b).must, changes: of(a).changes || of(b).changes }
            }
            SetOp::Difference(a, b) => {
                Members { may: of(a).may & !of(b).must, must: of(a).must & !of(b).may, changes: of(a).changes || of(b).changes }
            }
            SetOp::Complement(a) => Members { may: EVERY.may & !of(a).must, must: EVERY.may & !of(a).may, changes: of(a).changes },
            SetOp::Domain(a) => ends(values.relation(a)),
            SetOp::Range(a) => ends(values.relation(a).inverse()),
        }
    }

    fn relation(op: RelationOp, values: &Values<Growth>, shapes: &Shapes) -> Growth {
        let of = |id| values.relation(id);
        let both = |pairs: &[(usize, usize)]| {
            let mirrored: Vec<(usize, usize)> = pairs.iter().flat_map(|&(from, to)| [(from, to), (to, from)]).collect();
            Growth::from(&mirrored)
        };
        match op {
            RelationOp::Base(base) => match base {
                BaseRelation::Identity => Growth::NOTHING.reflexive(),
                BaseRelation::ProgramOrder => Growth::from(&[(OLD, READ), (OLD, WRITE), (OLD, FENCE), (READ, WRITE)]),
                // Dependencies are part of po.
                BaseRelation::Address | BaseRelation::Data | BaseRelation::Control | BaseRelation::Pick => {
                    Growth::from(&[(OLD, READ), (OLD, WRITE), (OLD, FENCE), (READ, WRITE)])
                }
                BaseRelation::ThreadSync => Growth::from(&[(OLD, READ), (OLD, WRITE), (OLD, FENCE)]),
                // The two halves come together.
                BaseRelation::ReadModifyWrite => Growth::from(&[(READ, WRITE)]),
                BaseRelation::ReadsFrom => Growth::from(&[(OLD, READ), (INITIAL, READ)]),
                BaseRelation::Coherence => Growth::from(&[(OLD, WRITE), (INITIAL, WRITE)]),
                // The initial write comes with the first access of its location. Grace periods of SRCU have a location, too.
                BaseRelation::SameLocation => {
                    both(&[(OLD, READ), (OLD, WRITE), (OLD, FENCE), (READ, WRITE), (INITIAL, READ), (INITIAL, WRITE), (INITIAL, FENCE)])
                        .reflexive()
                }
                BaseRelation::SameThread => both(&[(OLD, READ), (OLD, WRITE), (OLD, FENCE), (READ, WRITE)]).reflexive(),
                BaseRelation::DifferentThreads => {
                    let initial = [(INITIAL, OLD), (INITIAL, READ), (INITIAL, WRITE), (INITIAL, FENCE)];
                    both(&[(OLD, READ), (OLD, WRITE), (OLD, FENCE)]).union(both(&initial))
                }
            },
            RelationOp::Nothing | RelationOp::Variable(_) => Growth::NOTHING,
            RelationOp::Union(a, b) | RelationOp::If(_, a, b) => of(a).union(of(b)),
            RelationOp::Intersection(a, b) => of(a).combine(of(b), |a, b| a & b),
            RelationOp::Difference(a, b) => of(a).combine(of(b), |a, _| a),
            RelationOp::Complement(a) => Growth { pairs: [EVERY.may; KINDS], changes: of(a).changes },
            // fr: the new read takes what is co-last, so that only its own write comes after that.
            RelationOp::Compose(a, b) if shapes.is_from_reads_of(a, b) => Growth::from(&[(OLD, WRITE), (READ, WRITE)]),
            RelationOp::Compose(a, b) => of(a).compose(of(b)),
            RelationOp::FromSet(set, a) => of(a).between(values.set(set), EVERY),
            RelationOp::ToSet(a, set) => of(a).between(EVERY, values.set(set)),
            RelationOp::Inverse(a) => of(a).inverse(),
            RelationOp::Transitive(a) => of(a).transitive(),
            RelationOp::ReflexiveTransitive(a) => of(a).transitive().reflexive(),
            RelationOp::Reflexive(a) => of(a).reflexive(),
            RelationOp::IdentityOn(set) => {
                let set = values.set(set);
                Growth::NOTHING.reflexive().between(set, set)
            }
            RelationOp::Product(a, b) => Growth { pairs: [EVERY.may; KINDS], changes: false }.between(values.set(a), values.set(b)),
            RelationOp::Matched(a, b) => {
                Growth::from(&[(OLD, READ), (OLD, WRITE), (OLD, FENCE), (READ, WRITE)]).between(values.set(a), values.set(b))
            }
        }
    }
}

/// How the subject of an axiom grows.
pub enum Subject {
    Set(Members),
    Relation(Growth),
    Nothing,
}

impl Values<Growth> {
    pub fn subject(&self, value: Value) -> Subject {
        match value {
            Value::Set(id) => Subject::Set(self.set(id)),
            Value::Relation(id) => Subject::Relation(self.relation(id)),
            Value::Nothing => Subject::Nothing,
        }
    }
}

impl Subject {
    /// Does the test hold after the execution has grown, if it held before?
    pub fn breaks_nothing(&self, test: Test) -> bool {
        let never_itself = |growth: Growth| NEW.iter().all(|&new| !growth.has(new, new));
        match (self, test) {
            (Subject::Nothing, _) => true,
            (Subject::Set(members), _) => !members.changes && members.may & !bit(OLD) == 0,
            (Subject::Relation(growth), Test::Empty) => !growth.changes && !growth.touched(),
            (Subject::Relation(growth), Test::Irreflexive) => !growth.changes && never_itself(*growth),
            (Subject::Relation(growth), Test::Acyclic) => !growth.changes && never_itself(growth.transitive()),
        }
    }
}
