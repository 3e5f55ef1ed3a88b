//! `watch` and `check --open`, as a user meets them. Nothing here depends on how long something takes: what is to come is
//! waited for, and only its never coming fails.

#![cfg(unix)]

mod support;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use nix::sys::signal::Signal;
use support::{Guard, command, signal};

/// Long enough for any machine; a test that waits so long has failed.
const NEVER: Duration = Duration::from_secs(120);

const BROKEN: &str = "global @x: i32\n\nfn @left() {\nentry:\n  store plain i32 @x, 1\n  ret\n}\n\nthread @left()\nthread @left()\n";

fn scratch(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("watch").join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

/// The lines that a stream gives, as they come.
fn lines(stream: impl std::io::Read + Send + 'static) -> Receiver<String> {
    let (send, receive) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                return;
            }
        }
    });
    receive
}

struct Watching {
    child: Child,
    _guard: Guard,
    out: Receiver<String>,
    told: Receiver<String>,
}

impl Watching {
    fn start(arguments: &[&str]) -> Watching {
        let mut watch = command(&[&["watch"], arguments].concat());
        let mut child = watch.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let (out, told) = (lines(child.stdout.take().unwrap()), lines(child.stderr.take().unwrap()));
        Watching { _guard: Guard::of(child.id()), child, out, told }
    }

    /// The first line to come that begins so, on either stream.
    fn wait_for(stream: &Receiver<String>, beginning: &str) -> String {
        let mut seen = Vec::new();
        loop {
            match stream.recv_timeout(NEVER) {
                Ok(line) if line.starts_with(beginning) => return line,
                Ok(line) => seen.push(line),
                Err(error) => panic!("{beginning} does not come ({error}) after {seen:#?}"),
            }
        }
    }

    fn says(&self, beginning: &str) -> String {
        Watching::wait_for(&self.out, beginning)
    }

    fn watches(&self) -> String {
        Watching::wait_for(&self.told, "watching ")
    }

    /// Ctrl-C.
    fn end(mut self) {
        assert!(signal(self.child.id(), Some(Signal::SIGINT)));
        // Both streams end when it does.
        while self.out.recv_timeout(NEVER).map_err(|error| assert_eq!(error, RecvTimeoutError::Disconnected)).is_ok() {}
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

/// A test that fails leaves nobody behind who watches for ever; nor does one that is ended from outside, by its guard.
impl Drop for Watching {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn a_file_is_checked_again_when_it_changes() {
    let directory = scratch("file");
    let (file, page) = (directory.join("program.tir"), directory.join("page.html"));
    std::fs::write(&file, BROKEN).unwrap();
    let watching = Watching::start(&[file.to_str().unwrap(), "--quiet", "--html", page.to_str().unwrap()]);
    watching.says("violated: ");
    assert!(watching.watches().starts_with("watching 1 file; the page is "));
    let first = std::fs::read_to_string(&page).unwrap();
    assert!(first.contains("thinairVersion") && first.contains("data race"), "{first}");
    let beacon = directory.join("page.html.version.js");
    let version = std::fs::read_to_string(&beacon).unwrap();

    std::fs::write(&file, BROKEN.replace("store plain", "store rlx")).unwrap();
    watching.says("verified: ");
    watching.watches();
    assert!(std::fs::read_to_string(&page).unwrap().contains("class=\"verdict verified\""));
    assert_ne!(version, std::fs::read_to_string(&beacon).unwrap(), "nobody who looks at the page hears of the new one");

    // What is wrong with the file is said, and watching goes on.
    std::fs::write(&file, "nonsense\n").unwrap();
    watching.watches();
    assert!(std::fs::read_to_string(&page).unwrap().contains("cannot be checked"));
    // Editors write beside the file, and rename.
    std::fs::write(directory.join("new"), BROKEN).unwrap();
    std::fs::rename(directory.join("new"), &file).unwrap();
    watching.says("violated: ");
    watching.watches();
    watching.end();
    assert!(!beacon.exists());
}

#[test]
fn headers_are_watched() {
    let directory = scratch("header");
    let (file, header) = (directory.join("program.c"), directory.join("order.h"));
    let body = "#include <assert.h>\n#include \"order.h\"\nint main(void) {\n    assert(RIGHT);\n    return 0;\n}\n";
    std::fs::write(&file, body).unwrap();
    std::fs::write(&header, "#define RIGHT 1\n").unwrap();
    let page = directory.join("page.html");
    let watching = Watching::start(&[file.to_str().unwrap(), "--quiet", "--html", page.to_str().unwrap()]);
    watching.says("verified: ");
    assert!(watching.watches().starts_with("watching 2 files; "));
    std::fs::write(&header, "#define RIGHT 0 /* no more */\n").unwrap();
    watching.says("violated: ");
    watching.watches();
    watching.end();
}

/// The program that is to open a page is given its path; without one, the user is told where the page is.
#[test]
fn pages_are_opened() {
    let directory = scratch("open");
    let opener = directory.join("opener");
    let file = directory.join("program.tir");
    std::fs::write(&file, BROKEN).unwrap();
    std::fs::write(&opener, format!("#!/bin/sh\ncp \"$1\" '{}/opened.html'\n", directory.display())).unwrap();
    std::fs::set_permissions(&opener, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let check = |browser: &Path| {
        let mut command = command(&["check", file.to_str().unwrap(), "--quiet", "--open", "--keep", "1"]);
        command.env("BROWSER", browser).env("TMPDIR", &directory).env("PATH", "/nowhere");
        command.output().unwrap()
    };
    let output = check(Path::new("/bin/sh"));
    // `sh` cannot run a page; and there is no xdg-open on that path.
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "the verdict counts: {told}");
    let place = told.split("the page is ").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or_else(|| panic!("{told}"));
    assert!(std::fs::read_to_string(place).unwrap().contains("data race"), "{told}");
    assert!(told.contains("BROWSER="), "{told}");

    let mut command = command(&["check", file.to_str().unwrap(), "--quiet", "--open"]);
    let output = command.env("BROWSER", &opener).env("TMPDIR", &directory).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(std::fs::read_to_string(directory.join("opened.html")).unwrap().contains("data race"));
}
