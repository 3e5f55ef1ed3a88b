//! `thinair check`: reads a program, explores it, prints what was found.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use thinair_core::cat;
use thinair_core::engine::{
    self, Detail, Equivalence, Kept, Observer, Options, Prunings, Verdict, Violation, ViolationKind, retell, sizes,
};
use thinair_core::ir::Program;
use thinair_core::mapping;
use thinair_core::model::Model;
use thinair_core::repair::Repair;
use thinair_report::style::{Amount, Style};
use thinair_report::{Advice, Report, Sources, WhyStates, analysis, dot, html, json, junit, sarif, saved, svg, text};

use crate::arguments::{Check, EngineName, EquivalenceName, Litmus, LitmusEngine, Switch, Talk};
use crate::explore::{self, Explored, Waits, Watch};
use crate::models::read_text;
use crate::repair::{Effort, Workshop};
use crate::{Exit, browser, litmus, load, memory, svcomp, terminal, time_limit};

pub fn run(arguments: &Check) -> anyhow::Result<Exit> {
    checked(arguments, &|page| page)
}

/// Like [`run`]; `finish` is given the page before it is written.
pub fn checked(arguments: &Check, finish: &dyn Fn(String) -> String) -> anyhow::Result<Exit> {
    if arguments.svcomp {
        return svcomp::run(arguments);
    }
    let start = Instant::now();
    time_limit::set(arguments.limits.timeout);
    if arguments.source.files.iter().any(|file| litmus::is_test(file)) {
        return check_litmus(arguments);
    }
    let load = if arguments.talk.quiet { load::load_quietly } else { load::load };
    let mut loaded = match load(&arguments.source)? {
        Ok(loaded) => loaded,
        Err(problem) => return Ok(problem.tell()),
    };
    let text = arguments.text().map(read_text).transpose()?;
    let options = match &text {
        Some(_) => options_under_text(arguments)?,
        None => arguments.limits.options(arguments.model()),
    };
    let timeout = arguments.limits.timeout;
    crate::states::check_usage(arguments.engine, &arguments.limits)?;
    let watch = arguments.limits.watch(!arguments.talk.quiet);
    let chosen = match text {
        Some(_) => None,
        None => crate::states::is_chosen(arguments.engine, &arguments.limits, arguments.model(), &loaded.program),
    };
    let (mut explored, states, why_states) = match (&text, chosen) {
        (Some(text), _) => (explore_under_text(arguments, &loaded.program, text, &options, watch)?, None, None),
        (None, Some(endless_loop)) => {
            let (explored, statistics) = crate::states::explore(&loaded.program, &crate::states::options(arguments), watch);
            (explored, Some(statistics), endless_loop.map(WhyStates::EndlessLoop))
        }
        (None, None) => {
            let (explored, stored) = crate::states::explore_what_is_less(&loaded.program, arguments, &options, watch);
            let (statistics, why) = stored.unzip();
            (explored, statistics, why)
        }
    };
    if !explored.outcome.splits.is_empty() {
        loaded.program = sizes::split(&loaded.program, &explored.outcome.splits);
    }
    if text.is_none()
        && let Verdict::Violated(violation) = &mut explored.outcome.verdict
        && violation.detail.threads.is_empty()
        && let Some(detail) = retell::retell(&mapping::lower(&loaded.program, options.model), options.unroll, violation)
    {
        // Of a turn that repeats for ever, and who was involved, nobody else knows.
        let Detail { parties, repeats, .. } = std::mem::take(&mut violation.detail);
        violation.detail = if repeats.is_empty() { detail } else { Detail { parties, repeats, ..detail } };
    }
    let violated = matches!(explored.outcome.verdict, Verdict::Violated(_));
    let names = if violated || arguments.wants_page() { loaded.names() } else { Default::default() };
    let advice = match &explored.outcome.verdict {
        Verdict::Violated(violation)
            if text.is_none()
                && states.is_none()
                && !loaded.is_of_rust()
                && (arguments.wants_page() || !arguments.json && !arguments.talk.quiet) =>
        {
            advise(&loaded, &options, violation)
        }
        _ => Advice::None,
    };
    let report = Report {
        file: &loaded.file,
        files: &loaded.files,
        program: &loaded.program,
        names: &names,
        options: &options,
        text: arguments.text(),
        outcome: &explored.outcome,
        leaks: &explored.leaks,
        advice: &advice,
        states,
        why_states,
        timed_out: timeout.filter(|_| explored.timed_out),
        elapsed: start.elapsed(),
        // It is another number each time, which only those get who ask for more.
        peak_rss_kib: arguments.talk.verbose.then(memory::peak_rss_kib).flatten(),
    };
    let sources = |name: &str| loaded.source(name);
    let printed = if arguments.json { json::render(&report) + "\n" } else { text::render(&report, &sources, &style(&arguments.talk)) };
    crate::print(&printed)?;
    write_files(arguments, &report, &sources, finish)?;
    Ok(exit_of(&explored.outcome.verdict))
}

