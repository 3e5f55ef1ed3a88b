//! Trying other memory orders: for the advice that `check` gives with a violation, and for `fix`.

use std::path::Path;
use std::time::{Duration, Instant};

use thinair_core::engine::{Options, Verdict};
use thinair_core::ir::{Order, Program};
use thinair_core::repair::{Allowed, Answer, Change, Repair, Site, Undecided, What, sites, strengthen, weaken};
use thinair_report::patch::{self, Language};

use crate::explore::{Waits, Watch, explore};
use crate::load::Loaded;
use crate::time_limit::stop_requested;

/// How much may be tried.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Executions in all.
    pub executions: u64,
    pub until: Option<Instant>,
}

/// The places where a program has memory orders, and what can be done there.
pub struct Workshop<'l> {
    pub loaded: &'l Loaded,
    pub options: Options,
    pub sites: Vec<Site>,
    pub language: Option<Language>,
    effort: Effort,
}

impl<'l> Workshop<'l> {
    pub fn new(loaded: &'l Loaded, options: &Options, effort: Effort) -> Workshop<'l> {
        let sites = sites(&loaded.program);
        Workshop { loaded, options: options.clone(), sites, language: loaded.only_file().and_then(|(file, _)| Language::of(file)), effort }
    }

    /// The text that is changed.
    fn text(&self) -> &'l str {
        self.loaded.only_file().map_or("", |(_, text)| text)
    }

    /// Which file of the program is the user's own. The compiler may have called it otherwise than the user did: a path may be relative or not.
    fn own_file(&self) -> Option<usize> {
        let files = &self.loaded.program.files;
        let named = files.iter().position(|file| *file == self.loaded.file);
        named.or_else(|| {
            let path = Path::new(&self.loaded.file).canonicalize().ok()?;
            files.iter().position(|file| Path::new(file).canonicalize().is_ok_and(|other| other == path))
        })
    }

    /// Only what can be written into the user's own file; where nothing can be written, everything.
    fn allowed(&self) -> impl Fn(&Site, What) -> bool + '_ {
        let own = self.own_file();
        move |site, what| match self.language {
            None => true,
            Some(language) => own == Some(site.at.file.index()) && patch::can_express(language, self.text(), &self.sites, site, what),
        }
    }

    fn decider(options: Options, effort: Effort) -> impl FnMut(&Program) -> Answer {
        let mut left = effort.executions;
        move |program: &Program| {
            let now = Instant::now();
            let timeout = effort.until.map(|until| until.saturating_duration_since(now).max(Duration::from_millis(1)));
            if left == 0 || stop_requested() || effort.until.is_some_and(|until| now >= until) {
                return Answer::Unknown;
            }
            let options = Options { max_executions: Some(left.min(options.max_executions.unwrap_or(u64::MAX))), ..options.clone() };
            let explored = explore(
                program,
                &options,
                Watch { timeout, progress: false, jobs: 1, visits_blocked: false, merges_symmetric: true, races: None, waits: Waits::All },
            );
            let seen = explored.outcome.executions.saturating_add(explored.outcome.blocked);
            left = left.saturating_sub(seen.max(1));
            match explored.outcome.verdict {
                Verdict::Verified => Answer::Right,
                // What the bound leaves out is left out of all programs that are tried.
                Verdict::Bounded => Answer::Right,
                Verdict::Violated(_) => Answer::Wrong,
                Verdict::Unsupported(..) | Verdict::Interrupted => Answer::Unknown,
            }
        }
    }

    /// The smallest repairs, best first, and whether they can be written into the text: where no such repair is found, others count, too.
    pub fn strengthen(&self) -> Result<(Repair, bool), Undecided> {
        let mut decide = Workshop::decider(self.options.clone(), self.effort);
        let allowed = self.allowed();
        let allowed: &Allowed = &allowed;
        let found = strengthen(&self.loaded.program, &self.sites, allowed, &mut decide)?;
        if found != Repair::Hopeless || self.language.is_none() {
            return Ok((found, true));
        }
        Ok((self.strengthen_anywhere()?, false))
    }

    /// As if every change could be written.
    pub fn strengthen_anywhere(&self) -> Result<Repair, Undecided> {
        let anywhere: &Allowed = &|_, _| true;
        strengthen(&self.loaded.program, &self.sites, anywhere, &mut Workshop::decider(self.options.clone(), self.effort))
    }

    /// The lines with an atomic access, or a fence, whose order cannot be changed in the text: it comes from a macro, from an operator, or from another file.
    pub fn untouchable(&self) -> Vec<u32> {
        let Some(_) = self.language else { return Vec::new() };
        let allowed = self.allowed();
        let orders = [Order::Relaxed, Order::Acquire, Order::Release, Order::SeqCst];
        let fixed = |site: &&Site| {
            site.order != Order::Plain && orders.iter().all(|&order| order == site.order || !allowed(site, What::Order(order)))
        };
        let own = self.own_file();
        let mut lines: Vec<u32> =
            self.sites.iter().filter(|site| own == Some(site.at.file.index())).filter(fixed).map(|site| site.at.line).collect();
        lines.dedup();
        lines
    }

    /// Orders that need not be so strong; those of `kept` stay.
    pub fn weaken(&self, kept: &[usize]) -> Result<Vec<Change>, Undecided> {
        let mut decide = Workshop::decider(self.options.clone(), self.effort);
        let allowed = self.allowed();
        let allowed: &Allowed = &allowed;
        weaken(&self.loaded.program, &self.sites, kept, allowed, &mut decide)
    }

    /// The texts of the file that have the changes, the best first, as far as they can be written.
    pub fn patched(&self, changes: &[Change]) -> Vec<String> {
        self.language.map_or_else(Vec::new, |language| patch::apply(language, self.text(), &self.sites, changes))
    }

    pub fn in_words(&self, change: &Change, strengthens: bool) -> String {
        patch::in_words(self.language, &self.sites, change, strengthens)
    }

    /// All changes of a repair in one sentence.
    pub fn sentence(&self, changes: &[Change]) -> String {
        let words: Vec<String> = changes.iter().map(|change| self.in_words(change, true)).collect();
        let mut sentence = match words.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => format!("{}, and {last}", first.join(", ")),
        };
        if let Some(first) = sentence.get(..1) {
            sentence = first.to_uppercase() + &sentence[1..];
        }
        sentence + "."
    }
}
