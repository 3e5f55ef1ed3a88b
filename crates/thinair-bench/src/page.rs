//! The page of the documentation with published figures beside ours, made from two files: `benches/published.tsv` and `benches/ours.tsv`, which `bench --docs`
//! measures. Each table of a paper is a table here, with a row for each of its rows and a column for each tool.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::row::{Case, Row};
use crate::table::ratio;

/// What a remark begins with where the program is another one, or where there is none.
const OWN_CLIENT: &str = "own client: ";
const NOT_EXPRESSED: &str = "not expressed: ";

const INTRODUCTION: &str = "\
# Published figures

What other tools were published with, beside Thinair on the same programs, written by `./x bench --docs`. A cell has the published time, ours, and how many times as fast that is. The
published ones come from their authors' machines (3.3 GHz Xeon E5-2667, HMC; 3.07 GHz Core i7, RSMC) and ours from one core of another, so only the order of magnitude says something. Ours
is the exploration alone, without clang, in the median of three runs; published times below 0.05 s are mostly the start of the tool. The
files are `benches/published.tsv` and `benches/ours.tsv`.

- Executions are counted by rf and co, unless a row says *by rf*: there the tool tells executions apart by what reads read alone, and so do we.
- With a star: the paper has the name of an algorithm but not its program. Our figures are those of a program of ours for the same algorithm: other executions, so no ratio.
- The model is the nearest of ours to the tool's. Dartagnan and goto-instrument answer one question with a solver and visit no executions.
- Left out: what WMC was measured with in the XMM tables, since its model, Weakestmo2, is not among ours.

The cells with a ratio as a chart: what is below the line is faster here.

![published times and ours, on logarithmic scales](published.svg)
";

/// How a published row is related to a program of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation<'a> {
    Same,
    /// The same algorithm; the name of the published program.
    OwnClient(&'a str),
    /// Why there is none.
    NotExpressed(&'a str),
}

pub fn relation(row: &Row) -> Relation<'_> {
    let first = row.remark.split("; ").next().unwrap_or_default();
    if let Some(name) = first.strip_prefix(OWN_CLIENT) {
        Relation::OwnClient(name)
    } else if let Some(reason) = first.strip_prefix(NOT_EXPRESSED) {
        Relation::NotExpressed(reason)
    } else {
        Relation::Same
    }
}

/// What has to be measured for the page, each once.
pub fn cases(published: &[Row]) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for row in published.iter().filter(|row| !matches!(relation(row), Relation::NotExpressed(_))) {
        if !cases.contains(&row.case) {
            cases.push(row.case.clone());
        }
    }
    cases
}

/// The tool and the table of "TOOL in TABLE".
pub fn tool_and_table(row: &Row) -> (&str, &str) {
    row.tool.split_once(" in ").unwrap_or((&row.tool, "others"))
}

/// Items in the order of their first appearance.
pub fn distinct<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    items.fold(Vec::new(), |mut all, item| {
        if !all.contains(&item) {
            all.push(item);
        }
        all
    })
}

/// How a row of a table is called: the published name.
pub fn label(row: &Row) -> String {
    let Case { program, size, .. } = &row.case;
    let ours = if *size == 0 { program.clone() } else { format!("{program}({size})") };
    match relation(row) {
        Relation::OwnClient(name) if name == ours => format!("{name}*"),
        Relation::OwnClient(name) => format!("{name}*, here {ours}"),
        _ => ours,
    }
}

pub fn render(published: &[Row], ours: &[Row]) -> String {
    let ours: BTreeMap<&Case, &Row> = ours.iter().map(|row| (&row.case, row)).collect();
    let mut text = String::from(INTRODUCTION);
    for table in distinct(published.iter().map(|row| tool_and_table(row).1)) {
        let rows: Vec<&Row> = published.iter().filter(|row| tool_and_table(row).1 == table).collect();
        let _ = write!(text, "\n## {table}\n\n{}", render_table(&rows, &ours));
    }
    text
}

