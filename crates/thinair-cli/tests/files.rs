//! The files that `check` writes, and the commands that work on them: well formed, and the same from run to run, times aside.

mod support;

use std::path::{Path, PathBuf};

use serde_json::Value;
use support::{compare, run, settled};

const RACE: &str = "examples/bugs/message-passing.c";

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes every kind of file for a program, and reads them back.
fn written(prefix: &str, arguments: &[&str]) -> Vec<(&'static str, String)> {
    let kinds = ["dot", "svg", "html", "sarif", "junit", "witness"];
    let paths: Vec<String> = kinds.iter().map(|kind| scratch(&format!("{prefix}.{kind}")).to_str().unwrap().to_owned()).collect();
    let flags: Vec<String> = kinds.iter().map(|kind| format!("--{kind}")).collect();
    let mut all = vec!["check"];
    all.extend(arguments);
    for (flag, path) in flags.iter().zip(&paths) {
        all.extend([flag.as_str(), path.as_str()]);
    }
    let run = run(&all);
    assert!(matches!(run.status, Some(0 | 1 | 3)), "{}{}", run.stdout, run.stderr);
    let mut files = vec![("text", run.stdout)];
    files.extend(kinds.iter().zip(&paths).map(|(kind, path)| (*kind, std::fs::read_to_string(path).unwrap_or_default())));
    files
}

fn one(files: &[(&str, String)], wanted: &str) -> String {
    files.iter().find(|(kind, _)| *kind == wanted).unwrap().1.clone()
}

#[test]
fn all_outputs_are_the_same_from_run_to_run() {
    let programs = [vec![RACE], vec!["examples/store-buffering.tir", "--model", "tso"], vec!["examples/message-passing.c"]];
    for (number, arguments) in programs.iter().enumerate() {
        let first = written(&format!("first{number}"), arguments);
        let second = written(&format!("second{number}"), arguments);
        for ((kind, first), (_, second)) in first.iter().zip(&second) {
            assert_eq!(settled(first), settled(second), "{kind} of {arguments:?}");
        }
    }
}

/// Several threads give what one gives.
#[test]
fn jobs_do_not_change_the_result() {
    for program in [vec!["examples/michael-scott-queue-relaxed.c"], vec!["examples/michael-scott-queue.c"], vec!["examples/bugs/seqlock.c"]]
    {
        let one = run(&[&["check"], program.as_slice()].concat());
        let four = run(&[&["check", "--jobs", "4"], program.as_slice()].concat());
        assert_eq!(one.status, four.status);
        assert_eq!(settled(&one.stdout), settled(&four.stdout), "{program:?}");
    }
}

/// Every tag that is opened is closed, in order; enough to catch text that was not escaped.
#[track_caller]
fn well_formed(name: &str, text: &str) {
    const EMPTY: [&str; 4] = ["meta", "input", "!doctype", "?xml"];
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        let tag = &rest[start + 1..];
        let end = tag.find('>').unwrap_or_else(|| panic!("{name}: a tag does not end: {}", &tag[..tag.len().min(60)]));
        let (inside, after) = (&tag[..end], &tag[end + 1..]);
        let word = inside.trim_start_matches('/').split([' ', '\n', '/']).next().unwrap();
        if let Some(closed) = inside.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed.trim()), "{name}");
        } else if !inside.ends_with('/') && !EMPTY.contains(&word) {
            open.push(word);
        }
        rest = after;
        // What stands in these is no markup.
        if matches!(word, "script" | "style") && !inside.starts_with('/') {
            rest = &rest[rest.find(&format!("</{word}>")).unwrap()..];
        }
    }
    assert!(open.is_empty(), "{name}: {open:?} is not closed");
}

#[test]
fn pages_and_pictures_are_well_formed() {
    let programs = [vec![RACE], vec!["examples/message-passing.c"], vec!["tests/corpus/c/abba-deadlock.c"]];
    for (number, arguments) in programs.iter().enumerate() {
        let files = written(&format!("formed{number}"), arguments);
        for kind in ["svg", "html", "junit"] {
            well_formed(&format!("{kind} of {arguments:?}"), &one(&files, kind));
        }
        let page = one(&files, "html").replace("http://www.w3.org/2000/svg", "");
        for outside in ["http://", "https://", "src=", "@import", "url(h"] {
            assert!(!page.contains(outside), "the page of {arguments:?} needs something from outside: {outside}");
        }
    }
}

#[test]
fn pages_have_what_people_need() {
    let page = one(&written("page", &[RACE]), "html");
    let needed = [
        "lang=\"en\"",
        "name=\"viewport\"",
        "prefers-color-scheme",
        "aria-live",
        "type=\"range\"",
        "data-shows=\"rf\"",
        "thread 2: receiver",
        "What to change",
    ];
    for needed in needed {
        assert!(page.contains(needed), "the page has no {needed}");
    }
}

