//! Which operations of a plan some test needs; the others are dropped.
//!
//! The prelude and most models define more than they use, and a model is evaluated very often.

use super::compile::{Fixpoint, RelationId, RelationOp, SetId, SetOp, Step, Value};

/// Drops the steps that no test depends on.
pub fn prune(sets: &[SetOp], relations: &[RelationOp], steps: &mut Vec<Step>) {
    needed(sets, relations, steps, &|_| true).retain(steps);
}

/// For each step, whether some of the chosen tests depends on it, or it is one of them.
pub fn needed_steps(sets: &[SetOp], relations: &[RelationOp], steps: &[Step], chosen: &impl Fn(&Step) -> bool) -> Vec<bool> {
    let needed = needed(sets, relations, steps, chosen);
    let is_needed = |step: &Step| match step {
        Step::Set(id) => needed.sets[id.0 as usize],
        Step::Relation(id) => needed.relations[id.0 as usize],
        Step::Fixpoint(fixpoint) => needed.is_needed(fixpoint),
        Step::Check(_) => chosen(step),
    };
    steps.iter().map(is_needed).collect()
}

fn needed(sets: &[SetOp], relations: &[RelationOp], steps: &[Step], chosen: &impl Fn(&Step) -> bool) -> Needed {
    let mut needed = Needed { sets: vec![false; sets.len()], relations: vec![false; relations.len()], todo: Vec::new() };
    for step in steps.iter().filter(|step| chosen(step)) {
        if let Step::Check(check) = step {
            needed.value(check.subject);
        }
    }
    loop {
        while let Some(value) = needed.todo.pop() {
            match value {
                Value::Set(id) => needed.operands_of_set(sets[id.0 as usize]),
                Value::Relation(id) => needed.operands_of_relation(relations[id.0 as usize]),
                Value::Nothing => {}
            }
        }
        // A variable needs the bodies of its recursion. These can need further variables, so it goes round until nothing is new.
        needed.bodies(steps);
        if needed.todo.is_empty() {
            return needed;
        }
    }
}

struct Needed {
    sets: Vec<bool>,
    relations: Vec<bool>,
    todo: Vec<Value>,
}

impl Needed {
    fn value(&mut self, value: Value) {
        match value {
            Value::Set(id) => self.set(id),
            Value::Relation(id) => self.relation(id),
            Value::Nothing => {}
        }
    }

    fn set(&mut self, id: SetId) {
        if !std::mem::replace(&mut self.sets[id.0 as usize], true) {
            self.todo.push(Value::Set(id));
        }
    }

    fn relation(&mut self, id: RelationId) {
        if !std::mem::replace(&mut self.relations[id.0 as usize], true) {
            self.todo.push(Value::Relation(id));
        }
    }

    fn operands_of_set(&mut self, op: SetOp) {
        match op {
            SetOp::Base(_) | SetOp::Nothing | SetOp::Variable(_) => {}
            SetOp::Union(a, b) | SetOp::Intersection(a, b) | SetOp::Difference(a, b) | SetOp::If(_, a, b) => {
                self.set(a);
                self.set(b);
            }
            SetOp::Complement(a) => self.set(a),
            SetOp::Domain(a) | SetOp::Range(a) => self.relation(a),
        }
    }

    fn operands_of_relation(&mut self, op: RelationOp) {
        match op {
            RelationOp::Base(_) | RelationOp::Nothing | RelationOp::Variable(_) => {}
            RelationOp::Union(a, b)
            | RelationOp::Intersection(a, b)
            | RelationOp::Difference(a, b)
            | RelationOp::Compose(a, b)
            | RelationOp::If(_, a, b) => {
                self.relation(a);
                self.relation(b);
            }
            RelationOp::FromSet(set, a) | RelationOp::ToSet(a, set) => {
                self.set(set);
                self.relation(a);
            }
            RelationOp::Complement(a)
            | RelationOp::Inverse(a)
            | RelationOp::Transitive(a)
            | RelationOp::ReflexiveTransitive(a)
            | RelationOp::Reflexive(a) => self.relation(a),
            RelationOp::IdentityOn(set) => self.set(set),
            RelationOp::Product(from, to) | RelationOp::Matched(from, to) => {
                self.set(from);
                self.set(to);
            }
        }
    }

    fn is_needed(&self, fixpoint: &Fixpoint) -> bool {
        fixpoint.sets.iter().any(|(variable, _)| self.sets[variable.0 as usize])
            || fixpoint.relations.iter().any(|(variable, _)| self.relations[variable.0 as usize])
            || self.any_inside(&fixpoint.steps)
    }

    /// A value computed inside a recursion may be used after it.
    fn any_inside(&self, steps: &[Step]) -> bool {
        steps.iter().any(|step| match step {
            Step::Set(id) => self.sets[id.0 as usize],
            Step::Relation(id) => self.relations[id.0 as usize],
            Step::Fixpoint(inner) => self.is_needed(inner),
            Step::Check(_) => true,
        })
    }

    fn bodies(&mut self, steps: &[Step]) {
        for step in steps {
            let Step::Fixpoint(fixpoint) = step else { continue };
            if self.is_needed(fixpoint) {
                for &(variable, body) in &fixpoint.sets {
                    self.set(variable);
                    self.set(body);
                }
                for &(variable, body) in &fixpoint.relations {
                    self.relation(variable);
                    self.relation(body);
                }
            }
            self.bodies(&fixpoint.steps);
        }
    }

    fn retain(&self, steps: &mut Vec<Step>) {
        steps.retain_mut(|step| match step {
            Step::Set(id) => self.sets[id.0 as usize],
            Step::Relation(id) => self.relations[id.0 as usize],
            Step::Fixpoint(fixpoint) => {
                let needed = self.is_needed(fixpoint);
                self.retain(&mut fixpoint.steps);
                needed
            }
            Step::Check(_) => true,
        });
    }
}
