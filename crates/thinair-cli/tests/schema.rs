//! What commands print with `--json` is what the published schemas say, field by field, with nothing more.

mod support;

use serde_json::Value;
use support::run;

/// As much of JSON Schema as the schema uses; every property must be listed.
fn problems(schema: &Value, whole: &Value, value: &Value, at: &str) -> Vec<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let target = whole.pointer(reference.trim_start_matches('#')).expect("the schema refers to itself");
        return problems(target, whole, value, at);
    }
    if let Some(any) = schema["anyOf"].as_array() {
        let fits = any.iter().any(|schema| problems(schema, whole, value, at).is_empty());
        return if fits { Vec::new() } else { vec![format!("{at}: fits nothing of anyOf")] };
    }
    if let Some(values) = schema["enum"].as_array() {
        return if values.contains(value) { Vec::new() } else { vec![format!("{at}: {value} is not listed")] };
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(all) => all.iter().filter_map(Value::as_str).collect(),
        _ => panic!("{at}: no type"),
    };
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("unknown type {other}"),
    };
    if !types.iter().any(|name| is(name)) {
        return vec![format!("{at}: {value} is no {types:?}")];
    }
    let mut found = Vec::new();
    if let Some(object) = value.as_object() {
        let required = schema["required"].as_array().expect("an object lists what it requires");
        found.extend(required.iter().filter(|name| !object.contains_key(name.as_str().unwrap())).map(|name| format!("{at}: no {name}")));
        for (name, inner) in object {
            match schema["properties"].get(name) {
                Some(schema) => found.extend(problems(schema, whole, inner, &format!("{at}/{name}"))),
                None => found.push(format!("{at}: {name} is not in the schema")),
            }
        }
    }
    for (number, inner) in value.as_array().into_iter().flatten().enumerate() {
        found.extend(problems(&schema["items"], whole, inner, &format!("{at}/{number}")));
    }
    found
}

/// Every line that the command prints fits the schema.
fn check(name: &str, runs: &[&[&str]]) {
    let text = std::fs::read_to_string(support::root().join(format!("docs/schema/{name}.json"))).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    for arguments in runs {
        let mut all = vec![name, "--json"];
        all.extend(*arguments);
        let printed = run(&all).stdout;
        assert!(!printed.is_empty(), "{all:?} prints nothing");
        for line in printed.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert_eq!(problems(&schema, &schema, &value, ""), Vec::<String>::new(), "{all:?}: {printed}");
        }
    }
    // The check can fail.
    assert!(!problems(&schema, &schema, &serde_json::json!({ "file": 1, "more": true }), "").is_empty());
}

const STORE_BUFFERING: &str = "examples/store-buffering.tir";

#[test]
fn results_of_check() {
    check(
        "check",
        &[
            &["examples/message-passing.c"],
            &["examples/bugs/message-passing.c"],
            &[STORE_BUFFERING, "--model", "tso"],
            &["examples/message-passing.tir", "--max-executions", "1"],
            &["tests/corpus/c/mixed-size.c"],
            &[STORE_BUFFERING, "--model", "tso", "--engine", "states"],
            &[STORE_BUFFERING, "--model", "xmm"],
            &["examples/load-buffering.tir", "--model", "xmm"],
            &["tests/corpus/endless/after-you.c", "--model", "sc", "--engine", "states"],
        ],
    );
}

#[test]
fn results_of_other_commands() {
    check("compare", &[&[STORE_BUFFERING], &["examples/models/classics/SB.litmus"]]);
    check("fix", &[&["examples/bugs/dekker.c"], &["examples/message-passing.tir"], &["examples/bugs/treiber-aba.c"]]);
    check("models", &[&[]]);
    check("litmus", &[&["examples/litmus"], &["examples/message-passing.tir"]]);
    check("estimate", &[&[STORE_BUFFERING, "--model", "sc"], &[STORE_BUFFERING, "--model", "tso"], &[&many_writers(), "--probes", "3"]]);
}

/// A program with too many executions to visit them.
fn many_writers() -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("many-writers.tir");
    let threads = "thread @f()\n".repeat(12);
    std::fs::write(&path, format!("global @x: i32\nfn @f() {{\nentry:\n  store rlx i32 @x, 1\n  ret\n}}\n{threads}")).unwrap();
    path.to_str().unwrap().to_owned()
}
