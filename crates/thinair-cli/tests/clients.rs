//! The tables of docs/clients.md: code that others wrote, with clients of ours, where that code is installed. Each row is
//! a client, each column whose name ends with a model's is a verdict; `THINAIR_BLESS=1` writes the verdicts anew.
//!
//! A line `// With: OPTIONS -- CLANG FLAGS` of a client says how it is checked. Code that packages of the system install is
//! found where they put it, that of `../shared/real` beside the repository, and unpacked sources of packages where
//! THINAIR_SOURCES says (`./x soak clients` fetches them). What is not there is named and left out.

mod support;

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use support::{root, run};

/// Folders of tests/clients: a file of the code that they need, and the flags of columns that are not `x86`.
const FOLDERS: [(&str, &[&str], &[&str]); 10] = [
    ("ck", &["/usr/include/ck_spinlock.h"], &["-DCK_USE_CC_BUILTINS", "-DCK_MD_RMO"]),
    ("urcu", &["/usr/include/urcu.h", "/usr/include/x86_64-linux-gnu/urcu.h"], &["-DAARCH64"]),
    ("spa", &["/usr/include/spa-0.2/spa/utils/ringbuffer.h"], &[]),
    ("atomic_ops", &["/usr/include/atomic_ops.h"], &[]),
    ("uthash", &["/usr/include/uthash.h"], &[]),
    ("queues", &["/usr/include/concurrentqueue/concurrentqueue.h"], &[]),
    ("queues-real", &["REAL/MPMCQueue/include/rigtorp/MPMCQueue.h"], &[]),
    ("real", &["REAL/README.md"], &[]),
    ("dpdk", &["SOURCES/dpdk"], &[]),
    ("sources", &["SOURCES/musl"], &[]),
];

/// Where the code is that no package installs, under the names that clients use.
fn places() -> [(&'static str, PathBuf); 3] {
    let sources = std::env::var_os("THINAIR_SOURCES").map_or_else(|| PathBuf::from("/nowhere"), PathBuf::from);
    [("CLIENTS", root().join("tests/clients")), ("REAL", root().join("../shared/real")), ("SOURCES", sources)]
}

fn placed(text: &str) -> String {
    places().iter().fold(text.to_owned(), |text, (name, path)| text.replace(name, &path.display().to_string()))
}

/// A cell to fill: a client, a column of its table.
struct Cell<'page> {
    line: usize,
    column: usize,
    client: &'page str,
    variant: Option<&'page str>,
    heading: &'page str,
    expected: &'page str,
}

/// Everything in the tables that can be a verdict. Cells with a dash stand for nothing.
fn cells(page: &str) -> Vec<Cell<'_>> {
    let (mut headings, mut cells) = (Vec::new(), Vec::new());
    for (line, text) in page.lines().enumerate().filter(|(_, text)| text.starts_with('|')) {
        let row: Vec<&str> = text.trim_matches('|').split('|').map(str::trim).collect();
        if row[0] == "client" {
            headings = row;
            continue;
        }
        let Some((client, variant)) = row[0].strip_prefix('`').and_then(|name| name.split_once('`')) else { continue };
        let variant = Some(variant.trim()).filter(|variant| !variant.is_empty());
        for (column, (heading, expected)) in headings.iter().zip(&row).enumerate().skip(1) {
            let model = heading.rsplit(' ').next().unwrap_or_default();
            if ["rc11", "tso", "armv8"].contains(&model) && *expected != "–" {
                cells.push(Cell { line, column, client, variant, heading, expected });
            }
        }
    }
    cells
}

/// What is found, in the words of the tables, and all that was said.
fn found(cell: &Cell<'_>, other_flags: &[&str]) -> (String, String) {
    let path = format!("tests/clients/{}", cell.client);
    let text = std::fs::read_to_string(root().join(&path)).unwrap();
    let with = placed(text.lines().find_map(|line| line.strip_prefix("// With: ")).unwrap_or_default());
    let (options, flags) = with.split_once("-- ").unwrap_or((&with, ""));
    let model = cell.heading.rsplit(' ').next().unwrap();
    let mut arguments = vec!["check", &path, "--quiet", "--jobs", "1", "--model", model];
    arguments.extend(options.split_whitespace());
    arguments.extend(["--", "-w"]);
    arguments.extend(flags.split_whitespace());
    let (_, real) = &places()[1];
    let (_, sources) = &places()[2];
    let includes = [real, sources].map(|path| format!("-I{}", path.display()));
    arguments.extend(includes.iter().map(String::as_str));
    let define = cell.variant.map(|variant| format!("-D{variant}"));
    arguments.extend(define.as_deref());
    if cell.heading.contains(':') && !cell.heading.starts_with("x86") {
        arguments.extend(other_flags);
    }
    let run = run(&arguments);
    let verdict = run.stdout.split([':', ' ']).next().unwrap_or_default();
    // Bounds and warnings come first, then an empty line.
    let error = run.stdout.lines().skip_while(|line| !line.is_empty()).nth(1).unwrap_or_default();
    let word = match verdict {
        "violated" if error.starts_with("assertion") => "assertion",
        "violated" => error.split(':').next().unwrap_or_default(),
        "" => "refused",
        _ => verdict,
    };
    (word.to_owned(), run.stdout + &run.stderr)
}

/// The page with other words in some cells.
fn blessed(page: &str, wrong: &[(usize, usize, String)]) -> String {
    let mut lines: Vec<String> = page.lines().map(str::to_owned).collect();
    for (line, column, word) in wrong {
        let mut row: Vec<String> = lines[*line].split('|').map(str::to_owned).collect();
        row[column + 1] = format!(" {word} ");
        lines[*line] = row.join("|");
    }
    lines.join("\n") + "\n"
}

#[test]
fn clients_show_what_the_page_says() {
    let path = root().join("docs/clients.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let mut cells = cells(&page);
    assert!(cells.len() > 100, "the tables are gone");
    for (folder, needs, _) in FOLDERS {
        if !needs.iter().any(|file| Path::new(&placed(file)).exists()) {
            let before = cells.len();
            cells.retain(|cell| !cell.client.starts_with(&format!("{folder}/")));
            eprintln!("skipped: {} runs of {folder}, which is not here", before - cells.len());
        }
    }
    let (next, wrong) = (Mutex::new(cells.iter()), Mutex::new(Vec::new()));
    let work = || {
        while let Some(cell) = { next.lock().unwrap().next() } {
            let folder = cell.client.split('/').next();
            let (_, _, flags) = FOLDERS.iter().find(|(name, ..)| Some(*name) == folder).expect("a known folder");
            let (word, said) = found(cell, flags);
            if word != cell.expected {
                eprintln!("{} {:?} under {}: {word}, not {}\n{said}", cell.client, cell.variant, cell.heading, cell.expected);
                wrong.lock().unwrap().push((cell.line, cell.column, word));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |count| count.get().min(4)) {
            scope.spawn(work);
        }
    });
    let wrong = wrong.into_inner().unwrap();
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&path, blessed(&page, &wrong)).unwrap();
    } else {
        assert!(wrong.is_empty(), "{} cells of {} differ, see above", wrong.len(), path.display());
    }
}
