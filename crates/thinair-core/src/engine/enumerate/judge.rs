//! Who says which candidates are executions.

use crate::cat;
use crate::execution::Execution;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judgement {
    pub consistent: bool,
    /// What the model warns of, by name.
    pub flags: Vec<String>,
}

/// A model as the enumeration sees it. An `Err` says why it cannot be evaluated.
pub trait Judge {
    /// Does the model forbid everything that is incoherent on one location alone (`acyclic po-loc | rf | co | fr`)? Then such candidates are not made.
    fn states_coherence(&self) -> bool;
    /// Does it forbid that another thread writes between the two halves of a read-modify-write (`empty rmw & (fre ; coe)`)? Likewise.
    fn states_atomicity(&self) -> bool;
    /// The events, program order and dependencies of the candidates to come; no rf and co yet.
    fn begin(&mut self, skeleton: &Execution) -> Result<(), String>;
    /// With rf and co of some locations: `false` only if no completion is consistent.
    fn may_become_consistent(&mut self, partial: &Execution) -> Result<bool, String>;
    fn judge(&mut self, complete: &Execution) -> Result<Judgement, String>;
}

impl Judge for cat::Checker<'_> {
    fn states_coherence(&self) -> bool {
        cat::Checker::states_coherence(self)
    }

    fn states_atomicity(&self) -> bool {
        cat::Checker::states_atomicity(self)
    }

    fn begin(&mut self, skeleton: &Execution) -> Result<(), String> {
        cat::Checker::begin(self, skeleton).map_err(|error| error.to_string())
    }

    fn may_become_consistent(&mut self, partial: &Execution) -> Result<bool, String> {
        cat::Checker::may_become_consistent(self, partial).map_err(|error| error.to_string())
    }

    fn judge(&mut self, complete: &Execution) -> Result<Judgement, String> {
        let verdict = self.verdict(complete).map_err(|error| error.to_string())?;
        Ok(Judgement { consistent: verdict.consistent, flags: verdict.flags })
    }
}

/// A model as a predicate in Rust, of which nothing else is known.
pub struct Axiomatic(pub fn(&Execution) -> bool);

impl Judge for Axiomatic {
    fn states_coherence(&self) -> bool {
        false
    }

    fn states_atomicity(&self) -> bool {
        false
    }

    fn begin(&mut self, _skeleton: &Execution) -> Result<(), String> {
        Ok(())
    }

    fn may_become_consistent(&mut self, _partial: &Execution) -> Result<bool, String> {
        Ok(true)
    }

    fn judge(&mut self, complete: &Execution) -> Result<Judgement, String> {
        Ok(Judgement { consistent: (self.0)(complete), flags: Vec::new() })
    }
}