/// A report of an execution of 60 events is no larger than a photograph.
#[test]
fn pages_of_long_executions_are_small() {
    let path = scratch("sixty.tir");
    let stores = "  store rlx i32 @x, 1\n  %v = load rlx i32 @y\n".repeat(15);
    let threads = "thread @f(@x, @y)\nthread @f(@y, @x)\n";
    let source =
        format!("global @x: i32\nglobal @y: i32\nfn @f(%a: i64, %b: i64) {{\nentry:\n{stores}  assert false\n  ret\n}}\n{threads}");
    std::fs::write(&path, source).unwrap();
    let page = one(&written("sixty", &[path.to_str().unwrap()]), "html");
    assert!(page.len() < 300 << 10, "{} bytes", page.len());
    // Also where there is no error and the first executions are kept, all of that length.
    std::fs::write(&path, std::fs::read_to_string(&path).unwrap().replace("  assert false\n", "")).unwrap();
    let page = one(&written("sixty-kept", &[path.to_str().unwrap(), "--max-executions", "9", "--equivalence", "rf+co"]), "html");
    assert_eq!(page.matches("<section class=\"execution\"").count(), 4);
    assert!(page.len() < 300 << 10, "{} bytes", page.len());
}

#[test]
fn sarif_names_the_place_and_both_sides() {
    let sarif: Value = serde_json::from_str(&one(&written("sarif", &[RACE]), "sarif")).unwrap();
    assert_eq!(sarif["version"], "2.1.0");
    let result = &sarif["runs"][0]["results"][0];
    assert_eq!((result["ruleId"].as_str(), result["level"].as_str()), (Some("data-race"), Some("error")));
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!((place["artifactLocation"]["uri"].as_str(), place["region"]["startLine"].as_u64()), (Some(RACE), Some(19)));
    assert_eq!(result["relatedLocations"][0]["physicalLocation"]["region"]["startLine"], 11);
    let rules = sarif["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    assert!(rules.iter().any(|rule| rule["id"] == "data-race"));
    // A program without an error has no results.
    let sarif: Value = serde_json::from_str(&one(&written("sarif-verified", &["examples/message-passing.c"]), "sarif")).unwrap();
    assert_eq!(sarif["runs"][0]["results"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_saved_counterexample_runs_again() {
    let path = scratch("saved.json");
    let path = path.to_str().unwrap();
    assert_eq!(run(&["check", "examples/store-buffering.tir", "--model", "tso", "--witness", path]).status, Some(1));
    let again = run(&["replay", path]);
    assert_eq!(again.status, Some(1), "{}{}", again.stdout, again.stderr);
    compare("replay", &again.stdout.replace(path, "saved.json"));
    for (model, status) in [("sc", 0), ("pso", 1), ("rc11", 1), ("armv8", 1), ("power", 1)] {
        let other = run(&["replay", path, "--model", model, "--quiet"]);
        assert_eq!(other.status, Some(status), "{model}: {}{}", other.stdout, other.stderr);
    }
    // The race is an error of languages only.
    assert_eq!(run(&["check", RACE, "--witness", path]).status, Some(1));
    assert_eq!(run(&["replay", path]).status, Some(1));
    assert_eq!(run(&["replay", path, "--model", "sc"]).status, Some(0));
    // Another program does something else.
    let other = run(&["replay", path, "--program", "examples/bugs/dekker.c"]);
    assert_eq!(other.status, Some(2), "{}{}", other.stdout, other.stderr);
    assert!(other.stderr.contains("the program does something else"), "{}", other.stderr);
    let none = run(&["replay", "examples/store-buffering.tir"]);
    assert_eq!((none.status, none.stderr.contains("no counterexample")), (Some(2), true), "{}", none.stderr);
}

/// Whatever stands in a file that says that it is a counterexample, the command answers: with a mismatch or an error, never by crashing or running on.
#[test]
fn spoiled_counterexamples_are_refused() {
    let path = scratch("spoiled.json");
    let path = path.to_str().unwrap();
    assert_eq!(run(&["check", "examples/bugs/dekker.c", "--witness", path]).status, Some(1));
    let whole: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let spoil = |change: &dyn Fn(&mut Value)| {
        let mut spoiled = whole.clone();
        change(&mut spoiled);
        std::fs::write(path, spoiled.to_string()).unwrap();
        let run = run(&["replay", path, "--quiet"]);
        assert_eq!(run.status, Some(2), "{}{}", run.stdout, run.stderr);
    };
    spoil(&|value| value["thinair_witness"] = 99.into());
    spoil(&|value| value["model"] = "nonsense".into());
    spoil(&|value| value["files"] = serde_json::json!([]));
    spoil(&|value| value["threads"]["1"][0] = "free".into());
    spoil(&|value| value["threads"]["7"] = serde_json::json!(["join"]));
    spoil(&|value| value["children"] = serde_json::json!([[0, 0], [0]]));
    spoil(&|value| value["children"] = serde_json::json!([[65000]]));
    spoil(&|value| value["objects"] = serde_json::json!([[4_000_000_000_u64]]));
    for cut in [0, 1, 20, 200] {
        std::fs::write(path, &whole.to_string()[..cut]).unwrap();
        assert_eq!(run(&["replay", path]).status, Some(2));
    }
}

/// Words with one blank between them, and no times.
fn words(table: &str) -> String {
    let is_time = |word: &str| word.contains('.') && word.parse::<f64>().is_ok();
    let line = |line: &str| line.split_whitespace().map(|word| if is_time(word) { "#" } else { word }).collect::<Vec<_>>().join(" ");
    table.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn comparisons() {
    let program = run(&["compare", "examples/store-buffering.tir", "--models", "sc,tso,rc11"]);
    assert_eq!(program.status, Some(0), "{}{}", program.stdout, program.stderr);
    let test = run(&["compare", "examples/litmus/store-buffering.litmus", "--models", "sc,tso"]);
    assert_eq!(test.status, Some(0), "{}{}", test.stdout, test.stderr);
    compare("compare", &words(&format!("{}\n{}", program.stdout, test.stdout)));
    let json = run(&["compare", "examples/store-buffering.tir", "--models", "sc,tso", "--json"]);
    let json: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!((json["models"][0]["verdict"].as_str(), json["models"][1]["verdict"].as_str()), (Some("verified"), Some("violated")));
}

#[test]
fn repairs_as_json() {
    let json = run(&["fix", RACE, "--json"]);
    let json: Value = serde_json::from_str(&json.stdout).unwrap();
    let change = &json["repairs"][0]["changes"][0];
    assert_eq!((change["line"].as_u64(), change["kind"].as_str(), change["order"].as_str()), (Some(12), Some("order"), Some("rel")));
    assert!(json["repairs"][0]["patch"].as_str().unwrap().contains("+    atomic_store_explicit(&ready, 1, memory_order_release);"));
}

/// Orders that are too strong are named, and the weaker program is verified.
#[test]
fn weaker_orders_are_found() {
    let path = scratch("strong.tir");
    let source = std::fs::read_to_string(support::root().join("examples/message-passing.tir")).unwrap();
    assert!(source.contains("store rel"));
    std::fs::write(&path, source.replace("store rel", "store sc")).unwrap();
    let weaker = run(&["fix", path.to_str().unwrap()]);
    assert_eq!(weaker.status, Some(0), "{}{}", weaker.stdout, weaker.stderr);
    assert!(weaker.stdout.contains("can be rel instead of sc"), "{}", weaker.stdout);
}

#[test]
fn limits_on_time() {
    let path = scratch("long.tir");
    let threads = "thread @f()\n".repeat(20);
    std::fs::write(&path, format!("global @x: i32\nfn @f() {{\nentry:\n  store rlx i32 @x, 1\n  ret\n}}\n{threads}")).unwrap();
    let run = run(&["check", path.to_str().unwrap(), "--equivalence", "rf+co", "--timeout", "0.2"]);
    assert_eq!(run.status, Some(3), "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("the limit on time was reached (--timeout 0.2)"), "{}", run.stdout);
    // Progress is for terminals.
    assert_eq!(run.stderr, "");
}

#[test]
fn help_for_shells_and_readers() {
    for (shell, word) in [("bash", "_thinair"), ("zsh", "#compdef thinair"), ("fish", "complete -c thinair")] {
        let run = run(&["completions", shell]);
        assert!(run.status == Some(0) && run.stdout.contains(word), "{shell}: {}", run.stderr);
    }
    let directory = scratch("manual");
    assert_eq!(run(&["manual", directory.to_str().unwrap()]).status, Some(0));
    for page in ["thinair.1", "thinair-check.1", "thinair-fix.1"] {
        assert!(std::fs::read_to_string(directory.join(page)).unwrap().contains(".TH"), "{page}");
    }
    let doctor = run(&["doctor"]);
    assert_eq!(doctor.status, Some(0), "{}", doctor.stdout);
    assert!(doctor.stdout.contains("clang"), "{}", doctor.stdout);
}

#[test]
fn quiet_and_verbose() {
    let quiet = run(&["check", RACE, "--quiet"]);
    assert!(quiet.status == Some(1) && !quiet.stdout.contains("What happened"), "{}", quiet.stdout);
    // It fails after its joins, and does not depend on them.
    for (flag, shows_joins) in [("--jobs=1", false), ("--verbose", true)] {
        let run = run(&["check", "examples/bugs/treiber-aba.c", flag]);
        assert!(run.status == Some(1) && run.stdout.contains("join thread 1") == shows_joins, "{}", run.stdout);
    }
}
