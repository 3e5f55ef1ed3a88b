//! Does an axiom that holds for an execution hold for its parts? A part has, with each event, all that is before it in po and rf.

use super::base::BaseRelation;
use super::compile::{RelationOp, SetOp, Value};
use super::knowledge::{Knowledge, Values};
use super::phases::Shapes;

/// A value in a part of an execution that is closed under po and rf (with each event it has all that is before it), against the same value in the
/// whole, as far as it concerns the events of the part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
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
pub struct Part {
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
    pub fn subject(&self, value: Value) -> Compared {
        match value {
            Value::Set(id) => self.set(id),
            Value::Relation(id) => self.relation(id).compared,
            Value::Nothing => Compared::Same,
        }
    }
}

impl Compared {
    /// Has a part at most what the whole has? Then an axiom that holds for the whole holds for the part.
    pub fn may_only_lose(self) -> bool {
        matches!(self, Compared::Same | Compared::AtMost)
    }
}