/// What a text of the user's cannot have is refused.
fn options_under_text(arguments: &Check) -> anyhow::Result<Options> {
    let given = [
        ("--engine states", arguments.engine == EngineName::States),
        ("--equivalence rf", arguments.limits.equivalence == Some(EquivalenceName::Rf)),
        ("--symmetry on", arguments.limits.symmetry == Some(Switch::On)),
        ("--witness", arguments.witness.is_some()),
    ];
    if let Some((option, _)) = given.iter().find(|(_, given)| *given) {
        anyhow::bail!("{option} is for models that come with Thinair, not for texts in cat");
    }
    let limits = &arguments.limits;
    Ok(Options { equivalence: Equivalence::RfCo, unroll: limits.unroll, max_executions: limits.max_executions, ..Options::default() })
}

fn explore_under_text(
    arguments: &Check,
    program: &Program,
    text: &cat::Model,
    options: &Options,
    watch: Watch,
) -> anyhow::Result<Explored> {
    explore::under_text(program, text, options, watch).map_err(|obstacle| {
        let name = arguments.text().unwrap_or_default();
        let why = thinair_litmus::report::obstacle(&obstacle);
        anyhow::anyhow!("{name}: this text cannot guide the exploration of a program: {why} (docs/litmus.md says what a text needs; litmus tests can be enumerated)")
    })
}

/// Litmus tests are answered as `thinair litmus` does.
fn check_litmus(arguments: &Check) -> anyhow::Result<Exit> {
    let (limits, files) = (&arguments.limits, &arguments.source.files);
    if let Some(program) = files.iter().find(|file| !litmus::is_test(file)) {
        anyhow::bail!("{}: litmus tests and programs cannot be checked together", program.display());
    }
    let given = [
        ("--unroll", limits.unroll.is_some()),
        ("--max-executions", limits.max_executions.is_some()),
        ("--timeout", limits.timeout.is_some()),
        ("--dot", arguments.dot.is_some()),
        ("--svg", arguments.svg.is_some()),
        ("--html", arguments.html.is_some()),
        ("--open", arguments.open),
        ("--sarif", arguments.sarif.is_some()),
        ("--junit", arguments.junit.is_some()),
        ("--witness", arguments.witness.is_some()),
    ];
    if let Some((option, _)) = given.iter().find(|(_, given)| *given) {
        anyhow::bail!("{}: {option} is for programs, not for litmus tests (`thinair litmus --help`)", files[0].display());
    }
    litmus::run(&Litmus {
        files: files.clone(),
        model: arguments.model.as_ref().map(|model| model.name().to_owned()),
        show: false,
        engine: if arguments.engine == EngineName::States { LitmusEngine::States } else { LitmusEngine::Auto },
        json: arguments.json,
        verbose: arguments.talk.verbose,
        jobs: None,
    })
}

/// The first executions, for the page: visited once more, so that the run itself need not look at any.
fn keep(report: &Report, number: u64) -> Vec<Kept> {
    let mut keeper = Keeper(Vec::new());
    // Under a text of the user's only the execution that fails is shown.
    if number > 0 && report.states.is_none() && report.text.is_none() {
        let options = Options { max_executions: Some(number), ..report.options.clone() };
        engine::check(report.program, &options, &mut keeper);
    }
    keeper.0
}

struct Keeper(Vec<Kept>);

impl Observer for Keeper {
    fn begins(&mut self) {
        self.0.clear();
    }
    fn keeps(&self) -> bool {
        true
    }
    fn keep(&mut self, kept: Kept) {
        self.0.push(kept);
    }
    fn prunings(&self) -> Prunings {
        Prunings { attempts: true, ..Prunings::COUNTING_ALL }
    }
    fn reports_endless_waits(&self) -> bool {
        true
    }
}

/// How much is tried for advice: a number of executions, not a time, so that the same run always says the same.
const ADVICE_EFFORT: u64 = 20_000;

/// The same for programs in Rust, whose executions are long.
const ADVICE_EFFORT_IN_RUST: u64 = 500;

