//! What can be known of the values of a plan without an execution, computed from the operators.

use super::compile::{Fixpoint, Plan, RelationId, RelationOp, SetId, SetOp, Step};
use super::phases::Shapes;

/// What is known of sets and of relations, each computed from its operands.
pub trait Knowledge {
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
pub struct Values<K: Knowledge> {
    sets: Vec<K::Set>,
    relations: Vec<K::Relation>,
}

/// Recursive definitions are gone round so often; those of real models need a few rounds.
const MOST_ROUNDS: usize = 100;

impl<K: Knowledge> Values<K> {
    pub fn of(plan: &Plan) -> Option<Values<K>> {
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

    pub fn set(&self, id: SetId) -> K::Set {
        self.sets[id.0 as usize]
    }

    pub fn relation(&self, id: RelationId) -> K::Relation {
        self.relations[id.0 as usize]
    }
}
