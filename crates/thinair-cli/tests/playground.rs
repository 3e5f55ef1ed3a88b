//! The playground in a real browser: it answers as the command does, shows errors at their lines, stops, and its links restore everything.
//!
//! `./x test` builds it and names its folder in `THINAIR_PLAYGROUND`; without that, or without chromium and its driver, there is nothing to test.

mod support;
#[path = "support/webdriver.rs"]
mod webdriver;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use support::run_in;
use thinair_playground::serve;
use webdriver::Browser;

/// Control, as WebDriver types it, and what lets it go.
const CONTROL: char = '\u{e009}';
const NULL: char = '\u{e000}';
const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';

fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("THINAIR_PLAYGROUND").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("skipped: THINAIR_PLAYGROUND names no folder (`./x test` builds the playground)");
    }
    folder
}

fn browser() -> Option<Browser> {
    let browser = Browser::start();
    if browser.is_none() {
        eprintln!("skipped: there is no chromium with its driver here");
    }
    browser
}

/// The page, served from its folder.
struct Page {
    browser: Browser,
    address: String,
}

impl Page {
    fn open(folder: &Path, after: &str) -> Option<Page> {
        let browser = browser()?;
        let server = serve::start(folder, 0).expect("there is a free port");
        let page = Page { browser, address: format!("http://localhost:{}/", server.port) };
        page.go(after);
        Some(page)
    }

    /// Loads the page anew, with this in its address.
    fn go(&self, after: &str) {
        self.browser.open("about:blank");
        self.browser.open(&format!("{}{after}", self.address));
        self.browser.wait_for("document.body.dataset.ready");
    }

    fn runs(&self) -> u64 {
        self.browser.text("return document.body.dataset.runs || '0'").parse().expect("a number of runs")
    }

    fn wait_for_run(&self, number: u64) {
        self.browser.wait_for(&format!("Number(document.body.dataset.runs) >= {number}"));
    }

    /// Follows a link within the page, and waits for what it runs.
    fn follow(&self, hash: &str) {
        let runs = self.runs();
        self.browser.run(&format!("location.hash = {}", Value::from(hash)));
        self.wait_for_run(runs + 1);
    }

    fn click(&self, selector: &str) {
        let runs = self.runs();
        self.browser.click(selector);
        self.wait_for_run(runs + 1);
    }

    fn status(&self) -> String {
        self.browser.text("return document.getElementById('status').textContent")
    }

    /// The answers of the command that are shown.
    fn answers(&self) -> Vec<Value> {
        let text = self.browser.text("return document.querySelector('#answer .json')?.textContent");
        text.lines().map(|line| without_time(serde_json::from_str(line).expect("an answer is JSON"))).collect()
    }

    /// Writes a text where the program is.
    fn write(&self, text: &str) {
        self.browser.type_into(".cm-content", &format!("{CONTROL}a{NULL}{text}"));
    }

    fn choose(&self, id: &str, value: &str) {
        self.browser
            .run(&format!("const list = document.getElementById('{id}'); list.value = '{value}'; list.dispatchEvent(new Event('change'))"));
    }

    /// The lines of the editor that are marked as wrong, with commas between them.
    fn marked_lines(&self) -> String {
        self.browser.text(
            "const places = [...document.querySelectorAll('.cm-lint-marker-error')].map((marker) => marker.getBoundingClientRect()); \
             const middles = places.map(({ top, bottom }) => (top + bottom) / 2); \
             const isMarked = (line) => { const { top, bottom, height } = line.getBoundingClientRect(); \
               return height > 0 && middles.some((middle) => top <= middle && middle < bottom); }; \
             return [...document.querySelectorAll('.cm-lineNumbers .cm-gutterElement')].filter(isMarked).map((line) => line.textContent).join()",
        )
    }
}

fn without_time(mut answer: Value) -> Value {
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("seconds");
        for model in fields.get_mut("models").and_then(Value::as_array_mut).into_iter().flatten() {
            *model = without_time(model.take());
        }
    }
    answer
}

/// The texts of each example, as the page has them.
fn examples(folder: &Path) -> BTreeMap<String, Vec<(String, String)>> {
    let inner = |path: &Path, before: &str, after: &str| -> Value {
        let text = std::fs::read_to_string(path).unwrap();
        serde_json::from_str(text.trim().strip_prefix(before).unwrap().strip_suffix(after).unwrap()).unwrap()
    };
    let index = inner(&folder.join("examples.js"), "window.thinairExamples = ", ";");
    let entries = index["examples"].as_array().unwrap().iter();
    let read = |entry: &Value| {
        let example = inner(&folder.join(entry["file"].as_str().unwrap()), "window.thinairExample(", ");");
        (entry["id"].as_str().unwrap().to_owned(), serde_json::from_value(example["files"].clone()).unwrap())
    };
    entries.map(read).collect()
}

