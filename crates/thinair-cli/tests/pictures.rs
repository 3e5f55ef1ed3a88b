//! Pictures of errors of many kinds, compared with the files in `expected/pictures`, which `THINAIR_BLESS=1` writes anew (look at
//! them); and what pages answer at a glance.

mod support;

use std::path::{Path, PathBuf};

use support::run;

/// Its name, how it is checked, and what the page says: of the lines, of the order, of what to change.
type Example = (&'static str, &'static [&'static str], [&'static [&'static str]; 3]);

const EXAMPLES: [Example; 8] = [
    (
        "race",
        &["examples/bugs/message-passing.c"],
        [
            &["line 19, thread 2: receiver, the read", "message", "line 11, thread 1: sender, the write"],
            &["Nothing orders the read (line 19) and the write (line 11)", "it must be release"],
            &["Make the store at line 12 memory_order_release", "thinair fix examples/bugs/message-passing.c --model rc11"],
        ],
    ),
    (
        "store-buffering",
        &["examples/bugs/dekker.c"],
        [
            &["line 24", "line 25", "line 16", "line 17"],
            &[
                "the store of right (line 24) before the load of left (line 25)",
                "the store of left (line 16) before the load of right (line 17)",
            ],
            &["fence (memory_order_seq_cst) before line 17"],
        ],
    ),
    ("use-after-free", &["tests/corpus/c/use-after-free.c"], [&["the free", "line 7"], &["Nothing orders"], &[]]),
    (
        "deadlock",
        &["tests/corpus/c/abba-deadlock.c"],
        [
            &["line 8, thread 1: forwards, waits here", "line 16, thread 2: backwards, waits here"],
            &["Who waits for whom", "Thread 1 waits at line 8 for the lock b, which thread 2 has taken at line 15."],
            &["Take the locks in the same order"],
        ],
    ),
    (
        "endless-wait",
        &["tests/corpus/endless/unheard.c", "--model", "sc"],
        [&["waits here"], &["What never ends"], &["somebody has to store"]],
    ),
    ("lasso", &["tests/corpus/endless/after-you.c", "--model", "sc"], [&["line "], &["What never ends"], &["somebody has to store"]]),
    ("store-buffers", &["tests/corpus/endless/dekker.c", "--model", "tso"], [&["the store"], &["the store of flag[1]"], &[]]),
    (
        "justified",
        &["examples/load-buffering.tir", "--model", "xmm"],
        [
            &["line 9, thread 0: first, the load"],
            &["the load of x (line 9) before the store of y (line 10)"],
            &["Make the store at line 10 rel"],
        ],
    ),
];

fn scratch(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&directory).unwrap();
    directory.join(name)
}

fn text_of(html: &str) -> String {
    let pieces = html
        .split('<')
        .enumerate()
        .map(|(number, piece)| if number == 0 { piece } else { piece.split_once('>').map_or("", |(_, text)| text) });
    pieces.collect::<String>()
}

#[test]
fn pictures_are_as_they_were() {
    let mut wrong = Vec::new();
    for (name, arguments, _) in EXAMPLES {
        let file = scratch(&format!("{name}.svg"));
        run(&[&["check", "--quiet", "--svg", file.to_str().unwrap()], arguments].concat());
        let actual = std::fs::read_to_string(&file).unwrap();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/pictures").join(name).with_extension("svg");
        if std::env::var_os("THINAIR_BLESS").is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &actual).unwrap();
        }
        if std::fs::read_to_string(&path).unwrap_or_default() != actual {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}: THINAIR_BLESS=1 accepts the new pictures");
}

#[test]
fn pages_answer_three_questions() {
    for (name, arguments, answers) in EXAMPLES {
        let file = scratch(&format!("{name}.html"));
        run(&[&["check", "--quiet", "--html", file.to_str().unwrap()], arguments].concat());
        let page = std::fs::read_to_string(&file).unwrap();
        for (card, expected) in ["lines", "order", "change"].into_iter().zip(answers) {
            let start =
                page.find(&format!("<section class=\"card\" id=\"{card}\">")).unwrap_or_else(|| panic!("{name} has no card {card}"));
            let text = text_of(page[start..].split("</section>").next().unwrap());
            for expected in expected {
                assert!(text.contains(expected), "{name}: {card} does not say {expected:?}: {text}");
            }
        }
    }
}

/// What the replay says at each step, one line for each thread.
fn sights(name: &str, arguments: &[&str]) -> Vec<String> {
    let file = scratch(&format!("{name}-sights.html"));
    run(&[&["check", "--quiet", "--html", file.to_str().unwrap()], arguments].concat());
    let page = std::fs::read_to_string(&file).unwrap();
    let lists = page.split("<ol class=\"sights\"").skip(1).map(|part| part.split("</ol>").next().unwrap());
    lists
        .flat_map(|list| list.split("<p>").skip(1).map(|part| text_of(&format!("<p>{part}")).trim().to_owned()).collect::<Vec<_>>())
        .collect()
}

#[test]
fn the_replay_says_what_threads_could_see() {
    let tso = sights("tso", &["tests/corpus/endless/dekker.c", "--model", "tso"]);
    assert!(tso.iter().any(|line| line == "thread 0 store buffer: flag[0] = 1"), "{tso:?}");
    assert!(tso.iter().any(|line| line == "thread 1 store buffer: empty"), "{tso:?}");
    let rc11 = sights("rc11", &["examples/bugs/dekker.c"]);
    assert!(rc11.iter().any(|line| line.contains("left may be read as 0 or 1 (1.1)")), "{rc11:?}");
    // Under sequential consistency there is one value at a time.
    let sc = sights("sc", &["examples/store-buffering.tir", "--model", "sc"]);
    assert!(!sc.is_empty() && sc.iter().all(|line| line.contains(" may be read as ") && !line.contains(" or ")), "{sc:?}");
}

/// Of a large execution the picture has what matters, and says so; the lists have everything.
#[test]
fn large_executions_are_drawn_in_part() {
    let stores = (1..=70).map(|value| format!("  store rlx i32 @x, {value}\n")).collect::<String>();
    let body = format!("{{\nentry:\n{stores}  store plain i32 @data, 1\n  ret\n}}\n");
    let program = scratch("large.tir");
    let text = format!("global @x: i32\nglobal @data: i32\n\nfn @left() {body}\nfn @right() {body}\nthread @left()\nthread @right()\n");
    std::fs::write(&program, text).unwrap();
    let file = scratch("large.html");
    run(&["check", "--quiet", "--html", file.to_str().unwrap(), "--keep", "0", program.to_str().unwrap()]);
    let page = std::fs::read_to_string(&file).unwrap();
    assert!(page.contains("Of 142 steps the picture has "), "nobody says what is left out");
    let picture = page.split("<svg class=\"thinair beside\"").nth(1).unwrap().split("</svg>").next().unwrap();
    let drawn = picture.matches("<g class=\"node").count();
    assert!((2..=80).contains(&drawn), "{drawn} steps are drawn");
    assert_eq!(picture.matches("<g class=\"node marked\"").count(), 2, "both accesses are there");
    let lists = page.split("<div class=\"threads\">").nth(1).unwrap();
    assert_eq!(lists.split("</details>").next().unwrap().matches("<li").count(), 142 + 2, "the lists have all, and two orders");
}
