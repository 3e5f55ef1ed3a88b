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
use super::compile::{Plan, RelationId, RelationOp, SetId, SetOp, Step, Value};
use super::growth::Growth;
use super::knowledge::Values;
use super::phases::Shapes;
use super::prefix::Part;
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
