//! Under which model a test runs, and which engine can do it.

use std::sync::LazyLock;

use thinair_core::cat::{self, Obstacle};
use thinair_core::ir::{Op, Tags};
use thinair_core::model::Model;

use crate::builder::Form;
use crate::fences::Vocabulary;
use crate::lower::Lowered;
use crate::syntax::{Architecture, Test};

/// A memory model, for litmus tests.
#[derive(Clone, Copy, Debug)]
pub enum Rules<'a> {
    BuiltIn(Model),
    /// A cat text: the user's, or one that comes with Thinair and of which there is nothing else.
    Cat {
        name: &'a str,
        cat: &'a cat::Model,
    },
    /// The same, enumerated also where graphs could be explored.
    Enumerated {
        name: &'a str,
        cat: &'a cat::Model,
    },
}

/// The models that exist as text only.
const TEXTS: [&str; 2] = ["rc11-herd", "lkmm"];

type Parsed = Vec<(&'static str, cat::Model)>;

/// All texts that come with Thinair, parsed once.
static CATS: LazyLock<Parsed> = LazyLock::new(|| {
    let names = Model::ALL.into_iter().map(Model::name).chain(TEXTS);
    let parse = |name| {
        let source = cat::builtin(name)?;
        Some((name, cat::Model::parse(&format!("{name}.cat"), source, &mut cat::include_builtin).ok()?))
    };
    names.filter_map(parse).collect()
});

/// Who runs a test.
pub(crate) enum Engine<'a> {
    Graph(Model),
    /// Graphs, guided by a text.
    Text(&'a cat::Model),
    Enumeration(&'a cat::Model, Reason),
}

/// Why a test is enumerated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It was asked for.
    Asked,
    /// This text of the model cannot guide an exploration.
    Model(Obstacle),
    /// What the test has can be told to the enumeration only.
    Test,
}

impl<'a> Rules<'a> {
    /// The model that belongs to an architecture.
    pub fn of(architecture: Architecture) -> Rules<'static> {
        match architecture {
            Architecture::X86 | Architecture::X86_64 => Rules::BuiltIn(Model::Tso),
            Architecture::Power => Rules::BuiltIn(Model::Power),
            Architecture::AArch64 => Rules::BuiltIn(Model::Armv8),
            Architecture::Arm => Rules::BuiltIn(Model::Armv7),
            Architecture::RiscV => Rules::BuiltIn(Model::Riscv),
            Architecture::Linux => Rules::text("lkmm").unwrap_or(Rules::BuiltIn(Model::Rc11)),
            Architecture::C => Rules::text("rc11-herd").unwrap_or(Rules::BuiltIn(Model::Rc11)),
        }
    }

    /// A model that comes with Thinair, in the fastest engine that has it.
    pub fn named(name: &str) -> Option<Rules<'static>> {
        Model::find(name).map(Rules::BuiltIn).or_else(|| Rules::text(name))
    }

    /// The text of this name that comes with Thinair, for whoever can run it.
    pub fn text(name: &str) -> Option<Rules<'static>> {
        CATS.iter().find(|(known, _)| *known == name).map(|(name, cat)| Rules::Cat { name, cat })
    }

    pub fn name(&self) -> &'a str {
        match self {
            Rules::BuiltIn(model) => model.name(),
            Rules::Cat { name, .. } | Rules::Enumerated { name, .. } => name,
        }
    }

    /// The fences and tags that these rules understand.
    pub(crate) fn vocabulary(&self) -> Vocabulary {
        match (self.model(), self.known_as()) {
            (Some(model), _) => Vocabulary::Of(model),
            (None, Some(_)) => Vocabulary::Linux,
            (None, None) => Vocabulary::Any,
        }
    }

    /// The built-in model that these rules are, if they are one.
    fn model(&self) -> Option<Model> {
        match self {
            Rules::BuiltIn(model) => Some(*model),
            Rules::Cat { .. } | Rules::Enumerated { .. } => match self.known_as()? {
                "rc11-herd" => Some(Model::Rc11),
                name => Model::find(name),
            },
        }
    }

    /// The same model by its text, enumerated.
    pub fn enumerated(self) -> Option<Rules<'a>> {
        match self {
            Rules::BuiltIn(model) => Rules::text(model.name())?.enumerated(),
            Rules::Cat { name, cat } | Rules::Enumerated { name, cat } => Some(Rules::Enumerated { name, cat }),
        }
    }

    /// The name of the model that comes with Thinair, also of one that was taken by its text.
    pub(crate) fn known_as(&self) -> Option<&'static str> {
        match self {
            Rules::BuiltIn(model) => Some(model.name()),
            Rules::Cat { cat, .. } | Rules::Enumerated { cat, .. } => {
                CATS.iter().find(|(_, known)| std::ptr::eq(known, *cat)).map(|(name, _)| *name)
            }
        }
    }

    /// May the model put two plain accesses of different locations in order because of program order alone? Then it must be told where an instruction has two
    /// accesses that have no order between them.
    fn may_keep_program_order(&self) -> bool {
        self.model().is_none_or(|model| model.entry().keeps_plain_order)
    }

    pub(crate) fn engine(&self, test: &Test, lowered: &Lowered) -> Engine<'a> {
        let is_fused = lowered.form == Form::Fused;
        let has_pairs = lowered.has_pairs && test.threads.len() > 1 && self.may_keep_program_order();
        match *self {
            Rules::BuiltIn(model) => {
                let has_dependencies = model.entry().dependencies;
                let fits = is_fused && !has_pairs && !(has_dependencies && lowered.refused_with_dependencies.is_some());
                match Rules::text(model.name()) {
                    Some(Rules::Cat { cat, .. }) if !fits => Engine::Enumeration(cat, Reason::Test),
                    _ => Engine::Graph(model),
                }
            }
            // Where the release sequences of the paper make no difference.
            Rules::Cat { name: "rc11-herd", .. } if is_fused && !lowered.continues_release_sequence => Engine::Graph(Model::Rc11),
            Rules::Cat { cat, .. } => match cat.may_guide_exploration() {
                Err(obstacle) => Engine::Enumeration(cat, Reason::Model(obstacle)),
                Ok(()) if !is_fused || has_pairs || cat.uses_dependencies() && differs_in_dependencies(test, lowered) => {
                    Engine::Enumeration(cat, Reason::Test)
                }
                Ok(()) => Engine::Text(cat),
            },
            Rules::Enumerated { cat, .. } => Engine::Enumeration(cat, Reason::Asked),
        }
    }
}

/// May dependencies be others than those that the enumeration is told of? A graph has no picks (AArch64), its control dependencies do not end with a
/// statement (C), and a pair of exclusives is one instruction in it.
fn differs_in_dependencies(test: &Test, lowered: &Lowered) -> bool {
    let is_exclusive = |op: &Op| match op {
        Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } => access.tags.has(Tags::PAIR),
        _ => false,
    };
    let mut instructions = lowered.program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
    matches!(test.architecture, Architecture::AArch64 | Architecture::C | Architecture::Linux)
        || instructions.any(|instruction| is_exclusive(&instruction.op))
}
