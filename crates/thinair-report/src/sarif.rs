//! A run in SARIF 2.1.0, the format of code scanning services: the violation as an error, lost memory as warnings, bounds as notes.

use serde_json::{Value, json};
use thinair_core::engine::Verdict;
use thinair_core::ir::SourceLocation;

use crate::places::{self, Places};
use crate::view::View;
use crate::{Report, message, names, text};

pub fn render(report: &Report) -> String {
    let mut results = Vec::new();
    match &report.outcome.verdict {
        Verdict::Violated(violation) => {
            let places = Places::new(report.program, report.names, Some(violation));
            let view = View::new(&places, violation);
            let text = format!("{} (under {})", text::error_line(&places, violation), report.model_name());
            let others = message::places_involved(violation).into_iter().skip(1);
            let related: Vec<Value> = others.filter_map(|(at, thread, what)| related(report, at, thread, what)).collect();
            let mut found = result(report, names::violation(violation.kind), "error", &text, violation.at);
            found["relatedLocations"] = json!(related);
            found["codeFlows"] = json!([{ "threadFlows": flows(report, &view) }]);
            results.push(found);
        }
        Verdict::Unsupported(what, at) => results.push(result(report, "unsupported", "note", what, *at)),
        Verdict::Interrupted => {
            let (kind, text) = names::interruption(report);
            results.push(result(report, kind, "note", &text, SourceLocation::default()));
        }
        Verdict::Verified | Verdict::Bounded => {}
    }
    for hit in &report.outcome.bounds {
        results.push(result(report, names::bound(hit.bound), "note", &names::bound_message(hit.bound, report.options), hit.at));
    }
    for &leak in report.leaks {
        results.push(result(report, "leak", "warning", &format!("{} here", names::LEAK), leak));
    }
    let mut rules: Vec<&str> = results.iter().filter_map(|result| result["ruleId"].as_str()).collect();
    rules.sort_unstable();
    rules.dedup();
    let rules: Vec<Value> = rules.into_iter().map(|id| json!({ "id": id, "shortDescription": { "text": id.replace('-', " ") } })).collect();
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "Thinair", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "results": results,
            "properties": {
                "model": report.model_name(),
                "verdict": names::verdict(&report.outcome.verdict),
                "executions": report.outcome.executions,
                "blocked": report.outcome.blocked,
            },
        }],
    });
    format!("{}\n", serde_json::to_string_pretty(&log).expect("strings and numbers can always be written as JSON"))
}

fn physical(report: &Report, at: SourceLocation) -> Value {
    // What has no place is the file's.
    let file = places::file(report.program, at).unwrap_or(report.file);
    let mut location = json!({ "artifactLocation": { "uri": file.replace('\\', "/") } });
    if at.line != 0 {
        location["region"] = json!({ "startLine": at.line });
        if at.column != 0 {
            location["region"]["startColumn"] = json!(at.column);
        }
    }
    location
}

fn result(report: &Report, rule: &str, level: &str, text: &str, at: SourceLocation) -> Value {
    json!({ "ruleId": rule, "level": level, "message": { "text": text }, "locations": [{ "physicalLocation": physical(report, at) }] })
}

fn related(report: &Report, at: SourceLocation, thread: Option<u32>, what: &str) -> Option<Value> {
    let text = match thread {
        Some(thread) => format!("{what} (thread {thread})"),
        None => "the other access".to_owned(),
    };
    (at.line != 0).then(|| json!({ "physicalLocation": physical(report, at), "message": { "text": text } }))
}

/// The execution, a flow for each thread.
fn flows(report: &Report, view: &View) -> Vec<Value> {
    let step = |row: &crate::view::Row| {
        let text = [row.name.as_str(), row.action.as_str(), row.source.as_str()]
            .iter()
            .filter(|part| !part.is_empty())
            .copied()
            .collect::<Vec<_>>()
            .join("  ");
        json!({ "location": { "physicalLocation": physical(report, row.at), "message": { "text": text } } })
    };
    let flow = |column: &crate::view::Column| {
        let locations: Vec<Value> = column.rows.iter().filter(|row| row.at.line != 0).map(step).collect();
        (!locations.is_empty()).then(|| json!({ "id": column.heading, "locations": locations }))
    };
    view.threads.iter().filter_map(flow).collect()
}
