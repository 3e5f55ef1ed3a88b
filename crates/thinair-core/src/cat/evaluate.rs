//! A plan run on an execution, and the verdict.

use super::compile::{Check, Fixpoint, Plan, RelationId, RelationOp, SetId, SetOp, Step, Value};
use super::syntax::{Condition, Problem, Test, problem};
use super::{Error, Model};
use crate::execution::Execution;
use crate::relation::{Relation, Set};

/// Nested recursions multiply: this bounds the operations of one evaluation.
const MAXIMUM_OPERATIONS: u64 = 1_000_000;

/// What a model says of one execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    pub consistent: bool,
    /// The first axiom that does not hold; where there is one, flags of later statements are not looked at.
    pub failed: Option<String>,
    /// The flags that were raised, in the order of the model.
    pub flags: Vec<String>,
}

impl Model {
    /// Is the execution consistent? `variants` are the names that `if "name"` tests in the model find true.
    pub fn check(&self, x: &Execution, variants: &[&str]) -> Result<Verdict, Error> {
        let mut checker = self.checker(variants);
        checker.begin(x)?;
        checker.verdict(x)
    }

    /// For many executions with the same events, or with others.
    pub fn checker(&self, variants: &[&str]) -> Checker<'_> {
        let plan = &self.plan;
        Checker {
            model: self,
            conditions: plan.conditions.iter().map(|condition| holds(condition, variants)).collect(),
            sets: vec![Set::new(0); plan.sets.len()],
            relations: vec![Relation::new(0); plan.relations.len()],
        }
    }
}

/// A model with what has been computed of an execution so far. First [`Checker::begin`] with the events, program order and dependencies; then, as
/// often as needed, the questions about rf and co.
#[derive(Clone, Debug)]
pub struct Checker<'m> {
    model: &'m Model,
    conditions: Vec<bool>,
    /// By id; empty until the step that computes it has run.
    sets: Vec<Set>,
    relations: Vec<Relation>,
}

impl Checker<'_> {
    /// Does an axiom of the model, as it is written, forbid all that is incoherent on one location?
    pub fn states_coherence(&self) -> bool {
        self.model.plan.phases.states_coherence
    }

    /// Does one forbid that another thread writes between the two halves of a read-modify-write?
    pub fn states_atomicity(&self) -> bool {
        self.model.plan.phases.states_atomicity
    }

    /// New events: computes what does not depend on rf and co.
    pub fn begin(&mut self, x: &Execution) -> Result<(), Error> {
        self.run(x, &self.model.plan.phases.fixed).map(|_| ())
    }

    /// `false`: however rf and co are completed, the execution will not be consistent.
    pub fn may_become_consistent(&mut self, x: &Execution) -> Result<bool, Error> {
        Ok(self.run(x, &self.model.plan.phases.early)?.consistent)
    }

    /// What the model says of the execution as it is.
    pub fn verdict(&mut self, x: &Execution) -> Result<Verdict, Error> {
        self.run(x, &self.model.plan.phases.moving)
    }

    /// Runs these steps, up to the first axiom that fails.
    fn run(&mut self, x: &Execution, steps: &[usize]) -> Result<Verdict, Error> {
        let plan = &self.model.plan;
        let mut evaluation = Evaluation {
            plan,
            x,
            conditions: &self.conditions,
            sets: &mut self.sets,
            relations: &mut self.relations,
            operations: 0,
            size: x.events.len(),
        };
        let mut verdict = Verdict { consistent: true, failed: None, flags: Vec::new() };
        for &index in steps {
            let step = &plan.steps[index];
            let Step::Check(check) = step else {
                evaluation.step(step).map_err(|problem| problem.in_files(&self.model.files))?;
                continue;
            };
            match (check.flag, evaluation.test(check)) {
                (true, true) => verdict.flags.push(check.name.clone()),
                (false, false) => {
                    verdict.consistent = false;
                    verdict.failed = Some(check.name.clone());
                    break;
                }
                _ => {}
            }
        }
        Ok(verdict)
    }
}

fn holds(condition: &Condition, variants: &[&str]) -> bool {
    match condition {
        Condition::Variant(name) => variants.contains(&name.as_str()),
        Condition::Not(inner) => !holds(inner, variants),
        Condition::All(parts) => parts.iter().all(|part| holds(part, variants)),
        Condition::Any(parts) => parts.iter().any(|part| holds(part, variants)),
    }
}

struct Evaluation<'a> {
    plan: &'a Plan,
    x: &'a Execution,
    conditions: &'a [bool],
    sets: &'a mut [Set],
    relations: &'a mut [Relation],
    operations: u64,
    size: usize,
}

