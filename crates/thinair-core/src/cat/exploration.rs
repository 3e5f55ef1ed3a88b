//! Whether a text can guide the exploration of execution graphs, as far as the text itself tells.
//!
//! The exploration adds events one by one, in an order that agrees with po and rf, and asks after each whether the graph is consistent. That finds every
//! execution exactly if
//!
//! 1. the model forbids cycles of po and rf ([`covers_po_and_rf`]);
//! 2. it forbids what is incoherent on one location, and writes between the halves of a read-modify-write: such graphs are never made;
//! 3. what is consistent stays so without its last events ([`Part`]): an axiom that fails for a prefix fails for the whole;
//! 4. what is consistent can be extended ([`Growth`]): a new event that reads the co-last write, or is the co-last write, breaks no axiom.
//!
//! Each is decided from the operators of the text, conservatively: an [`Obstacle`] does not prove that exploring would miss something, but its absence
//! proves that it misses nothing.

use super::Model;
use super::base::{BaseRelation, BaseSet};
use super::compile::{Fixpoint, Plan, RelationId, RelationOp, SetId, SetOp, Step, Value};
use super::phases::Shapes;
use super::syntax::Test;

/// Why a text has to be enumerated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// No axiom, as it is written, forbids all cycles of po and rf.
    PoAndRfMayBeCyclic,
    /// None forbids all that is incoherent on one location.
    MayBeIncoherent,
    /// None forbids that another thread writes between the two halves of a read-modify-write.
    MayBeTorn,
    /// What this axiom forbids in a part of an execution it may allow in the whole.
    NotPrefixClosed(String),
    /// This axiom may forbid every way to go on.
    NotExtensible(String),
    /// The recursive definitions are too involved to tell.
    TooInvolved,
}

impl Model {
    /// Can the graph engine explore with this text? `Err` says what stands against it.
    pub fn may_guide_exploration(&self) -> Result<(), Obstacle> {
        self.exploration.clone()
    }

    /// Decides [`Model::may_guide_exploration`].
    pub(super) fn obstacles(plan: &Plan) -> Result<(), Obstacle> {
        if !covers_po_and_rf(plan) {
            return Err(Obstacle::PoAndRfMayBeCyclic);
        }
        if !plan.phases.states_coherence {
            return Err(Obstacle::MayBeIncoherent);
        }
        if !plan.phases.states_atomicity {
            return Err(Obstacle::MayBeTorn);
        }
        let (Some(parts), Some(growths)) = (Values::<Part>::of(plan), Values::<Growth>::of(plan)) else {
            return Err(Obstacle::TooInvolved);
        };
        for check in plan.checks().filter(|check| !check.flag) {
            if check.negated || !parts.subject(check.subject).may_only_lose() {
                return Err(Obstacle::NotPrefixClosed(check.name.clone()));
            }
            if !growths.subject(check.subject).breaks_nothing(check.test) {
                return Err(Obstacle::NotExtensible(check.name.clone()));
            }
        }
        Ok(())
    }

    /// Does the text name dependencies (`addr`, `data`, `ctrl`, `pick`)?
    pub fn uses_dependencies(&self) -> bool {
        let is_dependency = |op: &RelationOp| {
            use BaseRelation::{Address, Control, Data, Pick};
            matches!(op, RelationOp::Base(Address | Data | Control | Pick))
        };
        fn any(steps: &[Step], plan: &Plan, holds: &impl Fn(&RelationOp) -> bool) -> bool {
            steps.iter().any(|step| match step {
                Step::Relation(id) => holds(&plan.relations[id.0 as usize]),
                Step::Fixpoint(fixpoint) => any(&fixpoint.steps, plan, holds),
                Step::Set(_) | Step::Check(_) => false,
            })
        }
        any(&self.plan.steps, &self.plan, &is_dependency)
    }
}

/// Does an axiom forbid cycles of po and rf? It says so of a union with both in it, or with the order of each read before later writes of its
/// thread and rfe: a cycle of po and rf goes from a read to a later write wherever it stays in a thread (rfi is part of po, by coherence).
fn covers_po_and_rf(plan: &Plan) -> bool {
    let shapes = Shapes(&plan.relations);
    let rf = shapes.including(|id, _| shapes.is_external(id, &|id| shapes.is(id, BaseRelation::ReadsFrom)));
    let read_to_write = shapes.including(|id, known| match shapes.op(id) {
        RelationOp::Base(BaseRelation::ProgramOrder) => true,
        RelationOp::FromSet(set, a) => has_all(plan, set, BaseSet::Reads) && known[a.0 as usize],
        RelationOp::ToSet(a, set) => has_all(plan, set, BaseSet::Writes) && known[a.0 as usize],
        _ => false,
    });
    let covers = |id: RelationId| rf[id.0 as usize] && read_to_write[id.0 as usize];
    let closed = shapes.including(|id, _| matches!(shapes.op(id), RelationOp::Transitive(inner) if covers(inner)));
    plan.checks().filter(|check| !check.flag && !check.negated).any(|check| match (check.test, check.subject) {
        (Test::Acyclic, Value::Relation(id)) => covers(id),
        (Test::Irreflexive, Value::Relation(id)) => closed[id.0 as usize],
        _ => false,
    })
}

