//! `thinair litmus` as a user runs it.

mod support;

use support::{compare, run};

/// The lines but for those that time makes different.
fn timeless(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with("Time ")).collect()
}

#[test]
fn one_test_in_the_form_of_herd() {
    let run = run(&["litmus", "examples/litmus/store-buffering.litmus"]);
    let expected = [
        "Test store-buffering Allowed",
        "States 4",
        "0:EAX=0; 1:EAX=0;",
        "0:EAX=0; 1:EAX=1;",
        "0:EAX=1; 1:EAX=0;",
        "0:EAX=1; 1:EAX=1;",
        "Ok",
        "Witnesses",
        "Positive: 1 Negative: 3",
        "Condition exists (0:EAX=0 /\\ 1:EAX=0)",
        "Observation store-buffering Sometimes 1 3",
        "",
    ];
    assert_eq!((run.status, timeless(&run.stdout), run.stderr.as_str()), (Some(0), expected.to_vec(), ""));
}

#[test]
fn a_directory_runs_in_order_and_ends_with_a_summary() {
    for jobs in ["1", "4"] {
        let run = run(&["litmus", "--jobs", jobs, "--model", "sc", "examples/litmus"]);
        let observations: Vec<&str> = run.stdout.lines().filter(|line| line.starts_with("Observation")).collect();
        assert_eq!(observations, ["Observation message-passing Never 0 3", "Observation store-buffering Never 0 3"]);
        assert!(run.stdout.contains("2 tests: 0 Ok, 2 No, 0 not supported, 0 bad; "), "{}", run.stdout);
    }
}

#[test]
fn both_engines_answer_alike() {
    for model in ["sc", "tso"] {
        let by = |engine: &str| run(&["litmus", "--engine", engine, "--model", model, "examples/litmus/store-buffering.litmus"]);
        let (graph, states) = (by("graph"), by("states"));
        // Stored states are no executions: only those are counted.
        let counted = |line: &str| line == "Witnesses" || line.starts_with("Positive");
        let uncounted = |line: &str| match line.strip_prefix("Observation ") {
            Some(rest) => rest.split(' ').take(2).collect::<Vec<_>>().join(" "),
            None => line.to_string(),
        };
        let lines: Vec<String> = timeless(&graph.stdout).into_iter().filter(|line| !counted(line)).map(uncounted).collect();
        assert!(lines.contains(&format!("store-buffering {}", if model == "sc" { "Never" } else { "Sometimes" })), "{}", graph.stderr);
        let found: Vec<String> = timeless(&states.stdout).into_iter().map(uncounted).collect();
        assert_eq!((found, states.status), (lines, graph.status), "{}", states.stderr);
        let object = one_object(&["litmus", "--json", "--engine", "states", "--model", model, "examples/litmus/store-buffering.litmus"]);
        assert!(["positive", "negative", "executions"].iter().all(|field| object[field].is_null()), "{object}");
    }
    // What the engine does not know is refused by its name.
    let refused = run(&["litmus", "--engine", "states", "--model", "armv8", "examples/litmus/message-passing.litmus"]);
    assert!(refused.status == Some(3) && refused.stderr.contains("states"), "{:?} {}", refused.status, refused.stderr);
}

#[test]
fn json_has_one_line_for_each_test() {
    let run = run(&["litmus", "--json", "examples/litmus"]);
    let objects: Vec<serde_json::Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let named: Vec<_> =
        objects.iter().map(|object| (object["test"].as_str(), object["model"].as_str(), object["executions"].as_u64())).collect();
    assert_eq!(named, [(Some("message-passing"), Some("armv8"), Some(3)), (Some("store-buffering"), Some("tso"), Some(4))]);
    assert_eq!(objects[1]["states"].as_array().map(Vec::len), Some(4));
}

#[test]
fn what_cannot_be_answered_is_named() {
    for file in ["README.md", "examples/message-passing.tir"] {
        let run = run(&["litmus", file]);
        assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""));
        assert!(run.stderr.starts_with(&format!("{file}:1:1: this is no litmus test: ")), "{}", run.stderr);
    }
}