/// Tries what would forbid a violation, if memory orders can have anything to do with it.
fn advise(loaded: &load::Loaded, options: &Options, violation: &Violation) -> Advice {
    let ordered = matches!(violation.kind, ViolationKind::DataRace | ViolationKind::UseAfterFree);
    if !ordered && analysis::analyse(&loaded.program, options, violation).cycle.is_empty() {
        return Advice::None;
    }
    let executions = if loaded.is_of_rust() { ADVICE_EFFORT_IN_RUST } else { ADVICE_EFFORT };
    let workshop = Workshop::new(loaded, options, Effort { executions, until: time_limit::deadline() });
    match workshop.strengthen() {
        Ok((Repair::Found(found), writable)) => {
            let note = if writable {
                ""
            } else {
                " (`fix` cannot write this: the order does not stand in the text there, or the fence would stand within a statement)"
            };
            Advice::Helps(found.iter().map(|changes| workshop.sentence(changes) + note).collect())
        }
        Ok((Repair::Hopeless, _)) => Advice::Hopeless,
        Err(_) => Advice::None,
    }
}

/// Files are written whatever the verdict: an old picture of a program that is verified by now would mislead.
fn write_files(arguments: &Check, report: &Report, sources: Sources, finish: &dyn Fn(String) -> String) -> anyhow::Result<()> {
    let own_page = match (&arguments.html, arguments.open) {
        (None, true) => Some(browser::new_page(Path::new(report.files.first().map_or("report", String::as_str)))?),
        (named, _) => named.clone(),
    };
    let files: [(&Option<PathBuf>, &dyn Fn() -> String); 5] = [
        (&arguments.dot, &|| dot::render(report)),
        (&arguments.svg, &|| svg::render(report)),
        (&own_page, &|| finish(html::render(report, &keep(report, arguments.keep), sources))),
        (&arguments.sarif, &|| sarif::render(report)),
        (&arguments.junit, &|| junit::render(report, sources)),
    ];
    for (path, text) in files {
        if let Some(path) = path {
            write(path, &text())?;
        }
    }
    if let (true, Some(page)) = (arguments.open, &own_page) {
        // What was found stands, however long a browser takes to appear.
        time_limit::set(None);
        browser::open(page);
    }
    if let Some(path) = &arguments.witness {
        let text = match &report.outcome.verdict {
            Verdict::Violated(violation) => saved::render(report, violation),
            _ => None,
        };
        match text {
            Some(text) => write(path, &text)?,
            // There is nothing to save; what was saved before is of no use.
            None => {
                if matches!(report.outcome.verdict, Verdict::Violated(_)) {
                    eprintln!("the engine that found this does not say enough to run it again: {} is not written", path.display());
                }
                drop(std::fs::remove_file(path));
            }
        }
    }
    Ok(())
}

pub fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// What standard output may be given.
pub fn style(talk: &Talk) -> Style {
    let amount = match (talk.quiet, talk.story, talk.verbose) {
        (true, ..) => Amount::Quiet,
        (_, true, _) => Amount::Story,
        (.., true) => Amount::Verbose,
        _ => Amount::Normal,
    };
    let standard = Style { amount, explains: talk.explain, ..Style::default() };
    if !std::io::stdout().is_terminal() {
        return standard;
    }
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let plain = is_set("NO_COLOR") || std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    let width = terminal::width_of_output().map_or(standard.width, |width| width.max(40));
    Style { width, colour: !plain, ..standard }
}

pub fn exit_of(verdict: &Verdict) -> Exit {
    match verdict {
        Verdict::Verified => Exit::Verified,
        Verdict::Violated(_) => Exit::Violated,
        Verdict::Bounded | Verdict::Unsupported(..) | Verdict::Interrupted => Exit::NotFinished,
    }
}

/// A number of seconds, with a fraction if need be.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let message = "a number of seconds is needed, greater than 0";
    let seconds: f64 = text.trim_end_matches('s').parse().map_err(|_| message.to_owned())?;
    Duration::try_from_secs_f64(seconds).ok().filter(|limit| !limit.is_zero()).ok_or_else(|| message.to_owned())
}

impl Check {
    fn wants_page(&self) -> bool {
        self.html.is_some() || self.open
    }
}

impl crate::arguments::Limits {
    pub fn options(&self, model: Model) -> Options {
        let equivalence = EquivalenceName::or_quickest(self.equivalence, model);
        Options { model, equivalence, unroll: self.unroll, max_executions: self.max_executions }
    }

    pub fn watch(&self, progress: bool) -> Watch {
        let merges_symmetric = Switch::merges_symmetric(self.symmetry, self.equivalence);
        Watch {
            timeout: self.timeout,
            progress,
            jobs: self.jobs(),
            visits_blocked: self.all_blocked,
            merges_symmetric,
            races: self.races,
            waits: Waits::All,
            enough: None,
        }
    }

    /// How many threads work on it.
    pub fn jobs(&self) -> u16 {
        self.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |processors| processors.get().min(256) as u16))
    }
}