fn has_all(plan: &Plan, set: SetId, wanted: BaseSet) -> bool {
    let has_base = |base| base == wanted || matches!(base, BaseSet::Everything | BaseSet::Accesses);
    match plan.sets[set.0 as usize] {
        SetOp::Base(base) => has_base(base),
        SetOp::Union(a, b) => [a, b].iter().any(|part| matches!(plan.sets[part.0 as usize], SetOp::Base(base) if has_base(base))),
        _ => false,
    }
}

/// What is known of sets and of relations, each computed from its operands.
trait Knowledge {
    type Set: Copy + PartialEq;
    type Relation: Copy + PartialEq;
    const NO_SET: Self::Set;
    const NO_RELATION: Self::Relation;

    fn set(op: SetOp, values: &Values<Self>) -> Self::Set
    where
        Self: Sized;
    fn relation(op: RelationOp, values: &Values<Self>, shapes: &Shapes) -> Self::Relation
    where
        Self: Sized;
}

/// Knowledge of all values of a plan: the least that agrees with the operators, recursive definitions included.
struct Values<K: Knowledge> {
    sets: Vec<K::Set>,
    relations: Vec<K::Relation>,
}

/// Recursive definitions are gone round so often; those of real models need a few rounds.
const MOST_ROUNDS: usize = 100;

impl<K: Knowledge> Values<K> {
    fn of(plan: &Plan) -> Option<Values<K>> {
        let mut values = Values { sets: vec![K::NO_SET; plan.sets.len()], relations: vec![K::NO_RELATION; plan.relations.len()] };
        let shapes = Shapes(&plan.relations);
        for _ in 0..MOST_ROUNDS {
            let before = (values.sets.clone(), values.relations.clone());
            for (index, &op) in plan.sets.iter().enumerate() {
                if !matches!(op, SetOp::Variable(_)) {
                    values.sets[index] = K::set(op, &values);
                }
            }
            for (index, &op) in plan.relations.iter().enumerate() {
                if !matches!(op, RelationOp::Variable(_)) {
                    values.relations[index] = K::relation(op, &values, &shapes);
                }
            }
            values.take_bodies(&plan.steps);
            if before.0 == values.sets && before.1 == values.relations {
                return Some(values);
            }
        }
        None
    }

    fn take_bodies(&mut self, steps: &[Step]) {
        for step in steps {
            let Step::Fixpoint(Fixpoint { sets, relations, steps, .. }) = step else { continue };
            for (variable, body) in sets {
                self.sets[variable.0 as usize] = self.sets[body.0 as usize];
            }
            for (variable, body) in relations {
                self.relations[variable.0 as usize] = self.relations[body.0 as usize];
            }
            self.take_bodies(steps);
        }
    }

    fn set(&self, id: SetId) -> K::Set {
        self.sets[id.0 as usize]
    }

    fn relation(&self, id: RelationId) -> K::Relation {
        self.relations[id.0 as usize]
    }
}

/// A value in a part of an execution that is closed under po and rf (with each event it has all that is before it), against the same value in the
/// whole, as far as it concerns the events of the part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Compared {
    Same,
    AtMost,
    AtLeast,
    Unknown,
}

impl Compared {
    fn with(self, other: Compared) -> Compared {
        match (self, other) {
            (Compared::Same, other) | (other, Compared::Same) => other,
            (one, other) if one == other => one,
            _ => Compared::Unknown,
        }
    }

    fn reversed(self) -> Compared {
        match self {
            Compared::AtMost => Compared::AtLeast,
            Compared::AtLeast => Compared::AtMost,
            other => other,
        }
    }