/// What the command says about an example, in a directory with its files.
fn answer_of_command(files: &[(String, String)], directory: &Path, model: &str) -> Value {
    let name = &files[0].0;
    let command = if name.ends_with(".litmus") { "litmus" } else { "check" };
    let answer = run_in(directory, &[command, name, "--model", model, "--json"]);
    without_time(serde_json::from_str(&answer.stdout).unwrap_or_else(|error| panic!("{name}: {error}: {}{}", answer.stdout, answer.stderr)))
}

const EXAMPLES: [&str; 10] = [
    "dekker.tir",
    "load-buffering.tir",
    "mailbox.tir",
    "spinlock.tir",
    "store-buffering.tir",
    "bugs/dekker.c",
    "message-passing.c",
    "tutorial/queue.c",
    "models/classics/MP+rel-acq.litmus",
    "litmus/store-buffering.litmus",
];
const MODELS: [&str; 5] = ["sc", "tso", "rc11", "imm", "power"];

#[test]
fn ten_examples_under_five_models_have_the_answers_of_the_command() {
    let Some(folder) = folder() else { return };
    let Some(page) = Page::open(&folder, "") else { return };
    let examples = examples(&folder);
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("playground");
    let mut verdicts = BTreeMap::new();
    for (number, example) in EXAMPLES.iter().enumerate() {
        let files = examples.get(*example).unwrap_or_else(|| panic!("the page has no example {example} (is clang there?)"));
        let directory = scratch.join(number.to_string());
        std::fs::create_dir_all(&directory).unwrap();
        for (name, text) in files {
            std::fs::write(directory.join(name), text).unwrap();
        }
        for model in MODELS {
            page.follow(&format!("#example={}&model={model}&action=check", example.replace('+', "%2B")));
            let expected = answer_of_command(files, &directory, model);
            assert_eq!(page.answers(), std::slice::from_ref(&expected), "{example} under {model}");
            let word = expected["verdict"].as_str().or(expected["observation"].as_str()).unwrap_or("none").to_owned();
            *verdicts.entry(word).or_insert(0) += 1;
        }
    }
    // Or else all of this says little.
    for word in ["verified", "violated", "Never", "Sometimes"] {
        assert!(verdicts.contains_key(word), "{verdicts:?}");
    }
    assert_eq!(page.browser.complaints(), Vec::<String>::new());
}

#[test]
fn comparisons_and_repairs_are_those_of_the_command() {
    let Some(folder) = folder() else { return };
    let Some(page) = Page::open(&folder, "#example=store-buffering.tir&model=tso") else { return };
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("playground-others");
    std::fs::create_dir_all(&directory).unwrap();
    let examples = examples(&folder);
    for id in ["store-buffering.tir", "models/classics/SB.litmus"] {
        let (name, text) = &examples[id][0];
        std::fs::write(directory.join(name), text).unwrap();
    }

    page.click("#compare");
    let whole = run_in(&directory, &["compare", "store-buffering.tir", "--json"]).stdout;
    let whole = without_time(serde_json::from_str(&whole).unwrap());
    let models: Vec<Value> = page.answers().iter().flat_map(|answer| answer["models"].as_array().unwrap().clone()).collect();
    assert_eq!(Value::from(models), whole["models"]);

    page.click("#fix");
    let shown = page.browser.text("return document.querySelector('.repair').textContent");
    let said = run_in(&directory, &["fix", "store-buffering.tir", "--model", "tso"]).stdout;
    let below = |text: &str| text.trim().split_once('\n').map(|(_, rest)| rest.to_owned());
    assert_eq!(below(&shown), below(&said));

    page.follow("#example=models/classics/SB.litmus&action=compare");
    let answers = page.answers();
    for answer in &answers {
        let model = answer["model"].as_str().unwrap();
        assert_eq!(*answer, answer_of_command(&examples["models/classics/SB.litmus"], &directory, model), "{model}");
    }
    let models: Value = serde_json::from_str(&run_in(&directory, &["models", "--json"]).stdout).unwrap();
    assert_eq!(answers.len(), models.as_array().unwrap().len());
    let allowed = page
        .browser
        .text("return [...document.querySelectorAll('.states tbody tr:first-child td')].map((cell) => cell.textContent).join('')");
    assert!(allowed.starts_with("–✓✓"), "{allowed}");
    assert_eq!(page.browser.complaints(), Vec::<String>::new());
}

