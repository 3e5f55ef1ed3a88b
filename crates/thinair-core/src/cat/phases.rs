//! When each part of a plan can be computed, for whoever tries many rf and co on the same events.
//!
//! Events, program order and dependencies are fixed first; what follows from these alone is computed once. Then rf and co grow, location by
//! location. A test that a growing rf and co can only break (`acyclic r` where r grows with them) may be asked early, of the part that is
//! there: if it fails, no completion holds. Both follow from the operators: see [`Trend`].

use super::base::BaseRelation;
use super::compile::{Fixpoint, RelationId, RelationOp, SetId, SetOp, Step, Value};
use super::liveness;
use super::syntax::Test;

/// What happens to a value while pairs are added to rf and co.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Trend {
    #[default]
    Fixed,
    Grows,
    Shrinks,
    Unknown,
}

impl Trend {
    fn with(self, other: Trend) -> Trend {
        match (self, other) {
            (Trend::Fixed, trend) | (trend, Trend::Fixed) => trend,
            (one, other) if one == other => one,
            _ => Trend::Unknown,
        }
    }

    fn reversed(self) -> Trend {
        match self {
            Trend::Grows => Trend::Shrinks,
            Trend::Shrinks => Trend::Grows,
            other => other,
        }
    }
}

/// Indices into the steps of the plan.
#[derive(Clone, Debug, Default)]
pub struct Phases {
    /// Steps that depend on the events alone.
    pub fixed: Vec<usize>,
    /// The others, with all tests.
    pub moving: Vec<usize>,
    /// The early tests, and those of `moving` that they need.
    pub early: Vec<usize>,
    /// Is there an axiom that forbids what is incoherent on one location alone?
    pub states_coherence: bool,
    /// Is there one that forbids a write of another thread between the two halves of a read-modify-write?
    pub states_atomicity: bool,
}

impl Phases {
    pub fn new(sets: &[SetOp], relations: &[RelationOp], steps: &[Step]) -> Phases {
        let trends = Trends::new(sets, relations, steps);
        let mut phases = Phases::default();
        for (index, step) in steps.iter().enumerate() {
            let is_fixed = !matches!(step, Step::Check(_)) && trends.of_step(step) == Trend::Fixed;
            if is_fixed { phases.fixed.push(index) } else { phases.moving.push(index) }
        }
        let is_early = |step: &Step| match step {
            Step::Check(check) => !check.negated && !check.flag && matches!(trends.of_value(check.subject), Trend::Grows),
            _ => true,
        };
        let needed = liveness::needed_steps(sets, relations, steps, &is_early);
        phases.early = phases.moving.iter().copied().filter(|&index| needed[index]).collect();
        let states = |test: Test, shape: &dyn Fn(RelationId) -> bool| {
            steps.iter().any(|step| match step {
                Step::Check(check) if !check.negated && !check.flag && check.test == test => {
                    matches!(check.subject, Value::Relation(id) if shape(id))
                }
                _ => false,
            })
        };
        let shapes = Shapes(relations);
        phases.states_coherence = states(Test::Acyclic, &|id| shapes.has_coherence(id));
        phases.states_atomicity = states(Test::Empty, &|id| shapes.is_atomicity(id));
        phases
    }
}

struct Trends {
    sets: Vec<Trend>,
    relations: Vec<Trend>,
}

impl Trends {
    fn new(set_ops: &[SetOp], relation_ops: &[RelationOp], steps: &[Step]) -> Trends {
        let mut trends = Trends { sets: vec![Trend::Fixed; set_ops.len()], relations: vec![Trend::Fixed; relation_ops.len()] };
        // A recursive value begins as fixed and takes the trend of its body, until nothing changes: each can change only twice.
        loop {
            let before = (trends.sets.clone(), trends.relations.clone());
            for (index, &op) in set_ops.iter().enumerate() {
                trends.sets[index] = trends.sets[index].with(trends.of_set_op(op));
            }
            for (index, &op) in relation_ops.iter().enumerate() {
                trends.relations[index] = trends.relations[index].with(trends.of_relation_op(op));
            }
            trends.take_bodies(steps);
            if before == (trends.sets.clone(), trends.relations.clone()) {
                return trends;
            }
        }
    }

    fn take_bodies(&mut self, steps: &[Step]) {
        for step in steps {
            let Step::Fixpoint(Fixpoint { sets, relations, steps, .. }) = step else { continue };
            for (variable, body) in sets {
                self.sets[variable.0 as usize] = self.set(*variable).with(self.set(*body));
            }
            for (variable, body) in relations {
                self.relations[variable.0 as usize] = self.relation(*variable).with(self.relation(*body));
            }
            self.take_bodies(steps);
        }
    }

    fn set(&self, id: SetId) -> Trend {
        self.sets[id.0 as usize]
    }

    fn relation(&self, id: RelationId) -> Trend {
        self.relations[id.0 as usize]
    }

    fn of_value(&self, value: Value) -> Trend {
        match value {
            Value::Set(id) => self.set(id),
            Value::Relation(id) => self.relation(id),
            Value::Nothing => Trend::Fixed,
        }
    }