    /// The same where nothing in between can be missing, otherwise at most the same.
    fn through(self, nothing_is_missing: bool) -> Compared {
        match self {
            Compared::Same if nothing_is_missing => Compared::Same,
            Compared::Same | Compared::AtMost => Compared::AtMost,
            Compared::AtLeast | Compared::Unknown => Compared::Unknown,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    compared: Compared,
    /// Is the source of a pair in every part that has its target, and the target in every part that has its source?
    has_sources: bool,
    has_targets: bool,
}

impl Part {
    const fn same(has_sources: bool, has_targets: bool) -> Part {
        Part { compared: Compared::Same, has_sources, has_targets }
    }

    fn compose(self, other: Part) -> Part {
        Part {
            compared: self.compared.with(other.compared).through(self.has_targets || other.has_sources),
            has_sources: self.has_sources && other.has_sources,
            has_targets: self.has_targets && other.has_targets,
        }
    }

    fn either(self, other: Part) -> Part {
        Part {
            compared: self.compared.with(other.compared),
            has_sources: self.has_sources && other.has_sources,
            has_targets: self.has_targets && other.has_targets,
        }
    }
}

impl Knowledge for Part {
    type Set = Compared;
    type Relation = Part;
    const NO_SET: Compared = Compared::Same;
    const NO_RELATION: Part = Part::same(true, true);

    fn set(op: SetOp, values: &Values<Part>) -> Compared {
        match op {
            SetOp::Base(_) | SetOp::Nothing | SetOp::Variable(_) => Compared::Same,
            SetOp::Union(a, b) | SetOp::Intersection(a, b) | SetOp::If(_, a, b) => values.set(a).with(values.set(b)),
            SetOp::Difference(a, b) => values.set(a).with(values.set(b).reversed()),
            SetOp::Complement(a) => values.set(a).reversed(),
            SetOp::Domain(a) => values.relation(a).compared.through(values.relation(a).has_targets),
            SetOp::Range(a) => values.relation(a).compared.through(values.relation(a).has_sources),
        }
    }

    fn relation(op: RelationOp, values: &Values<Part>, _: &Shapes) -> Part {
        let of = |id| values.relation(id);
        let among = |set, part: Part| Part { compared: part.compared.with(values.set(set)), ..part };
        match op {
            RelationOp::Base(base) => match base {
                BaseRelation::Identity => Part::same(true, true),
                BaseRelation::SameLocation | BaseRelation::SameThread | BaseRelation::DifferentThreads | BaseRelation::Coherence => {
                    Part::same(false, false)
                }
                // A dependency, and the two halves of a read-modify-write, are part of po.
                BaseRelation::ProgramOrder
                | BaseRelation::ReadsFrom
                | BaseRelation::ThreadSync
                | BaseRelation::Address
                | BaseRelation::Data
                | BaseRelation::Control
                | BaseRelation::Pick
                | BaseRelation::ReadModifyWrite => Part::same(true, false),
            },
            RelationOp::Nothing | RelationOp::Variable(_) => Part::NO_RELATION,
            RelationOp::Union(a, b) | RelationOp::If(_, a, b) => of(a).either(of(b)),
            RelationOp::Intersection(a, b) => Part {
                compared: of(a).compared.with(of(b).compared),
                has_sources: of(a).has_sources || of(b).has_sources,
                has_targets: of(a).has_targets || of(b).has_targets,
            },
            RelationOp::Difference(a, b) => Part { compared: of(a).compared.with(of(b).compared.reversed()), ..of(a) },
            RelationOp::Complement(a) => Part { compared: of(a).compared.reversed(), has_sources: false, has_targets: false },
            RelationOp::Compose(a, b) => of(a).compose(of(b)),
            RelationOp::FromSet(set, a) | RelationOp::ToSet(a, set) => among(set, of(a)),
            RelationOp::Inverse(a) => Part { compared: of(a).compared, has_sources: of(a).has_targets, has_targets: of(a).has_sources },
            RelationOp::Transitive(a) | RelationOp::ReflexiveTransitive(a) => of(a).compose(of(a)),
            RelationOp::Reflexive(a) => of(a),
            RelationOp::IdentityOn(set) => among(set, Part::same(true, true)),
            RelationOp::Product(a, b) => among(a, among(b, Part::same(false, false))),
            RelationOp::Matched(a, b) => match values.set(a).with(values.set(b)) {
                Compared::Same => Part::same(true, false),
                _ => Part { compared: Compared::Unknown, has_sources: true, has_targets: false },
            },
        }
    }
}

impl Values<Part> {
    fn subject(&self, value: Value) -> Compared {
        match value {
            Value::Set(id) => self.set(id),
            Value::Relation(id) => self.relation(id).compared,
            Value::Nothing => Compared::Same,
        }
    }
}

impl Compared {
    /// Has a part at most what the whole has? Then an axiom that holds for the whole holds for the part.
    fn may_only_lose(self) -> bool {
        matches!(self, Compared::Same | Compared::AtMost)
    }
}

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
struct Growth {
    /// From whom to whom there may be pairs, a bit each for the second.
    pairs: [u8; KINDS],
    /// May it change among what was there?
    changes: bool,
}

/// For each kind whether it may be in the set, and whether it surely is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Members {
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
enum Subject {
    Set(Members),
    Relation(Growth),
    Nothing,
}

impl Values<Growth> {
    fn subject(&self, value: Value) -> Subject {
        match value {
            Value::Set(id) => Subject::Set(self.set(id)),
            Value::Relation(id) => Subject::Relation(self.relation(id)),
            Value::Nothing => Subject::Nothing,
        }
    }
}

impl Subject {
    /// Does the test hold after the execution has grown, if it held before?
    fn breaks_nothing(&self, test: Test) -> bool {
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