#[test]
fn errors_are_shown_at_their_lines() {
    let Some(folder) = folder() else { return };
    let Some(page) = Page::open(&folder, "#example=models/classics/MP.litmus") else { return };
    page.write("X86 wrong\n{ x=0; }\n P0 ;\n MOVE [x],$1 ;\nexists (x=1)\n");
    page.choose("kind", "litmus");
    page.click("#check");
    assert_eq!(page.marked_lines(), "4", "{}", page.browser.text("return document.getElementById('answer').innerText"));

    page.follow("#example=mailbox.tir&action=check");
    page.write("global @x: i32 = 0\nfn @main() {\nentry:\n  stre i32 @x, 1\n  ret\n}\nthread @main()\n");
    let runs = page.runs();
    page.browser.type_into(".cm-content", &format!("{CONTROL}{ENTER}{NULL}"));
    page.wait_for_run(runs + 1);
    assert_eq!(page.marked_lines(), "4");
    assert!(page.browser.text("return document.getElementById('answer').innerText").contains("did you mean `store`?"));

    page.go("#example=store-buffering.tir");
    page.choose("model", "my.cat");
    page.write("\"Mine\"\nlet hb = (po | rf)^+\nacyclic hb | nonsense as strong\n");
    page.click("#check");
    assert_eq!(page.marked_lines(), "3");
    assert!(page.browser.text("return document.getElementById('answer').innerText").contains("`nonsense` is not defined"));
    page.write("\"Mine\"\nacyclic po | rf | co | fr as sc\nempty rmw & (fre ; coe) as atomicity\n");
    page.click("#check");
    assert_eq!(page.answers()[0]["verdict"], "verified");
    assert_eq!(page.answers()[0]["model"], "my.cat");
    assert_eq!(page.browser.complaints(), Vec::<String>::new());
}

/// Seven threads that compare and swap would take years.
const ENDLESS: &str = "global @x: i32 = 0\nfn @swap(%mine: i32) {\nentry:\n  %a, %b = cas rlx rlx i32 @x, 0, %mine\n  %c, %d = cas rlx rlx i32 @x, %mine, 0\n  \
                       %e, %f = cas rlx rlx i32 @x, 0, %mine\n  ret\n}\nthread @swap(1)\nthread @swap(2)\nthread @swap(3)\nthread @swap(4)\nthread @swap(5)\n\
                       thread @swap(6)\nthread @swap(7)\nthread @swap(8)\n";

#[test]
fn what_has_no_end_is_stopped() {
    let Some(folder) = folder() else { return };
    let Some(page) = Page::open(&folder, "#example=mailbox.tir") else { return };
    page.write(ENDLESS);
    for way in ["button", "key"] {
        page.browser.click("#check");
        page.browser.wait_for("document.getElementById('status').textContent.includes('executions')");
        let runs = page.runs();
        match way {
            "button" => page.browser.click("#stop"),
            _ => page.browser.type_into("#options", &ESCAPE.to_string()),
        }
        page.wait_for_run(runs + 1);
        assert!(page.status().starts_with("Stopped"), "{}", page.status());
        assert!(page.answers().is_empty());
    }
    page.follow("#example=mailbox.tir&action=check");
    assert_eq!(page.answers()[0]["verdict"], "verified");
    assert_eq!(page.browser.complaints(), Vec::<String>::new());
}

/// All that a user can choose or write.
const EVERYTHING: &str = "const value = (id) => document.getElementById(id).value; \
    return JSON.stringify([value('kind'), value('model'), value('options'), [...document.querySelectorAll('.cm-line')].map((line) => line.textContent), \
    [...document.querySelectorAll('#tabs button')].map((tab) => tab.textContent)])";