fn render_table(rows: &[&Row], ours: &BTreeMap<&Case, &Row>) -> String {
    let expressed: Vec<&Row> = rows.iter().copied().filter(|row| !matches!(relation(row), Relation::NotExpressed(_))).collect();
    let tools = distinct(expressed.iter().map(|row| (tool_and_table(row).0, row.case.model.as_str())));
    let mut text = String::from("| program | published executions | our executions |");
    tools.iter().for_each(|(tool, model)| text += &format!(" {tool}, {model} |"));
    text += "\n|---|---:|---:|";
    tools.iter().for_each(|_| text += "---:|");
    text.push('\n');
    for name in distinct(expressed.iter().map(|row| label(row))) {
        let line: Vec<&Row> = expressed.iter().copied().filter(|row| label(row) == name).collect();
        let known = line.iter().filter_map(|row| Some((&row.case, row.executions?)));
        let counted = line.iter().filter_map(|row| Some((&row.case, finished(ours.get(&row.case)?)?)));
        let _ = write!(text, "| {name} | {} | {} |", counts(known), counts(counted));
        for tool in &tools {
            let row = line.iter().find(|row| (tool_and_table(row).0, row.case.model.as_str()) == *tool);
            let _ = write!(text, " {} |", row.map_or(String::new(), |row| cell(row, ours.get(&row.case).copied())));
        }
        text.push('\n');
    }
    let reasons =
        rows.iter().filter_map(|row| if let Relation::NotExpressed(reason) = relation(row) { Some((label(row), reason)) } else { None });
    let reasons = distinct(reasons);
    for (number, reason) in distinct(reasons.iter().map(|(_, reason)| reason)).into_iter().enumerate() {
        let start = if number == 0 { "\nNot here:\n\n" } else { "" };
        let names: Vec<&str> = reasons.iter().filter(|(_, other)| other == reason).map(|(name, _)| name.as_str()).collect();
        let _ = writeln!(text, "{start}- {}: {reason}", names.join(", "));
    }
    text
}

/// The number of executions, if all were visited.
fn finished(row: &Row) -> Option<u64> {
    row.executions.filter(|_| row.remark.is_empty() || row.remark == "bounded")
}

/// One number, if it is the same for all, or one for each model and equivalence.
fn counts<'a>(all: impl Iterator<Item = (&'a Case, u64)>) -> String {
    let all: Vec<(&Case, u64)> = distinct(all);
    let Some(&(first, count)) = all.first() else { return String::new() };
    if all.iter().all(|&(case, other)| other == count && by(case) == by(first)) {
        return format!("{count}{}", by(first));
    }
    let numbers = distinct(all.iter().map(|&(case, count)| (count, by(case))));
    let words = numbers.iter().map(|&(count, by_rf)| {
        let models = all.iter().filter(|&&(case, other)| other == count && by(case) == by_rf);
        let models = distinct(models.map(|&(case, _)| case.model.as_str())).join(" ");
        format!("{models} {count}{by_rf}")
    });
    words.collect::<Vec<_>>().join(", ")
}

fn by(case: &Case) -> &'static str {
    if case.equivalence == "rf" { " by rf" } else { "" }
}

/// Their time and ours, if both visited the same.
pub fn compared(row: &Row, ours: &Row) -> Option<(f64, f64)> {
    let finds = row.remark.split("; ").any(|remark| remark == "finds the violation");
    let comparable = ours.remark.is_empty() || ours.remark.starts_with("violated") && finds;
    let same_counts = row.executions.is_none() || row.executions == ours.executions;
    let both = row.seconds.zip(ours.seconds);
    both.filter(|_| comparable && same_counts && relation(row) == Relation::Same)
}

/// Their time, ours, and the ratio, if both visited the same.
fn cell(row: &Row, ours: Option<&Row>) -> String {
    let remarks = row.remark.split("; ");
    let limit = remarks.clone().find(|remark| remark.starts_with("over "));
    let found = if remarks.clone().any(|remark| remark == "finds the violation") { ", violation" } else { "" };
    let theirs = match (row.seconds, limit) {
        (Some(value), _) => format!("{}{found}", published_seconds(value)),
        (None, Some(limit)) => limit.to_owned(),
        (None, None) => String::new(),
    };
    let Some(ours) = ours else { return theirs };
    let time = ours.seconds.map_or(String::new(), measured_seconds);
    let told = match ours.remark.as_str() {
        "" => time,
        "bounded" => format!("{time}, bounded"),
        "not finished" => format!("over {time}"),
        remark if remark.starts_with("violated") => format!("{time}, violation"),
        remark => remark.to_owned(),
    };
    let factor = compared(row, ours).map_or_else(String::new, |(theirs, ours)| format!(" · {}×", ratio(theirs / ours)));
    format!("{theirs} · {told}{factor}")
}

/// As it is printed.
fn published_seconds(value: f64) -> String {
    format!("{value} s")
}

