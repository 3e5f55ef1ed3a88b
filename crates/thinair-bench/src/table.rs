//! Measurements as tables: on the terminal, beside earlier ones, and as a page of the documentation.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::row::{Case, Row};

/// A number with few digits: 12, 3.4k, 5.6M.
pub fn short(value: f64) -> String {
    match value {
        value if value >= 1e7 => format!("{:.0}M", value / 1e6),
        value if value >= 1e6 => format!("{:.1}M", value / 1e6),
        value if value >= 1e4 => format!("{:.0}k", value / 1e3),
        value if value >= 1e3 => format!("{:.1}k", value / 1e3),
        value => format!("{value:.0}"),
    }
}

pub fn seconds(value: f64) -> String {
    if value < 0.01 { format!("{:.2} ms", value * 1e3) } else { format!("{value:.2} s") }
}

/// How many times as fast: three digits at most, where there are more.
pub fn ratio(value: f64) -> String {
    match value {
        value if value >= 1e4 => short(value),
        value if value >= 10.0 => format!("{value:.0}"),
        value if value >= 1.0 => format!("{value:.1}"),
        value => format!("{value:.2}"),
    }
}

pub const HEADER: &str = "| program | model | executions | blocked | time | executions/s | peak RSS | instructions per execution | |\n\
                          |---|---|---:|---:|---:|---:|---:|---:|---|";

/// A line of the table on the terminal.
pub fn line(row: &Row) -> String {
    let Case { program, size, model, equivalence } = &row.case;
    let equivalence = if equivalence == "rf+co" { "" } else { " rf" };
    let or_nothing = |value: Option<String>| value.unwrap_or_default();
    format!(
        "| {program}({size}) | {model}{equivalence} | {} | {} | {} | {} | {} | {} | {} |",
        or_nothing(row.executions.map(|n| n.to_string())),
        or_nothing(row.blocked.map(|n| n.to_string())),
        or_nothing(row.seconds.map(seconds)),
        or_nothing(row.rate().map(short)),
        or_nothing(row.peak_rss_kib.map(|kib| format!("{:.1} MiB", kib as f64 / 1024.0))),
        or_nothing(row.instructions.map(|n| n.to_string())),
        row.remark,
    )
}

/// How much faster this run is than others, case by case, and in the mean over the cases of each tool.
pub fn against(rows: &[Row], others: &[Row]) -> String {
    let mut text = String::from("| program | model | other | its time | our time | times as fast | |\n|---|---|---|---:|---:|---:|---|\n");
    let mut logarithms: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for row in rows {
        for other in others.iter().filter(|other| other.case == row.case && (other.tool != row.tool || other.jobs == row.jobs)) {
            let Case { program, size, model, .. } = &row.case;
            let (Some(ours), theirs) = (row.seconds.filter(|_| row.remark.is_empty()), other.seconds) else { continue };
            let ratio = theirs.map(|theirs| theirs / ours);
            if let Some(ratio) = ratio {
                logarithms.entry(&other.tool).or_default().push(ratio.ln());
            }
            let differ = match (row.executions, other.executions) {
                (Some(ours), Some(theirs)) if ours != theirs => format!("{ours} executions, not {theirs}"),
                _ => other.remark.clone(),
            };
            let (theirs, ratio) = (theirs.map_or(String::new(), seconds), ratio.map_or(String::new(), |ratio| format!("{ratio:.2}")));
            let _ = writeln!(text, "| {program}({size}) | {model} | {} | {theirs} | {} | {ratio} | {differ} |", other.tool, seconds(ours));
        }
    }
    for (tool, values) in logarithms {
        let mean = (values.iter().sum::<f64>() / values.len() as f64).exp();
        let _ = writeln!(text, "\n{mean:.2} times as fast as {tool} in the geometric mean over {} cases.", values.len());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(tool: &str, seconds: f64) -> Row {
        let case = Case { program: "ainc".into(), size: 6, model: "rc11".into(), equivalence: "rf+co".into() };
        Row {
            tool: tool.into(),
            case,
            jobs: 1,
            executions: Some(720),
            blocked: Some(0),
            seconds: Some(seconds),
            peak_rss_kib: Some(2048),
            instructions: None,
            remark: String::new(),
        }
    }

    #[test]
    fn a_line() {
        assert_eq!(line(&row("thinair", 0.5)), "| ainc(6) | rc11 | 720 | 0 | 0.50 s | 1.4k | 2.0 MiB |  |  |");
    }

    #[test]
    fn ratios() {
        let text = against(&[row("thinair", 0.5)], &[row("other", 1.0), row("thinair", 0.25)]);
        assert!(text.contains("| ainc(6) | rc11 | other | 1.00 s | 0.50 s | 2.00 |  |"), "{text}");
        assert!(text.contains("2.00 times as fast as other in the geometric mean over 1 cases."), "{text}");
        assert!(text.contains("0.50 times as fast as thinair"), "{text}");
    }
}
