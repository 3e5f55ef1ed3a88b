//! The language: how it binds, what it means, and what it refuses with which position.

use super::{Error, Model, Verdict, builtin, include_builtin};
use crate::axioms;
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Fence, Order, Tags};
use crate::relation::Relation;

fn parse(source: &str) -> Result<Model, Error> {
    Model::parse("test.cat", source, &mut |file| match file {
        "one.cat" => Ok("let one = po".to_string()),
        "bad.cat" => Ok("\n  let x = ;".to_string()),
        "itself.cat" => Ok("include \"itself.cat\" include \"itself.cat\"".to_string()),
        _ => include_builtin(file),
    })
}

/// Store buffering with a full fence in the first thread. Events: the initial writes of 0 and 1; W0, mfence, R1; W1, R0.
fn store_buffering() -> Execution {
    let event = |thread, kind, location, order| Event { thread, kind, order, tags: Tags::NONE, location, value: 0 };
    let events = vec![
        event(None, EventKind::Write, 0, Order::Plain),
        event(None, EventKind::Write, 1, Order::Plain),
        event(Some(0), EventKind::Write, 0, Order::Relaxed),
        event(Some(0), EventKind::Fence(Fence::Mfence), 0, Order::Plain),
        event(Some(0), EventKind::Read, 1, Order::SeqCst),
        event(Some(1), EventKind::Write, 1, Order::AcquireRelease),
        event(Some(1), EventKind::Read, 0, Order::Plain),
    ];
    let relation = |pairs: &[(usize, usize)]| {
        let mut result = Relation::new(7);
        pairs.iter().for_each(|&(from, to)| result.insert(from, to));
        result
    };
    Execution {
        po: relation(&[(2, 3), (2, 4), (3, 4), (5, 6)]),
        rf: relation(&[(1, 4), (0, 6)]),
        co: relation(&[(0, 2), (1, 5)]),
        thread_sync: relation(&[]),
        pick: relation(&[]),
        addr: relation(&[]),
        data: relation(&[]),
        ctrl: relation(&[]),
        rmw: relation(&[]),
        events,
    }
}

