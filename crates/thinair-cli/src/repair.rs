//! Trying other memory orders: for the advice that `check` gives with a violation, and for `fix`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use thinair_core::engine::{Options, Verdict};
use thinair_core::ir::{Order, Program};
use thinair_core::repair::{Allowed, Answer, Change, Repair, Site, Undecided, What, sites, strengthen, weaken};
use thinair_report::patch::{self, Language, LoopHead};

use crate::explore::{Watch, explore};
use crate::load::Loaded;
use crate::time_limit::stop_requested;

/// How much may be tried.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Executions in all.
    pub executions: u64,
    pub until: Option<Instant>,
}

/// A text that may be changed.
pub struct Text {
    /// As the compiler, or the user, called it.
    pub file: String,
    pub text: String,
    /// Is it the file that the user named?
    pub is_own: bool,
}

/// The places where a program has memory orders, and what can be done there.
pub struct Workshop<'l> {
    pub loaded: &'l Loaded,
    pub options: Options,
    pub sites: Vec<Site>,
    pub language: Option<Language>,
    /// The user's file, and those that it includes but for the system's: by their places in [`Program::files`].
    pub texts: BTreeMap<usize, Text>,
    effort: Effort,
}

impl<'l> Workshop<'l> {
    pub fn new(loaded: &'l Loaded, options: &Options, effort: Effort) -> Workshop<'l> {
        let sites = sites(&loaded.program);
        let named = loaded.only_file().and_then(|(file, _)| Language::of(file));
        let language = named.or_else(|| loaded.is_of_rust().then_some(Language::Rust));
        let texts = texts(loaded, &sites, language);
        Workshop { loaded, options: options.clone(), sites, language, texts, effort }
    }

    fn text_of(&self, site: &Site) -> Option<&Text> {
        self.texts.get(&site.at.file.index())
    }

    /// Only what can be written into the user's own files; where nothing can be written, everything.
    fn allowed(&self) -> impl Fn(&Site, What) -> bool + '_ {
        move |site, what| match self.language {
            None => true,
            Some(language) => self.text_of(site).is_some_and(|text| patch::can_express(language, &text.text, &self.sites, site, what)),
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
            let explored = explore(program, &options, Watch { timeout, jobs: 1, merges_symmetric: true, ..Watch::default() });
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

    /// As if every change could be written. (Rust's library is compiled with the program; that does not make it the user's.)
    pub fn strengthen_anywhere(&self) -> Result<Repair, Undecided> {
        let anywhere: &Allowed = &|site, _| self.language != Some(Language::Rust) || self.text_of(site).is_some();
        strengthen(&self.loaded.program, &self.sites, anywhere, &mut Workshop::decider(self.options.clone(), self.effort))
    }

    /// The lines of the user's file with an atomic access, or a fence, whose order cannot be changed in the text: it comes from a macro or from an operator.
    pub fn untouchable(&self) -> Vec<u32> {
        // In C++ and Rust there is code for orders that a call does not name, and atomic operations of the library's own.
        if matches!(self.language, None | Some(Language::Cxx | Language::Rust)) {
            return Vec::new();
        }
        let allowed = self.allowed();
        let orders = [Order::Relaxed, Order::Acquire, Order::Release, Order::SeqCst];
        let fixed = |site: &&Site| {
            site.order != Order::Plain && orders.iter().all(|&order| order == site.order || !allowed(site, What::Order(order)))
        };
        let is_own = |site: &&Site| self.text_of(site).is_some_and(|text| text.is_own);
        let mut lines: Vec<u32> = self.sites.iter().filter(is_own).filter(fixed).map(|site| site.at.line).collect();
        lines.dedup();
        lines
    }

    /// Orders that need not be so strong; those of `kept` stay, and those of files that others may include.
    pub fn weaken(&self, kept: &[usize]) -> Result<Vec<Change>, Undecided> {
        let mut decide = Workshop::decider(self.options.clone(), self.effort);
        let allowed = self.allowed();
        let is_own =
            |site: &Site| self.language.is_none() || self.text_of(site).is_some_and(|text| text.is_own || self.loaded.is_of_rust());
        let allowed: &Allowed = &|site, what| is_own(site) && allowed(site, what);
        weaken(&self.loaded.program, &self.sites, kept, allowed, &mut decide)
    }

    /// The texts that have the changes, by their places in [`Program::files`]: ways to write them, the best first.
    pub fn patched(&self, changes: &[Change]) -> Vec<BTreeMap<usize, String>> {
        let Some(language) = self.language else { return Vec::new() };
        let mut by_file: BTreeMap<usize, Vec<Change>> = BTreeMap::new();
        for change in changes {
            let Some(site) = self.sites.get(change.site) else { return Vec::new() };
            by_file.entry(site.at.file.index()).or_default().push(*change);
        }
        let written = |place: LoopHead| {
            let texts = by_file.iter().map(|(&file, changes)| {
                let text = patch::apply(language, &self.texts.get(&file)?.text, &self.sites, changes, place)?;
                Some((file, text))
            });
            texts.collect::<Option<BTreeMap<usize, String>>>()
        };
        let mut ways: Vec<BTreeMap<usize, String>> = patch::LOOP_HEADS.into_iter().filter_map(written).collect();
        ways.dedup();
        ways
    }

    pub fn in_words(&self, change: &Change, strengthens: bool) -> String {
        let Some(site) = self.sites.get(change.site) else { return String::new() };
        let file = self.loaded.program.files.get(site.at.file.index());
        let line = match (self.text_of(site), file) {
            (Some(text), _) if text.is_own => format!("line {}", site.at.line),
            (_, Some(file)) if *file != self.loaded.file => format!("{file}:{}", site.at.line),
            _ => format!("line {}", site.at.line),
        };
        // Intermediate code says what it was made from.
        let language = self.language.or_else(|| file.and_then(|file| Language::of(file)));
        patch::in_words(language, site, &line, change.what, strengthens)
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

/// Which file of the program is the user's own. The compiler may have called it otherwise than the user did: a path may be relative or not.
fn own_file(loaded: &Loaded) -> Option<usize> {
    let files = &loaded.program.files;
    let named = files.iter().position(|file| *file == loaded.file);
    named.or_else(|| {
        let path = Path::new(&loaded.file).canonicalize().ok()?;
        files.iter().position(|file| Path::new(file).canonicalize().is_ok_and(|other| other == path))
    })
}

fn texts(loaded: &Loaded, sites: &[Site], language: Option<Language>) -> BTreeMap<usize, Text> {
    let mut texts = BTreeMap::new();
    let (Some(language), Some((file, text))) = (language, loaded.only_file()) else { return texts };
    let own = own_file(loaded);
    if let Some(own) = own {
        texts.insert(own, Text { file: file.to_owned(), text: text.to_owned(), is_own: true });
    }
    let included = sites.iter().map(|site| site.at.file.index()).filter(|&file| Some(file) != own);
    for number in included.collect::<BTreeSet<usize>>() {
        let Some(file) = loaded.program.files.get(number) else { continue };
        if Language::of(file) == Some(language)
            && is_users(Path::new(file))
            && let Some(text) = loaded.source(file)
        {
            texts.insert(number, Text { file: file.clone(), text, is_own: false });
        }
    }
    texts
}

/// Nobody mends a program in the headers of the system.
fn is_users(file: &Path) -> bool {
    let Ok(path) = file.canonicalize() else { return false };
    let is_ours = path.metadata().is_ok_and(|metadata| !metadata.permissions().readonly());
    let of_others = ["/.cargo/registry/", "/.cargo/git/", "/rustlib/src/"];
    let is_of_others = path.to_str().is_some_and(|path| of_others.iter().any(|folder| path.contains(folder)));
    is_ours && !is_of_others && !["/usr", "/lib", "/opt"].iter().any(|system| path.starts_with(system))
}