impl Evaluation<'_> {
    fn set(&self, id: SetId) -> &Set {
        &self.sets[id.0 as usize]
    }

    fn relation(&self, id: RelationId) -> &Relation {
        &self.relations[id.0 as usize]
    }

    fn step(&mut self, step: &Step) -> Result<(), Problem> {
        match step {
            Step::Set(id) => self.sets[id.0 as usize] = self.compute_set(*id),
            Step::Relation(id) => self.relations[id.0 as usize] = self.compute_relation(*id),
            Step::Fixpoint(fixpoint) => return self.fixpoint(fixpoint),
            Step::Check(_) => {}
        }
        self.operations += 1;
        Ok(())
    }

    /// Iterates from nothing. With monotone bodies the values only grow, and so reach their least fixpoint; where one shrinks, the
    /// definition has no such meaning.
    fn fixpoint(&mut self, fixpoint: &Fixpoint) -> Result<(), Problem> {
        for &(variable, _) in &fixpoint.sets {
            self.sets[variable.0 as usize] = Set::new(self.size);
        }
        for &(variable, _) in &fixpoint.relations {
            self.relations[variable.0 as usize] = Relation::new(self.size);
        }
        loop {
            for step in &fixpoint.steps {
                self.step(step)?;
            }
            if self.operations > MAXIMUM_OPERATIONS {
                return problem(fixpoint.at, format!("this recursive definition takes more than {MAXIMUM_OPERATIONS} operations"));
            }
            let grows = fixpoint.sets.iter().all(|&(variable, body)| self.set(variable).is_subset(self.set(body)))
                && fixpoint.relations.iter().all(|&(variable, body)| self.relation(variable).is_subset(self.relation(body)));
            if !grows {
                return problem(fixpoint.at, "this recursive definition is not monotone: it has no least fixpoint");
            }
            let stable = fixpoint.sets.iter().all(|&(variable, body)| self.set(variable) == self.set(body))
                && fixpoint.relations.iter().all(|&(variable, body)| self.relation(variable) == self.relation(body));
            if stable {
                return Ok(());
            }
            // A body may be another variable of the group, so all are read before any is written.
            let sets: Vec<Set> = fixpoint.sets.iter().map(|&(_, body)| self.set(body).clone()).collect();
            let relations: Vec<Relation> = fixpoint.relations.iter().map(|&(_, body)| self.relation(body).clone()).collect();
            for (&(variable, _), value) in fixpoint.sets.iter().zip(sets) {
                self.sets[variable.0 as usize] = value;
            }
            for (&(variable, _), value) in fixpoint.relations.iter().zip(relations) {
                self.relations[variable.0 as usize] = value;
            }
            // Iterations count even where the body has no step of its own.
            self.operations += 1;
        }
    }

    fn compute_set(&self, id: SetId) -> Set {
        match self.plan.sets[id.0 as usize] {
            SetOp::Base(base) => base.value(self.x),
            SetOp::Nothing => Set::new(self.size),
            SetOp::Variable(_) => self.set(id).clone(),
            SetOp::Union(a, b) => self.set(a).union(self.set(b)),
            SetOp::Intersection(a, b) => self.set(a).intersection(self.set(b)),
            SetOp::Difference(a, b) => self.set(a).difference(self.set(b)),
            SetOp::Complement(a) => self.set(a).complement(),
            SetOp::Domain(a) => self.relation(a).domain(),
            SetOp::Range(a) => self.relation(a).range(),
            SetOp::If(condition, a, b) => self.set(if self.conditions[condition as usize] { a } else { b }).clone(),
        }
    }

    fn compute_relation(&self, id: RelationId) -> Relation {
        match self.plan.relations[id.0 as usize] {
            RelationOp::Base(base) => base.value(self.x),
            RelationOp::Nothing => Relation::new(self.size),
            RelationOp::Variable(_) => self.relation(id).clone(),
            RelationOp::Union(a, b) => self.relation(a).union(self.relation(b)),
            RelationOp::Intersection(a, b) => self.relation(a).intersection(self.relation(b)),
            RelationOp::Difference(a, b) => self.relation(a).difference(self.relation(b)),
            RelationOp::Complement(a) => self.relation(a).complement(),
            RelationOp::Compose(a, b) => self.relation(a).compose(self.relation(b)),
            RelationOp::FromSet(set, a) => self.relation(a).from_set(self.set(set)),
            RelationOp::ToSet(a, set) => self.relation(a).to_set(self.set(set)),
            RelationOp::Inverse(a) => self.relation(a).inverse(),
            RelationOp::Transitive(a) => self.relation(a).transitive(),
            RelationOp::ReflexiveTransitive(a) => self.relation(a).reflexive_transitive(),
            RelationOp::Reflexive(a) => self.relation(a).reflexive(),
            RelationOp::IdentityOn(set) => Relation::identity_on(self.set(set)),
            RelationOp::Product(from, to) => Relation::product(self.set(from), self.set(to)),
            RelationOp::Matched(open, close) => matched(self.x, self.set(open), self.set(close)),
            RelationOp::If(condition, a, b) => self.relation(if self.conditions[condition as usize] { a } else { b }).clone(),
        }
    }

    fn test(&self, check: &Check) -> bool {
        let holds = match check.subject {
            Value::Nothing => true,
            Value::Set(set) => self.set(set).is_empty(),
            Value::Relation(relation) => match check.test {
                Test::Acyclic => self.relation(relation).is_acyclic(),
                Test::Irreflexive => self.relation(relation).is_irreflexive(),
                Test::Empty => self.relation(relation).is_empty(),
            },
        };
        holds != check.negated
    }
}

/// Each closing bracket with the last opening one before it in its thread that is not matched yet. Events of a thread stand in program order.
fn matched(x: &Execution, open: &Set, close: &Set) -> Relation {
    let mut result = Relation::new(x.events.len());
    let mut unmatched: Vec<usize> = Vec::new();
    for event in 0..x.events.len() {
        if unmatched.last().is_some_and(|&last| x.events[last].thread != x.events[event].thread) {
            unmatched.clear();
        }
        if open.contains(event) {
            unmatched.push(event);
        } else if close.contains(event)
            && let Some(partner) = unmatched.pop()
        {
            result.insert(partner, event);
        }
    }
    result
}