fn verdict(source: &str, variants: &[&str]) -> Verdict {
    let model = parse(source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    model.check(&store_buffering(), variants).unwrap_or_else(|error| panic!("{error}\n{source}"))
}

/// All of these hold of the execution above.
#[track_caller]
fn holds(source: &str) {
    let verdict = verdict(source, &[]);
    assert_eq!(verdict.failed, None, "{source}");
}

#[track_caller]
fn refused(source: &str, line: u32, column: u32, message: &str) {
    let error = parse(source).expect_err(source);
    assert_eq!((error.line, error.column), (line, column), "{source}: {error}");
    assert!(error.message.contains(message), "{source}: {error}");
}

/// `left` and `right` are the same relation (or set).
fn same(left: &str, right: &str) {
    holds(&format!("empty (({left}) \\ ({right})) | (({right}) \\ ({left}))"));
}

#[test]
fn operators_bind_as_documented() {
    same("po | rf ; co", "po | (rf ; co)");
    same("po ; rf \\ co", "po ; (rf \\ co)");
    same("po \\ rf & po", "po \\ (rf & po)");
    same("po & W * R", "po & (W * R)");
    same("~W * R", "(~W) * R");
    same("~po^-1", "~(po^-1)");
    same("rf^-1 ; co+", "fr");
    same("po*", "po^* | 0");
    same("(po | rf)*", "id | (po | rf)^+");
    same("po?", "po | id");
    same("(po*)", "po?");
    same("[W] ; po ; [R]", "po & (W * R)");
    same("[W] ; [M]", "[W]");
    same("domain(rf) | range rf", "M & (domain rf | R)");
    same("_ * _", "~0");
    same("fencerel(MFENCE)", "po ; [F] ; po");
    same("{} | R", "R");
    same("0? ; po", "po");
    same("int | ext", "_ * _");
    same("int & (IW * IW)", "[IW]");
    same("com", "rf | co | fr");
    same("rfe | rfi", "rf");
    same("coe | coi | fre | fri", "co | fr");
}

#[test]
fn sets_mean_what_is_documented() {
    same("ACQ", "(R & SC) | (W & ACQ_REL)");
    same("RLX | SC | ACQ_REL", "ATOMIC");
    same("NA", "PLAIN");
    same("M", "ATOMIC | NA");
    same("F", "MFENCE");
    same("F & (NA | ATOMIC)", "0");
    same("STBAR | DMB.FULL | DMB.LD | DMB.ST | ISB | SYNC | LWSYNC | ISYNC | EIEIO | APC | NORET", "0");
}

#[test]
fn definitions() {
    holds("let f(x, y) = x ; y let g x = f(x, x) empty g(po) \\ po ; po");
    holds("let po = 0 let f x = x | po empty f 0");
    holds("let x = W let f y = x & y let x = R empty f(R)");
    holds("let x = R and y = W empty x & y");
    holds("empty (let x = W in x & R)");
    holds("let none() = 0 empty none()");
    holds("let rec tc = po | tc ; tc empty tc \\ po^+");
    holds("let rec a = po | b and b = rf | a ; a empty (a \\ (po | rf)^+) | (b \\ a)");
    holds("let rec s = IW | range([s] ; rf) empty s \\ (IW | R)");
    holds("let rec s = W and r = [s] ; po | r ; r empty r \\ po");
    holds("let rec x = (let rec y = po | x | y ; y in y) empty x \\ po^+");
    holds("let rec never = ~never flag ~empty po as order");
    holds("include \"one.cat\" empty one \\ po");
    holds("include \"ra.cat\" empty hb ; hb \\ hb");
}

#[test]
fn tests_and_flags() {
    holds("~empty po irreflexive po acyclic po ~acyclic po | fr ~irreflexive id");
    let source =
        "My model\nacyclic po as first flag ~empty rf as reads flag empty rf as none acyclic po | com as last flag ~empty co as late";
    let model = parse(source).expect("well formed");
    assert_eq!(model.title(), Some("My model"));
    assert_eq!(model.axioms().collect::<Vec<_>>(), ["first", "last"]);
    assert_eq!(model.flags().collect::<Vec<_>>(), ["reads", "none", "late"]);
    let found = verdict(source, &[]);
    assert_eq!(found, Verdict { consistent: false, failed: Some("last".to_string()), flags: vec!["reads".to_string()] });
}

#[test]
fn variants() {
    let source = "empty if \"a\" && not (\"b\" || \"c\") then po else 0 as chosen";
    assert!(verdict(source, &[]).consistent);
    assert!(!verdict(source, &["a"]).consistent);
    assert!(verdict(source, &["a", "c"]).consistent);
    assert!(!verdict("empty if \"a\" then 0 else if \"b\" then 0 else R", &[]).consistent);
}

#[test]
fn comments_and_titles() {
    holds("(* a (* nested *) comment *) \"A title\" // and more\nempty 0");
    holds("\"Only a title\"");
    holds("");
}

#[test]
fn errors_have_positions() {
    refused("let x = po\nlet y = x | R", 2, 13, "this is a set");
    refused("acyclic W", 1, 9, "takes a relation");
    refused("let x = R ; po", 1, 9, "`;` takes a relation");
    refused("let x = po ; R", 1, 14, "`;` takes a relation");
    refused("let x = po * R", 1, 9, "`*` takes a set");
    refused("let x = [po]", 1, 10, "takes a set");
    refused("let x = R^+", 1, 9, "`^+` takes a relation");
    refused("let f x = x ; x\nlet y = f(R)", 1, 11, "takes a relation");
    refused("let x = domain(R)", 1, 16, "takes a relation");
    refused("let x = if \"a\" then R else po", 1, 28, "takes a set");
    refused("let x = unknown", 1, 9, "`unknown` is not defined");
    refused("let x = f(po)", 1, 9, "function `f` is not defined");
    refused("let x = po(po)", 1, 9, "not a function");
    refused("let f(a, b) = a let x = f(po)", 1, 25, "takes 2 argument(s), not 1");
    refused("let f x = x let y = f", 1, 21, "needs its arguments");
    refused("let rec r = r ; R", 1, 17, "takes a relation");
    refused("let rec f(x) = x", 1, 9, "recursive functions");
    refused("let = po", 1, 5, "expected a name");
    refused("let x po", 1, 9, "expected `=`");
    refused("let x = (po", 1, 12, "expected `)`, found the end");
    refused("let x = po |", 1, 13, "expected an expression");
    refused("let x = 1", 1, 9, "expected an expression");
    refused("let x = {R}", 1, 9, "braces");
    refused("let x = po $ rf", 1, 12, "`$` has no meaning");
    refused("let x = po\n(* (* *)", 2, 1, "never closed");
    refused("\"title", 1, 1, "not closed");
    refused("flag empty po", 1, 14, "name of the flag");
    refused("let x = po in x", 1, 12, "`let … in`");
    refused("include po", 1, 9, "in quotes");
    refused("include \"nothing.cat\"", 1, 9, "cannot include \"nothing.cat\"");
    refused("if \"a\" then po else rf", 1, 1, "expected a statement");
    refused("let x = if po then po else rf", 1, 12, "a variant in quotes");
}

#[test]
fn unsupported_constructs_are_refused_by_name() {
    refused("let a = po\n  show po as p", 2, 3, "`show` is not supported");
    refused("let a = po\nprocedure p() = end", 2, 1, "`procedure` is not supported");
    refused("let a = po ++ rf", 1, 12, "`++` is not supported");
    refused("let a = match x with end", 1, 9, "`match` is not supported");
    refused("let a = fun x -> x", 1, 9, "`fun` is not supported");
    refused("let a = 0\nwith co from cos", 2, 1, "`with` is not supported");
}

#[test]
fn errors_name_the_included_file() {
    let error = parse("let a = po include \"bad.cat\"").expect_err("bad.cat is bad");
    assert_eq!(error.to_string(), "bad.cat:2:11: expected an expression, found `;`");
}

#[test]
fn no_input_hangs_or_overflows() {
    refused("include \"itself.cat\"", 1, 9, "deep");
    let deep = |open: &str, close: &str| format!("let x = {}po{}", open.repeat(100_000), close.repeat(100_000));
    assert!(parse(&deep("(", ")")).is_err());
    assert!(parse(&deep("~", "")).is_err());
    assert!(parse(&deep("[", "]")).is_err());
    assert!(parse(&deep("if \"a\" then po else ", "")).is_err());
    assert!(parse(&deep("let y = po in ", "")).is_err());
    holds(&format!("let x = {}po", "po | rf ; ".repeat(10_000)));
    holds(&format!("let x = po{}", "^+".repeat(10_000)));

    // Each function calls the one before it twice: 2^40 calls once expanded.
    let mut doubling = "let f0(x) = x ; x\n".to_string();
    (1..40).for_each(|n| doubling.push_str(&format!("let f{n}(x) = f{}(f{}(x) | x)\n", n - 1, n - 1)));
    assert!(parse(&format!("{doubling} acyclic f39(po)")).is_err());
    let mut chain = "let f0(x) = x\n".to_string();
    (1..1000).for_each(|n| chain.push_str(&format!("let f{n}(x) = f{}(x)\n", n - 1)));
    assert!(parse(&format!("{chain} acyclic f999(po)")).is_err());
    assert!(parse(&"let x = po\n".repeat(5_000)).is_err());
    // Types of nested recursions are tried out: the bound on work ends that too.
    let nested = format!("let x = {}R{}", "(let rec y = po ; ".repeat(30), " in y)".repeat(30));
    assert!(parse(&nested).is_err());

    let model = parse("let rec r = ~r acyclic r").expect("well formed");
    let error = model.check(&store_buffering(), &[]).expect_err("no fixpoint");
    assert_eq!((error.line, error.column), (1, 9));
    assert!(error.message.contains("not monotone"));
}

/// Whatever the text, the answer is a model or an error.
#[test]
fn arbitrary_texts_are_answered() {
    let words = "let rec and in as acyclic empty flag if then else not po rf W R x y f ( ) [ ] { } , = | & ; \\ ~ ^-1 ^+ * ? 0 _ \"a\" (* *) // \n include";
    let words: Vec<&str> = words.split(' ').collect();
    let mut state = 1u64;
    let mut next = |bound: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % bound
    };
    let x = store_buffering();
    for _ in 0..20_000 {
        let length = 1 + next(12);
        let text: Vec<&str> = (0..length).map(|_| words[next(words.len())]).collect();
        if let Ok(model) = parse(&format!("let x = po let f y = y | y {}", text.join(" "))) {
            let _ = model.check(&x, &[]);
        }
    }
    for model in axioms::ALL {
        let source = builtin(model.name).expect("built in");
        for _ in 0..300 {
            // All built-in texts are ASCII, so that any place is a boundary of characters.
            let (cut, skip) = (next(source.len()), next(20));
            let _ = parse(&format!("{}{}", &source[..cut], &source[(cut + skip).min(source.len())..]));
        }
    }
}

#[test]
fn built_in_models_parse() {
    for model in axioms::ALL {
        let source = builtin(model.name).expect("every model has its text");
        let parsed = parse(source).unwrap_or_else(|error| panic!("{}: {error}", model.name));
        assert!(parsed.title().is_some());
    }
}
