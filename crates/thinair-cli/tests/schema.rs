//! What `check --json` prints is what the published schema says, field by field, with nothing more.

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

#[test]
fn the_schema_describes_every_kind_of_result() {
    let text = std::fs::read_to_string(support::root().join("docs/schema/check.json")).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    let runs: [&[&str]; 6] = [
        &["examples/message-passing.c"],
        &["examples/bugs/message-passing.c"],
        &["examples/store-buffering.tir", "--model", "tso"],
        &["examples/message-passing.tir", "--max-executions", "1"],
        &["tests/corpus/c/mixed-size.c"],
        &["tests/corpus/endless/after-you.c", "--model", "sc", "--engine", "states"],
    ];
    for arguments in runs {
        let mut all = vec!["check", "--json"];
        all.extend(arguments);
        let printed = run(&all).stdout;
        let value: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!(problems(&schema, &schema, &value, ""), Vec::<String>::new(), "{printed}");
    }
    // The check can fail.
    assert!(!problems(&schema, &schema, &serde_json::json!({ "file": 1, "more": true }), "").is_empty());
}