#[test]
fn a_link_restores_everything() {
    let Some(folder) = folder() else { return };
    let Some(page) = Page::open(&folder, "") else { return };
    page.browser.type_into("#options", "--unroll 3");
    page.choose("model", "my.cat");
    page.write("\"Ünïcode & more\"\nacyclic po | rf | co | fr as sc\nempty rmw & (fre ; coe) as atomicity\n");
    let model = page.browser.text(EVERYTHING);
    page.browser.click("#tabs button:first-child");
    page.write("global @x: i32 = 0 ; +&=%#ü\nfn @main() {\nentry:\n  store rlx i32 @x, 1\n  ret\n}\nthread @main()\nthread @main()\n");
    page.click("#check");
    let (program, answers) = (page.browser.text(EVERYTHING), page.answers());
    assert_eq!(answers[0]["verdict"], "verified");
    page.browser.click("#share");
    page.browser.wait_for("document.getElementById('status').textContent.includes('link')");
    let link = page.browser.text("return location.hash");

    page.go(&link);
    page.wait_for_run(1);
    assert_eq!(page.answers(), answers);
    assert_eq!(page.browser.text(EVERYTHING), program);
    page.browser.click("#tabs button:last-child");
    assert_eq!(page.browser.text(EVERYTHING), model);
    page.go("");
    page.follow(&link);
    assert_eq!(page.browser.text(EVERYTHING), program);
    assert_eq!(page.answers(), answers);

    page.browser.run("location.hash = '#texts=AAAA'");
    page.browser.wait_for("document.getElementById('status').textContent.includes('cannot be read')");
    assert_eq!(page.browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_folder_is_enough_and_fits_phones() {
    let Some(folder) = folder() else { return };
    let Some(page) = Page::open(&folder, "") else { return };
    let (browser, folder) = (&page.browser, folder.canonicalize().unwrap());
    for address in [page.address.clone(), format!("file://{}/index.html", folder.display())] {
        for width in [390, 1440] {
            browser.set_width(width);
            for hash in [
                "#example=tutorial/queue.c&action=check",
                "#example=models/classics/SB.litmus&action=compare",
                "#example=spinlock.tir&action=fix",
            ] {
                browser.open("about:blank");
                browser.open(&format!("{address}{hash}"));
                browser.wait_for("document.body.dataset.runs === '1'");
                let sideways = browser.run("return document.documentElement.scrollWidth > document.documentElement.clientWidth");
                assert_eq!(sideways, Value::Bool(false), "{address}{hash} at {width}");
                let has = browser.run("return Boolean(document.querySelector('#answer iframe, #answer .states, #answer .repair'))");
                assert_eq!(has, Value::Bool(true), "{address}{hash} at {width}");
                let strangers = browser.text(
                    "return performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => \
                     !name.startsWith('blob:') && !name.startsWith('data:') && !name.startsWith(location.href.split('#')[0].replace(/[^/]*$/, ''))).join()",
                );
                assert_eq!(strangers, "", "something comes from elsewhere");
            }
        }
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A page of the book, as mdBook makes it as far as the links know: a command that the playground has, and one that it has not.
const PAGE_OF_BOOK: &str = r#"<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script>const path_to_root = "";</script>
<pre><code class="language-console">$ thinair check queue.c --json | head -3
violated</code></pre><pre><code class="language-console">$ thinair doctor</code></pre><script src="try-it.js"></script>"#;

#[cfg(unix)]
#[test]
fn the_book_links_to_its_programs() {
    let Some(folder) = folder() else { return };
    let book = Path::new(env!("CARGO_TARGET_TMPDIR")).join("playground-book");
    drop(std::fs::remove_dir_all(&book));
    std::fs::create_dir_all(&book).unwrap();
    std::os::unix::fs::symlink(folder.canonicalize().unwrap(), book.join("playground")).unwrap();
    std::fs::write(book.join("tutorial.html"), PAGE_OF_BOOK).unwrap();
    std::fs::copy(support::root().join("docs/try-it.js"), book.join("try-it.js")).unwrap();
    let Some(browser) = browser() else { return };
    let server = serve::start(&book, 0).expect("there is a free port");
    browser.open(&format!("http://localhost:{}/tutorial.html", server.port));
    browser.wait_for("document.querySelector('a.try-it')");
    assert_eq!(browser.run("return document.querySelectorAll('a.try-it').length"), Value::from(1), "one of the commands can be tried");
    browser.click("a.try-it");
    browser.wait_for("document.body.dataset.runs === '1'");
    let page = Page { browser, address: String::new() };
    assert_eq!(page.answers()[0]["verdict"], "violated");
    assert_eq!(page.answers()[0]["violation"]["file"], "queue.c", "the lines are those of the source");
    // Which is shown, at the line.
    assert_eq!(page.browser.text("return document.querySelector('#tabs [aria-selected=true]').textContent"), "queue.c (source)");
    assert_eq!(page.marked_lines(), "14,23", "both sides of the race");
    assert_eq!(page.browser.complaints(), Vec::<String>::new());
}

/// What a server that compresses its files sends before the first answer: at most 4 MB.
#[test]
fn it_is_small() {
    let Some(folder) = folder() else { return };
    let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let compressed = |path: PathBuf| Command::new("gzip").args(["-9", "-c", "--"]).arg(path).output().unwrap().stdout.len();
    let bytes: usize = files.map(compressed).sum();
    assert!((1_000_000..=4_000_000).contains(&bytes), "{bytes} bytes");
}
