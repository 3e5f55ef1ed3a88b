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
        let states = |test: Test, shape: &[bool]| {
            steps.iter().any(|step| match step {
                Step::Check(check) if !check.negated && !check.flag && check.test == test => {
                    matches!(check.subject, Value::Relation(id) if shape[id.0 as usize])
                }
                _ => false,
            })
        };
        let shapes = Shapes(relations);
        phases.states_coherence = states(Test::Acyclic, &shapes.coherence()) || states(Test::Irreflexive, &shapes.coherence_step());
        phases.states_atomicity = states(Test::Empty, &shapes.atomicity());
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

/// Recognises definitions by their shape. The operands of an operation come before it, so that one pass answers a question for all of them: texts share
/// what they define, and going down from each definition anew could take for ever.
pub struct Shapes<'a>(pub &'a [RelationOp]);

impl Shapes<'_> {
    pub fn op(&self, id: RelationId) -> RelationOp {
        self.0[id.0 as usize]
    }

    pub fn is(&self, id: RelationId, base: BaseRelation) -> bool {
        self.op(id) == RelationOp::Base(base)
    }

    /// For each relation whether it holds; `holds` also sees the answers for those before it.
    fn each(&self, holds: impl Fn(RelationId, &[bool]) -> bool) -> Vec<bool> {
        let mut answers = Vec::with_capacity(self.0.len());
        for index in 0..self.0.len() {
            let answer = holds(RelationId(index as u32), &answers);
            answers.push(answer);
        }
        answers
    }

    /// For each relation whether one that `holds` is all in it, as a part of a union, of what is closed, or of a sequence of which the rest may be left out.
    /// `holds` also sees the answers for those before it.
    pub fn including(&self, holds: impl Fn(RelationId, &[bool]) -> bool) -> Vec<bool> {
        let reflexive = self.each(|id, answers| match self.op(id) {
            RelationOp::Base(BaseRelation::Identity) | RelationOp::Reflexive(_) | RelationOp::ReflexiveTransitive(_) => true,
            RelationOp::Union(a, b) => answers[a.0 as usize] || answers[b.0 as usize],
            _ => false,
        });
        self.each(|id, answers| {
            let of = |id: RelationId| answers[id.0 as usize];
            let may_be_left_out = |id: RelationId| reflexive[id.0 as usize];
            holds(id, answers)
                || match self.op(id) {
                    RelationOp::Union(a, b) => of(a) || of(b),
                    RelationOp::Transitive(a) | RelationOp::ReflexiveTransitive(a) | RelationOp::Reflexive(a) => of(a),
                    RelationOp::Compose(a, b) => may_be_left_out(b) && of(a) || may_be_left_out(a) && of(b),
                    _ => false,
                }
        })
    }

    /// The answers of [`Shapes::including`] for one base relation.
    pub fn including_base(&self, base: BaseRelation) -> Vec<bool> {
        self.including(|id, _| self.is(id, base))
    }

    fn is_from_reads(&self, id: RelationId) -> bool {
        matches!(self.op(id), RelationOp::Compose(a, b) if self.is_from_reads_of(a, b))
    }

    /// Is the sequence of the two `rf^-1 ; co`?
    pub fn is_from_reads_of(&self, a: RelationId, b: RelationId) -> bool {
        self.is(b, BaseRelation::Coherence) && matches!(self.op(a), RelationOp::Inverse(inner) if self.is(inner, BaseRelation::ReadsFrom))
    }

    /// Which have program order on one location in them.
    fn po_loc(&self) -> Vec<bool> {
        let po = self.including_base(BaseRelation::ProgramOrder);
        self.including(|id, _| match self.op(id) {
            RelationOp::Base(BaseRelation::ProgramOrder) => true,
            RelationOp::Intersection(a, b) => {
                self.is(a, BaseRelation::SameLocation) && po[b.0 as usize] || self.is(b, BaseRelation::SameLocation) && po[a.0 as usize]
            }
            _ => false,
        })
    }

    /// Which have rf, co and fr in them.
    fn communications(&self) -> Vec<bool> {
        let parts = [
            self.including_base(BaseRelation::ReadsFrom),
            self.including_base(BaseRelation::Coherence),
            self.including(|id, _| self.is_from_reads(id)),
        ];
        (0..self.0.len()).map(|index| parts.iter().all(|part| part[index])).collect()
    }

    fn coherence(&self) -> Vec<bool> {
        self.po_loc().into_iter().zip(self.communications()).map(|(po_loc, com)| po_loc && com).collect()
    }

    /// Which have `po-loc ; (rf | co | fr)^+` in them: nothing on one location is incoherent in another way.
    fn coherence_step(&self) -> Vec<bool> {
        let (po_loc, communications) = (self.po_loc(), self.communications());
        let closed = self.including(|id, _| match self.op(id) {
            RelationOp::Transitive(inner) | RelationOp::ReflexiveTransitive(inner) => communications[inner.0 as usize],
            _ => false,
        });
        self.including(|id, _| matches!(self.op(id), RelationOp::Compose(a, b) if po_loc[a.0 as usize] && closed[b.0 as usize]))
    }

    /// The relation, or its part between different threads.
    pub fn is_external(&self, id: RelationId, whole: &impl Fn(RelationId) -> bool) -> bool {
        whole(id)
            || match self.op(id) {
                RelationOp::Intersection(a, b) => {
                    self.is(a, BaseRelation::DifferentThreads) && whole(b) || self.is(b, BaseRelation::DifferentThreads) && whole(a)
                }
                _ => false,
            }
    }

    /// Which are `rmw & (fre ; coe)`, or more than that.
    fn atomicity(&self) -> Vec<bool> {
        let is_between = |id| {
            matches!(self.op(id), RelationOp::Compose(a, b) if self.is_external(a, &|id| self.is_from_reads(id))
                && self.is_external(b, &|id| self.is(id, BaseRelation::Coherence)))
        };
        let is_rmw = |id| self.is(id, BaseRelation::ReadModifyWrite);
        self.each(|id, _| matches!(self.op(id), RelationOp::Intersection(a, b) if is_rmw(a) && is_between(b) || is_rmw(b) && is_between(a)))
    }
}