/// Without a primitive of either, nothing tells C11 from the kernel's C, and the answer says so; with `--model` it is told.
#[test]
fn c_without_primitives_is_taken_as_c11_and_that_is_said() {
    let folder = folder("ambiguous");
    let test = folder.join("plain.litmus");
    std::fs::write(&test, "C plain\n{ }\nP0(int *x) { *x = 6; }\nP1(int *x) { *x = 12; }\nexists (x=6)\n").unwrap();
    let path = test.to_str().unwrap();
    let silent = |arguments: &[&str]| run(arguments).stderr.is_empty();
    assert!(run(&["litmus", path]).stderr.contains("plain.litmus: note: nothing in this test tells C11 from the Linux kernel's C"));
    assert!(silent(&["litmus", "--model", "lkmm", path]) && silent(&["litmus", "examples/litmus"]));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_folder_without_tests_is_an_error() {
    let run = run(&["litmus", "docs"]);
    assert_eq!(run.status, Some(2), "{}", run.stderr);
}

/// A folder of this name for a test to write to.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("thinair-litmus-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn executions_that_satisfy_the_condition_are_drawn() {
    let run = run(&["litmus", "--show", "examples/litmus/store-buffering.litmus"]);
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    compare("litmus-show", &(timeless(&run.stdout).join("\n") + "\n"));
    // None does under sc, and then nothing is drawn.
    let none = self::run(&["litmus", "--show", "--model", "sc", "examples/litmus/store-buffering.litmus"]);
    assert!(!none.stdout.contains("Execution "), "{}", none.stdout);
}

fn one_object(arguments: &[&str]) -> serde_json::Value {
    let run = run(arguments);
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
    serde_json::from_str(&run.stdout).unwrap()
}

