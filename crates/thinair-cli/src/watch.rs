//! `thinair watch`: checks again whenever the program, or a header that it includes, has changed, until Ctrl-C. The terminal and
//! the page show the newest result; an open page loads itself again.
//!
//! Files are looked at a few times a second: that works everywhere, and whatever way an editor saves.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use thinair_llvm::clang;
use thinair_report::html;

use crate::arguments::{Check, Source, Watching};
use crate::time_limit::{self, Phase};
use crate::{Exit, browser, cache, check, litmus};

const LOOK: Duration = Duration::from_millis(100);
/// An editor may delete a file before it writes the new one.
const MOST_LOOKS_AT_NOTHING: usize = 20;

/// What tells one content of a file from another; `None`: there is no such file.
type Stamp = Option<(SystemTime, u64)>;

pub fn run(mut watching: Watching) -> anyhow::Result<Exit> {
    let arguments = &mut watching.check;
    let is_litmus = arguments.source.files.iter().any(|file| litmus::is_test(file));
    if arguments.html.is_none() && !is_litmus {
        arguments.html = Some(browser::new_page(arguments.source.files.first().map_or(Path::new("report"), PathBuf::as_path))?);
    }
    let opens = !is_litmus && std::mem::take(&mut arguments.open);
    let arguments = &watching.check;
    let mut rounds: usize = 0;
    while !time_limit::stop_requested() {
        let watched = Watched::new(&arguments.source);
        begin(rounds, arguments);
        time_limit::enter(Phase::Reading);
        one_check(arguments);
        time_limit::enter(Phase::Watching);
        // The limit on time is that of each check.
        time_limit::set(None);
        if let (true, Some(page), 0) = (opens, &arguments.html, rounds) {
            browser::open(page);
        }
        rounds += 1;
        if time_limit::stop_requested() {
            break;
        }
        watched.tell(arguments);
        watched.wait();
    }
    if let Some(page) = &arguments.html {
        drop(std::fs::remove_file(beacon(page)));
    }
    Ok(Exit::Verified)
}

/// The newest result stands at the top of a terminal; elsewhere one follows the other.
fn begin(rounds: usize, arguments: &Check) {
    let is_plain = std::env::var_os("TERM").is_none_or(|terminal| terminal == "dumb");
    let text = match (std::io::stdout().is_terminal() && !is_plain, arguments.json) {
        (true, false) => "\x1b[2J\x1b[H",
        (false, false) if rounds > 0 => "\n",
        _ => "",
    };
    drop(crate::print(text));
}

/// One check; what goes wrong with it is said, and no reason to end.
fn one_check(arguments: &Check) {
    let version = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |age| age.as_micros());
    let name = arguments.html.as_deref().and_then(Path::file_name).map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let finish = |page: String| html::refreshing(&page, &format!("{name}{BEACON}"), version);
    let result = check::checked(arguments, &finish);
    if let Err(error) = &result {
        eprintln!("error: {error:#}");
    }
    let Some(page) = &arguments.html else { return };
    if matches!(result, Err(_) | Ok(Exit::BadInput)) {
        let files: Vec<String> = arguments.source.files.iter().map(|file| file.display().to_string()).collect();
        let text = html::note(&files.join(" "), "This cannot be checked as it stands: the terminal says why.");
        drop(std::fs::write(page, finish(text)));
    }
    // The page is complete when those who look at it hear of it.
    drop(std::fs::write(beacon(page), format!("thinairVersion('{version}');\n")));
}

/// What follows the name of a page in that of the script by which it learns that there is a newer one.
const BEACON: &str = ".version.js";

fn beacon(page: &Path) -> PathBuf {
    let mut name = page.as_os_str().to_owned();
    name.push(BEACON);
    name.into()
}

/// The files that a result depends on, as they were before.
struct Watched {
    files: Vec<(PathBuf, Stamp)>,
}

impl Watched {
    fn new(source: &Source) -> Watched {
        let mut paths = source.files.clone();
        for file in &source.files {
            for header in headers(file, source) {
                if !paths.contains(&header) {
                    paths.push(header);
                }
            }
        }
        let files = paths.into_iter().map(|path| (path.clone(), stamp(&path))).collect();
        Watched { files }
    }

    fn tell(&self, arguments: &Check) {
        let page = arguments.html.as_ref().map_or_else(String::new, |page| format!("; the page is {}", page.display()));
        let files = thinair_report::text::counted(self.files.len() as u64, "file");
        eprintln!("\nwatching {files}{page}; Ctrl-C ends this");
    }

    /// Returns when something has changed, or the user wants no more.
    fn wait(&self) {
        let now = || self.files.iter().map(|(path, _)| stamp(path)).collect::<Vec<Stamp>>();
        let old: Vec<Stamp> = self.files.iter().map(|(_, stamp)| *stamp).collect();
        let mut last = now();
        let mut looks_at_nothing = 0;
        while !time_limit::stop_requested() {
            std::thread::sleep(LOOK);
            let new = now();
            let is_missing = old.iter().zip(&new).any(|(old, new)| old.is_some() && new.is_none());
            looks_at_nothing = if is_missing { looks_at_nothing + 1 } else { 0 };
            // What is still being written is waited for.
            if new != old && new == last && (!is_missing || looks_at_nothing > MOST_LOOKS_AT_NOTHING) {
                return;
            }
            last = new;
        }
    }
}

fn stamp(path: &Path) -> Stamp {
    let metadata = std::fs::metadata(path).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

/// The headers that a file in C includes, but for the system's; also those that are not there yet.
fn headers(file: &Path, source: &Source) -> Vec<PathBuf> {
    if !file.extension().is_some_and(|extension| ["c", "i", "cpp", "cc", "cxx", "C"].iter().any(|known| extension == *known)) {
        return Vec::new();
    }
    let Some(compiler) = clang::find(source.clang.as_deref()) else { return Vec::new() };
    let mut command = Command::new(compiler);
    command.args(["-MM", "-MG"]).args(&source.clang_flags).arg(file).stdin(Stdio::null()).stderr(Stdio::null());
    let Ok(output) = command.output() else { return Vec::new() };
    cache::parse_dependencies(&String::from_utf8_lossy(&output.stdout)).into_iter().map(PathBuf::from).filter(|path| path != file).collect()
}