    fn of_step(&self, step: &Step) -> Trend {
        match step {
            Step::Set(id) => self.set(*id),
            Step::Relation(id) => self.relation(*id),
            Step::Check(check) => self.of_value(check.subject),
            Step::Fixpoint(fixpoint) => fixpoint.steps.iter().map(|step| self.of_step(step)).fold(Trend::Fixed, Trend::with),
        }
    }

    fn of_set_op(&self, op: SetOp) -> Trend {
        match op {
            SetOp::Base(_) | SetOp::Nothing | SetOp::Variable(_) => Trend::Fixed,
            SetOp::Union(a, b) | SetOp::Intersection(a, b) | SetOp::If(_, a, b) => self.set(a).with(self.set(b)),
            SetOp::Difference(a, b) => self.set(a).with(self.set(b).reversed()),
            SetOp::Complement(a) => self.set(a).reversed(),
            SetOp::Domain(a) | SetOp::Range(a) => self.relation(a),
        }
    }

    fn of_relation_op(&self, op: RelationOp) -> Trend {
        match op {
            RelationOp::Base(BaseRelation::ReadsFrom | BaseRelation::Coherence) => Trend::Grows,
            RelationOp::Base(_) | RelationOp::Nothing | RelationOp::Variable(_) => Trend::Fixed,
            RelationOp::Union(a, b) | RelationOp::Intersection(a, b) | RelationOp::Compose(a, b) | RelationOp::If(_, a, b) => {
                self.relation(a).with(self.relation(b))
            }
            RelationOp::Difference(a, b) => self.relation(a).with(self.relation(b).reversed()),
            RelationOp::Complement(a) => self.relation(a).reversed(),
            RelationOp::FromSet(set, a) | RelationOp::ToSet(a, set) => self.set(set).with(self.relation(a)),
            RelationOp::Inverse(a) | RelationOp::Transitive(a) | RelationOp::ReflexiveTransitive(a) | RelationOp::Reflexive(a) => {
                self.relation(a)
            }
            RelationOp::IdentityOn(set) => self.set(set),
            RelationOp::Product(a, b) => self.set(a).with(self.set(b)),
            RelationOp::Matched(a, b) => match self.set(a).with(self.set(b)) {
                Trend::Fixed => Trend::Fixed,
                _ => Trend::Unknown,
            },
        }
    }
}

/// Recognises definitions by their shape.
struct Shapes<'a>(&'a [RelationOp]);

impl Shapes<'_> {
    fn op(&self, id: RelationId) -> RelationOp {
        self.0[id.0 as usize]
    }

    fn is(&self, id: RelationId, base: BaseRelation) -> bool {
        self.op(id) == RelationOp::Base(base)
    }

    /// Is one a part of the union `id`? A closure has the parts of what is closed.
    fn has(&self, id: RelationId, holds: &impl Fn(RelationId) -> bool) -> bool {
        holds(id)
            || match self.op(id) {
                RelationOp::Union(a, b) => self.has(a, holds) || self.has(b, holds),
                RelationOp::Transitive(a) => self.has(a, holds),
                _ => false,
            }
    }

    fn is_from_reads(&self, id: RelationId) -> bool {
        matches!(self.op(id), RelationOp::Compose(a, b) if self.is(b, BaseRelation::Coherence)
            && matches!(self.op(a), RelationOp::Inverse(inner) if self.is(inner, BaseRelation::ReadsFrom)))
    }

    /// Program order on one location, or more than that.
    fn has_po_loc(&self, id: RelationId) -> bool {
        let has_po = |id| self.has(id, &|part| self.is(part, BaseRelation::ProgramOrder));
        self.has(id, &|part| match self.op(part) {
            RelationOp::Base(BaseRelation::ProgramOrder) => true,
            RelationOp::Intersection(a, b) => {
                self.is(a, BaseRelation::SameLocation) && has_po(b) || self.is(b, BaseRelation::SameLocation) && has_po(a)
            }
            _ => false,
        })
    }

    fn has_coherence(&self, id: RelationId) -> bool {
        self.has_po_loc(id)
            && self.has(id, &|part| self.is(part, BaseRelation::ReadsFrom))
            && self.has(id, &|part| self.is(part, BaseRelation::Coherence))
            && self.has(id, &|part| self.is_from_reads(part))
    }

    /// The relation, or its part between different threads.
    fn is_external(&self, id: RelationId, whole: &impl Fn(RelationId) -> bool) -> bool {
        whole(id)
            || match self.op(id) {
                RelationOp::Intersection(a, b) => {
                    self.is(a, BaseRelation::DifferentThreads) && whole(b) || self.is(b, BaseRelation::DifferentThreads) && whole(a)
                }
                _ => false,
            }
    }

    /// `rmw & (fre ; coe)`, or more than that.
    fn is_atomicity(&self, id: RelationId) -> bool {
        let is_between = |id| {
            matches!(self.op(id), RelationOp::Compose(a, b) if self.is_external(a, &|id| self.is_from_reads(id))
                && self.is_external(b, &|id| self.is(id, BaseRelation::Coherence)))
        };
        let is_rmw = |id| self.is(id, BaseRelation::ReadModifyWrite);
        matches!(self.op(id), RelationOp::Intersection(a, b) if is_rmw(a) && is_between(b) || is_rmw(b) && is_between(a))
    }
}
