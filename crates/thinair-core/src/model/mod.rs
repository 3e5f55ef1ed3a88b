//! The memory models by name. What else there is to know of each stands in one [table].

pub mod table;

use crate::engine::Equivalence;
use crate::ir::Tags;
use table::{Entry, TABLE};

pub use table::{Buffers, Family, Lowering, Meaning};

/// A built-in memory model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Model {
    Sc,
    Tso,
    Pso,
    Ra,
    Sra,
    Rc11,
    C11Simp,
    Imm,
    Armv8,
    Armv7,
    Riscv,
    Ztso,
    Power,
    Xmm,
}

impl Model {
    /// Those that are predicates on single executions: each has axioms, and a text in cat.
    pub const ALL: [Model; 13] = {
        let mut all = [Model::Sc; 13];
        let (mut line, mut found) = (0, 0);
        while line < TABLE.len() {
            if TABLE[line].justified_by.is_none() {
                all[found] = TABLE[line].model;
                found += 1;
            }
            line += 1;
        }
        all
    };

    /// Every model, also `xmm`, under which an execution is allowed because of others.
    pub fn every() -> impl Iterator<Item = Model> {
        TABLE.iter().map(|entry| entry.model)
    }

    /// Its line in the table.
    pub fn entry(self) -> &'static Entry {
        static LINES: [Entry; TABLE.len()] = TABLE;
        &LINES[self as usize]
    }

    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// One line for the list of models.
    pub fn summary(self) -> &'static str {
        self.entry().summary
    }

    pub fn aliases(self) -> &'static [&'static str] {
        self.entry().aliases
    }

    /// The model whose axioms say what a single execution may look like, with the fences that it may have.
    pub fn of_single_executions(self) -> Model {
        self.entry().justified_by.unwrap_or(self)
    }

    /// Are executions allowed because of others, which are run again?
    pub fn re_executes(self) -> bool {
        self.entry().justified_by.is_some()
    }

    /// Is a data race an error?
    pub fn reports_races(self) -> bool {
        self.entry().races
    }

    /// When two executions may count as one.
    pub fn equivalences(self) -> &'static [Equivalence] {
        self.entry().equivalences
    }

    /// The tags of accesses that mean something under the model.
    pub fn tags(self) -> Tags {
        self.entry().tags
    }

    /// What memory orders are compiled to, where the architecture has none of its own, or not all of them.
    pub fn target(self) -> Option<crate::mapping::Target> {
        match self.entry().lowering {
            Lowering::Orders(target) => Some(target),
            Lowering::None | Lowering::Barriers => None,
        }
    }

    /// Finds a model by name or alias, whatever the case.
    pub fn find(name: &str) -> Option<Model> {
        let name = name.to_ascii_lowercase();
        Model::every().find(|model| model.name() == name || model.aliases().contains(&name.as_str()))
    }
}
