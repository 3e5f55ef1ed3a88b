//! A run as a test in JUnit's XML, which most build servers show: verified passes, violated fails, what was not finished is an error.

use thinair_core::engine::Verdict;

use crate::places::Places;
use crate::style::Style;
use crate::svg::escape;
use crate::{Report, Sources, names, text};

pub fn render(report: &Report, sources: Sources) -> String {
    let verdict = names::verdict(&report.outcome.verdict);
    let told = text::render(report, sources, &Style::default());
    let first = told.lines().next().unwrap_or_default();
    let (failures, errors, element) = match report.outcome.verdict {
        Verdict::Verified => (0, 0, String::new()),
        Verdict::Violated(ref violation) => {
            let kind = names::violation(violation.kind);
            let first = text::error_line(&Places::new(report.program, report.names, Some(violation)), violation);
            (1, 0, format!("<failure type=\"{kind}\" message=\"{}\">{}</failure>", escape(&first), escape(&told)))
        }
        _ => (0, 1, format!("<error type=\"{verdict}\" message=\"{}\">{}</error>", escape(first), escape(&told))),
    };
    let seconds = format!("{:.3}", report.elapsed.as_secs_f64());
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuites><testsuite name=\"thinair\" tests=\"1\" failures=\"{failures}\" errors=\"{errors}\" time=\"{seconds}\">\
         <testcase classname=\"{}\" name=\"{}\" time=\"{seconds}\">{element}</testcase></testsuite></testsuites>\n",
        escape(report.file),
        report.model_name()
    )
}