/// With two digits or three.
fn measured_seconds(value: f64) -> String {
    match value {
        value if value >= 10.0 => format!("{value:.0} s"),
        value if value >= 1.0 => format!("{value:.1} s"),
        value if value >= 0.01 => format!("{:.0} ms", value * 1e3),
        value if value >= 0.001 => format!("{:.1} ms", value * 1e3),
        value => format!("{:.2} ms", value * 1e3),
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use thinair_core::engine::{Equivalence, Options, Verdict, check};
    use thinair_core::model::Model;
    use thinair_oracle::benchmarks;

    use super::*;
    use crate::measure::load;
    use crate::suite::Program;

    /// Cases with more executions are not explored again: this runs with every change.
    const MOST_EXECUTIONS: u64 = 5000;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    fn rows(file: &str) -> Vec<Row> {
        let text = std::fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        Row::from_file(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    #[test]
    fn the_page_is_made_of_its_files() {
        let page = std::fs::read_to_string(root().join("docs/published.md")).expect("docs/published.md");
        let made = render(&rows("benches/published.tsv"), &rows("benches/ours.tsv"));
        assert!(
            page == made,
            "docs/published.md is not what `./x bench --docs` writes from its files: `./x bench --docs --only-write` does"
        );
        let chart = std::fs::read_to_string(root().join("docs/published.svg")).expect("docs/published.svg");
        let made = crate::chart::render(&rows("benches/published.tsv"), &rows("benches/ours.tsv"));
        assert!(chart == made, "docs/published.svg is older than the figures: `./x bench --docs --only-write` writes it");
    }

    #[test]
    fn everything_published_is_measured_or_has_a_reason() {
        let published = rows("benches/published.tsv");
        let measured: Vec<Case> = rows("benches/ours.tsv").into_iter().map(|row| row.case).collect();
        assert_eq!(cases(&published), measured, "what is measured");
        for row in &published {
            match relation(row) {
                Relation::NotExpressed(reason) => assert!(reason.len() > 20, "{row:?}"),
                _ => assert!(Program::find(&row.case.program).is_some(), "{row:?}"),
            }
            assert!(row.seconds.is_some() || row.remark.contains("over "), "no time: {row:?}");
        }
    }

    /// Where we visit the same, we find as many; and what the page says is what the engine finds.
    #[test]
    fn counts_are_right() {
        let (published, ours) = (rows("benches/published.tsv"), rows("benches/ours.tsv"));
        let mut compared = 0;
        for row in published.iter().filter(|row| relation(row) == Relation::Same) {
            let our = ours.iter().find(|our| our.case == row.case).unwrap_or_else(|| panic!("not measured: {row:?}"));
            if let (Some(count), Some(found)) = (row.executions, finished(our)) {
                assert_eq!(found, count, "{:?}", row.case);
                compared += 1;
            }
        }
        assert!(compared > 50, "only {compared} published counts were compared");
        let mut explored = 0;
        for row in &ours {
            let Some(count) = finished(row) else { continue };
            let Case { program, size, model, equivalence } = &row.case;
            let model = Model::find(model).expect("a model");
            let equivalence = if equivalence == "rf" { Equivalence::Rf } else { Equivalence::RfCo };
            if let Some(known) = benchmarks::expected(program, *size, model, equivalence) {
                assert_eq!(count, known, "{:?}", row.case);
            }
            let total = count + row.blocked.unwrap_or_default();
            if total > MOST_EXECUTIONS || row.seconds.is_some_and(|seconds| seconds > 0.5) {
                continue;
            }
            let program = load(Program::find(program).expect("a program"), *size, &root()).unwrap_or_else(|error| panic!("{error}"));
            let outcome = check(&program, &Options { model, equivalence, unroll: None, max_executions: None }, &mut ());
            assert!(matches!(outcome.verdict, Verdict::Verified | Verdict::Bounded), "{:?}: {:?}", row.case, outcome.verdict);
            assert_eq!(outcome.executions, count, "{:?}", row.case);
            explored += 1;
        }
        assert!(explored > 50, "only {explored} cases were explored again");
    }

    fn published(tool: &str, executions: Option<u64>, remark: &str) -> Row {
        let case = Case { program: "ainc".into(), size: 6, model: "rc11".into(), equivalence: "rf+co".into() };
        let remark = remark.to_owned();
        Row {
            tool: tool.into(),
            case,
            jobs: 1,
            executions,
            blocked: None,
            seconds: Some(1.5),
            peak_rss_kib: None,
            instructions: None,
            remark,
        }
    }

    #[test]
    fn cells() {
        let ours = Row { seconds: Some(0.5), ..published("thinair", Some(720), "") };
        let check = |theirs: Row, expected: &str| assert_eq!(cell(&theirs, Some(&ours)), expected);
        check(published("T in A table 1", Some(720), ""), "1.5 s · 500 ms · 3.0×");
        check(published("T in A table 1", None, ""), "1.5 s · 500 ms · 3.0×");
        check(published("T in A table 1", Some(719), ""), "1.5 s · 500 ms");
        check(published("T in A table 1", Some(720), "own client: x"), "1.5 s · 500 ms");
        check(Row { seconds: None, ..published("T in A table 1", None, "over 1 minute") }, "over 1 minute · 500 ms");
        let text =
            render(&[published("T in A table 1", Some(720), ""), published("T in B table 2", None, "not expressed: no source")], &[ours]);
        assert!(text.contains("## A table 1\n\n| program | published executions | our executions | T, rc11 |"), "{text}");
        assert!(text.ends_with("Not here:\n\n- ainc(6): no source\n"), "{text}");
    }
}
