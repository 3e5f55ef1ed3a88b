//! Showing a page in the user's browser.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::Context;

/// What opens a file on this system, the user's own choice first.
fn openers() -> Vec<Vec<String>> {
    let words = |command: &str| command.split_whitespace().map(str::to_owned).collect::<Vec<String>>();
    let chosen = std::env::var("BROWSER").unwrap_or_default();
    let mut openers: Vec<Vec<String>> = chosen.split(':').map(words).filter(|words| !words.is_empty()).collect();
    openers.push(words(match std::env::consts::OS {
        "macos" => "open",
        "windows" => "cmd /C start",
        _ => "xdg-open",
    }));
    openers
}

/// How long something that opens pages may take to say that it cannot.
const PATIENCE: Duration = Duration::from_secs(2);
const LOOK: Duration = Duration::from_millis(50);

/// Opens the page. Whoever has no browser is told where the page is: that is no reason to hide what was found.
pub fn open(page: &Path) {
    let page = page.canonicalize().unwrap_or_else(|_| page.to_owned());
    let mut tried = Vec::new();
    for opener in openers() {
        let [program, arguments @ ..] = opener.as_slice() else { continue };
        match spawn(program, arguments, &page) {
            Ok(child) => {
                if goes_well(child) {
                    return;
                }
                tried.push(format!("`{program}` failed"));
            }
            Err(error) => tried.push(format!("`{program}`: {error}")),
        }
    }
    eprintln!(
        "no browser could be opened ({}); the page is {}, and BROWSER=PROGRAM in the environment names a browser",
        tried.join(", "),
        page.display()
    );
}

/// The page goes where the command says `%s`, as it does in other programs that read `BROWSER`, or else to its end.
fn spawn(program: &str, arguments: &[String], page: &Path) -> std::io::Result<Child> {
    let mut command = Command::new(program);
    let (page, is_placed) = (page.as_os_str(), arguments.iter().any(|argument| argument == "%s"));
    command.args(arguments.iter().map(|argument| if argument == "%s" { page } else { argument.as_ref() }));
    if !is_placed {
        command.arg(page);
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Ctrl-C is meant for us, not for the user's browser.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn()
}

/// A browser may run as long as the user looks at it; what fails does so soon.
fn goes_well(mut child: Child) -> bool {
    for _ in 0..PATIENCE.as_millis() / LOOK.as_millis() {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(LOOK),
            Err(_) => return false,
        }
    }
    true
}

/// A new, empty file for a page about a program, in the system's place for such files.
pub fn new_page(program: &Path) -> anyhow::Result<PathBuf> {
    let name = program.file_stem().map_or_else(|| "report".into(), |name| name.to_string_lossy().into_owned());
    let directory = std::env::temp_dir();
    for number in 0..1000 {
        let path = directory.join(format!("thinair-{name}-{}-{number}.html", std::process::id()));
        // A file that somebody else has put there is not written to.
        match std::fs::File::options().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error).with_context(|| format!("cannot write {} (--html FILE names another place)", path.display())),
        }
    }
    anyhow::bail!("{} is full of pages: --html FILE names another place", directory.display())
}
