//! What a run found, as text: for people ([`text`]) and for machines ([`json`]).
//!
//! A [`Report`] borrows everything that is to be told. Nothing here reads a file or a clock: whoever has them hands over the text of the
//! sources, the time and the memory used, so that the same report always gives the same text.

pub mod analysis;
pub mod dot;
pub mod estimate;
pub mod excerpt;
pub mod explain;
pub mod html;
pub mod json;
pub mod junit;
pub mod justification;
pub mod layout;
pub mod message;
pub mod names;
pub mod patch;
pub mod places;
pub mod route;
pub mod sarif;
pub mod saved;
pub mod sight;
pub mod story;
pub mod style;
pub mod svg;
pub mod text;
pub mod trouble;
pub mod view;
pub mod witness;

use std::time::Duration;

use thinair_core::engine::states::Statistics;
use thinair_core::engine::{Options, Outcome, Violation};
use thinair_core::ir::names::SourceNames;
use thinair_core::ir::{Program, SourceLocation};

/// The text of a source file, where it can be had.
pub type Sources<'a> = &'a dyn Fn(&str) -> Option<String>;

/// What would forbid a violation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Advice {
    /// Nothing was tried, or not to the end.
    #[default]
    None,
    /// A sentence for each set of changes that was tried and helps, the best first.
    Helps(Vec<String>),
    /// With all memory orders as strong as can be, and fences everywhere, the program fails all the same.
    Hopeless,
}

/// Why states are stored, and executions are not drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyStates {
    /// A loop that may have no end.
    EndlessLoop(SourceLocation),
    /// There are more executions than this.
    ManyExecutions(u64),
}

/// One finished run.
#[derive(Clone, Copy)]
pub struct Report<'a> {
    /// As the user wrote it; several files with blanks between them.
    pub file: &'a str,
    /// The files, each as the user wrote it.
    pub files: &'a [String],
    pub program: &'a Program,
    /// The names of fields, where the front end knows them.
    pub names: &'a SourceNames,
    pub options: &'a Options,
    /// The user's own model, if it was one: the name of the file and the text itself. That of the options means nothing then.
    pub text: Option<&'a str>,
    pub outcome: &'a Outcome,
    /// Where memory was allocated that some execution loses.
    pub leaks: &'a [SourceLocation],
    pub advice: &'a Advice,
    /// What the engine of stored states did, if that was the one.
    pub states: Option<Statistics>,
    /// Why it was, if the user did not say so.
    pub why_states: Option<WhyStates>,
    /// The limit on time, if that ended the run.
    pub timed_out: Option<Duration>,
    pub elapsed: Duration,
    pub peak_rss_kib: Option<u64>,
}

impl Report<'_> {
    /// The model as the user knows it.
    pub fn model_name(&self) -> &str {
        self.text.unwrap_or(self.options.model.name())
    }

    /// What an execution depends on. Of a model of the user's nobody knows why it allows it: the execution is shown whole.
    fn analyse(&self, violation: &Violation) -> analysis::Analysis {
        match self.text {
            Some(_) => analysis::whole(violation),
            None => analysis::analyse(self.program, self.options, violation),
        }
    }

    fn tell(&self, view: &view::View, analysis: &analysis::Analysis) -> story::Story {
        let mut story = story::tell(view, self.options.model, analysis);
        if self.text.is_some() {
            story.why.clear();
        }
        story
    }
}
