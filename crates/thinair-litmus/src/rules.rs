//! Under which model a test runs, and which engine can do it.

use std::sync::LazyLock;

use thinair_core::cat;
use thinair_core::model::Model;

use crate::builder::Form;
use crate::lower::Lowered;
use crate::syntax::Architecture;

/// A memory model, for litmus tests.
#[derive(Clone, Copy, Debug)]
pub enum Rules<'a> {
    BuiltIn(Model),
    /// A cat text: the user's, or one that comes with Thinair and of which there is nothing else.
    Cat {
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
    Enumeration(&'a cat::Model),
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

    /// The text of this name that comes with Thinair, run by enumeration.
    pub fn text(name: &str) -> Option<Rules<'static>> {
        CATS.iter().find(|(known, _)| *known == name).map(|(name, cat)| Rules::Cat { name, cat })
    }

    /// The names of the models that exist as text only.
    pub fn texts() -> impl Iterator<Item = &'static str> {
        TEXTS.into_iter()
    }

    pub fn name(&self) -> &'a str {
        match self {
            Rules::BuiltIn(model) => model.name(),
            Rules::Cat { name, .. } => name,
        }
    }

    /// The built-in model whose fences and tags these rules understand. None: they are the user's, and may name any.
    pub(crate) fn model(&self) -> Option<Model> {
        match self {
            Rules::BuiltIn(model) => Some(*model),
            Rules::Cat { .. } => match self.known_as()? {
                "rc11-herd" => Some(Model::Rc11),
                name => Model::find(name),
            },
        }
    }

    /// The name of the model that comes with Thinair, also of one that was taken by its text.
    pub(crate) fn known_as(&self) -> Option<&'static str> {
        match self {
            Rules::BuiltIn(model) => Some(model.name()),
            Rules::Cat { cat, .. } => CATS.iter().find(|(_, known)| std::ptr::eq(known, *cat)).map(|(name, _)| *name),
        }
    }

    /// Is program order kept as it is, or nearly? Then an instruction with two accesses that have no order between them cannot be run.
    pub(crate) fn keeps_program_order(&self) -> bool {
        matches!(self.model(), Some(Model::Sc | Model::Tso | Model::Pso | Model::Ra | Model::Ztso))
    }

    pub(crate) fn engine(&self, lowered: &Lowered) -> Engine<'a> {
        let is_fused = lowered.form == Form::Fused;
        match *self {
            Rules::BuiltIn(model) => {
                let has_dependencies = matches!(model, Model::Imm | Model::Armv8 | Model::Armv7 | Model::Riscv | Model::Power);
                let fits = is_fused && !(has_dependencies && lowered.refused_with_dependencies.is_some());
                match Rules::text(model.name()) {
                    Some(Rules::Cat { cat, .. }) if !fits => Engine::Enumeration(cat),
                    _ => Engine::Graph(model),
                }
            }
            // Where the release sequences of the paper make no difference.
            Rules::Cat { name: "rc11-herd", .. } if is_fused && !lowered.continues_release_sequence => Engine::Graph(Model::Rc11),
            Rules::Cat { cat, .. } => Engine::Enumeration(cat),
        }
    }
}