/// A text of the user's runs in graphs if it says that po and rf have no cycle, and otherwise by enumeration, with the same answer.
#[test]
fn a_model_of_the_users_own() {
    let test = "examples/litmus/store-buffering.litmus";
    let folder = folder("models");
    let weak = folder.join("weak.cat");
    std::fs::write(&weak, "\"Coherence alone\"\nacyclic po-loc | com\nempty rmw & (fre ; coe)\n").unwrap();
    let ordered = folder.join("ordered.cat");
    std::fs::write(&ordered, "include \"weak.cat\"\nacyclic po | rf\n").unwrap();
    for (model, engine, counts) in [
        ("models/sc.cat", "graph", (0, 3)),
        ("models/tso.cat", "graph", (1, 3)),
        ("models/armv8.cat", "enumeration", (1, 3)),
        (weak.to_str().unwrap(), "enumeration", (1, 3)),
        (ordered.to_str().unwrap(), "graph", (1, 3)),
    ] {
        let object = one_object(&["litmus", "--json", "--model", model, test]);
        assert_eq!(
            (object["model"].as_str(), object["engine"].as_str(), object["positive"].as_u64(), object["negative"].as_u64()),
            (Some(model), Some(engine), Some(counts.0), Some(counts.1))
        );
        let mut again = one_object(&["litmus", "--json", "--engine", "enumeration", "--model", model, test]);
        assert_eq!((again["engine"].as_str(), again["way"].as_str()), (Some("enumeration"), Some("enumeration: as asked")));
        for field in ["engine", "way", "seconds"] {
            again[field] = object[field].clone();
        }
        assert_eq!(object, again);
    }
    let note = run(&["litmus", "--model", weak.to_str().unwrap(), test]).stderr;
    assert!(
        note.contains("weak.cat: note: executions are not explored but enumerated") && note.contains("no axiom of the model says"),
        "{note}"
    );
    assert_eq!(run(&["litmus", "--model", ordered.to_str().unwrap(), test]).stderr, "");
    let verbose = run(&["litmus", "--verbose", "--model", weak.to_str().unwrap(), test]);
    assert!(
        verbose.stderr.ends_with("no axiom of the model says that po and rf have no cycle (`acyclic po | rf`, or what has both in it)\n")
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_model_that_is_wrong_is_refused_with_its_place() {
    let folder = folder("wrong");
    let model = folder.join("wrong.cat");
    std::fs::write(&model, "acyclic po\n  | nothing-of-the-kind\n").unwrap();
    let run = run(&["litmus", "--model", model.to_str().unwrap(), "examples/litmus/store-buffering.litmus"]);
    assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""));
    assert!(run.stderr.contains("wrong.cat:2:5: ") && run.stderr.contains("nothing-of-the-kind"), "{}", run.stderr);
    // What shows only when it is evaluated is told with its place, too.
    std::fs::write(&model, "let rec r = ~r\nacyclic r\n").unwrap();
    let endless = self::run(&["litmus", "--model", model.to_str().unwrap(), "examples/litmus/store-buffering.litmus"]);
    let message = "wrong.cat:1:9: this recursive definition is not monotone: it has no least fixpoint) is not supported\n";
    assert!(endless.status == Some(3) && endless.stderr.ends_with(message), "{}", endless.stderr);
    let missing = self::run(&["litmus", "--model", "no-such-file.cat", "examples/litmus/store-buffering.litmus"]);
    assert_eq!(missing.status, Some(2), "{}", missing.stderr);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_models_that_only_litmus_tests_have() {
    let test = "tests/corpus/litmus";
    for model in ["lkmm", "linux", "rc11-herd", "LKMM"] {
        let run = run(&["litmus", "--model", model, test]);
        assert_ne!(run.status, Some(2), "{}", run.stderr);
    }
    let run = run(&["litmus", "--model", "lkm", test]);
    assert!(run.stderr.contains("did you mean `lkmm`?"), "{}", run.stderr);
    let run = self::run(&["litmus", "--model", "nope", test]);
    assert!(run.stderr.contains("available: sc, tso, ") && run.stderr.contains("xmm, lkmm, rc11-herd, or a file"), "{}", run.stderr);
    let run = self::run(&["litmus", "--model", "arm", test]);
    assert!(run.stderr.contains("`arm` may be armv7 (32 bits; herd's dialect ARM) or armv8"), "{}", run.stderr);
}

/// Below a directory every test is run, in the order of the names, whatever is wrong with some; the summary counts them all.
#[test]
fn the_summary_of_a_directory_counts_everything() {
    let folder = folder("summary");
    std::fs::create_dir(folder.join("inner")).unwrap();
    let good = std::fs::read_to_string(support::root().join("examples/litmus/store-buffering.litmus")).unwrap();
    for (name, text) in [
        ("a.litmus", good.as_str()),
        ("b.litmus", "X86 B\n{}\n P0 ;\n FOO [x] ;\nexists x=1\n"),
        ("inner/c.litmus", "X86 C\n{ x=; }\n"),
        ("inner/d.litmus", &good.replace("exists", "~exists")),
        ("inner/no-test.txt", "nothing"),
    ] {
        std::fs::write(folder.join(name), text).unwrap();
    }
    let mut outputs = Vec::new();
    for jobs in ["1", "3"] {
        let run = run(&["litmus", "--jobs", jobs, folder.to_str().unwrap()]);
        assert_eq!(run.status, Some(2), "{}", run.stderr);
        let summary = run.stdout.lines().last().unwrap().to_string();
        assert!(summary.starts_with("4 tests: 1 Ok, 1 No, 1 not supported, 1 bad; "), "{summary}");
        assert!(run.stderr.contains("b.litmus:4:2: the instruction `foo`") && run.stderr.contains("c.litmus:2:5: "), "{}", run.stderr);
        let lines = timeless(&run.stdout);
        outputs.push(lines[..lines.len() - 1].join("\n"));
    }
    assert_eq!(outputs[0], outputs[1]);
    std::fs::remove_dir_all(folder).unwrap();
}

/// `compare` knows the models that only litmus tests have, and stored states.
#[test]
fn comparing_a_test() {
    let models = |arguments: &[&str]| -> Vec<(String, String, u64)> {
        let object = one_object(&[&["compare", "--json"], arguments].concat());
        let model = |line: &serde_json::Value| {
            let text = |field: &str| line[field].as_str().unwrap().to_owned();
            (text("model"), text("observation"), line["states"].as_u64().unwrap())
        };
        object["models"].as_array().unwrap().iter().map(model).collect()
    };
    let line = |model: &str, observation: &str, states: u64| (model.to_owned(), observation.to_owned(), states);
    let test = "examples/models/kernel/SB+once.litmus";
    assert_eq!(
        models(&[test, "--models", "sc,lkmm,rc11-herd"]),
        [line("sc", "Never", 3), line("lkmm", "Sometimes", 4), line("rc11-herd", "Sometimes", 4)]
    );
    assert!(models(&[test]).contains(&line("lkmm", "Sometimes", 4)));
    let states = models(&["examples/litmus/store-buffering.litmus", "--engine", "states"]);
    assert_eq!(states, [line("sc", "Never", 3), line("tso", "Sometimes", 4)]);
    let refused = run(&["compare", "examples/message-passing.tir", "--models", "lkmm"]);
    assert!(refused.status == Some(2) && refused.stderr.contains("the model `lkmm` is for litmus tests only"), "{}", refused.stderr);
}

#[test]
fn check_takes_litmus_tests_with_either_engine() {
    let file = "examples/litmus/store-buffering.litmus";
    for (options, litmus) in [
        (&[][..], &[][..]),
        (&["--engine", "states", "--model", "tso"], &["--engine", "states", "--model", "tso"]),
        (&["--model", "sc"], &["--model", "sc"]),
    ] {
        let checked = run(&[&["check", file][..], options].concat());
        let expected = run(&[&["litmus", file][..], litmus].concat());
        assert_eq!((checked.status, timeless(&checked.stdout), checked.stderr.as_str()), (Some(0), timeless(&expected.stdout), ""));
    }
    for (arguments, message) in [
        (&["check", file, "--html", "page.html"][..], "--html is for programs, not for litmus tests"),
        (&["check", file, "examples/message_passing.tir"], "litmus tests and programs cannot be checked together"),
    ] {
        let refused = run(arguments);
        assert!(refused.status == Some(2) && refused.stderr.contains(message), "{}", refused.stderr);
    }
}
