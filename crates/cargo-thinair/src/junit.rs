//! The results in JUnit's XML, which most build servers show: a suite for each program, a case for each test. What was not finished is an error.

use crate::checker::{Outcome, Status};
use crate::report::Tested;
use crate::selection::Test;

pub fn render(programs: &[Tested]) -> String {
    let suites: String = programs.iter().map(suite).collect();
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>{suites}</testsuites>\n")
}

fn suite(tested: &Tested) -> String {
    let name = escape(&format!("{}::{}", tested.program.package, tested.program.name));
    let of = |status| tested.outcomes.iter().filter(|(_, outcome)| outcome.status == status).count();
    let seconds: f64 = tested.outcomes.iter().map(|(_, outcome)| outcome.seconds).sum();
    let checked: String = tested.outcomes.iter().map(|(test, outcome)| case(&name, test, outcome)).collect();
    let skipped = |test: &Test| {
        let why = escape(test.why_ignored.as_deref().unwrap_or_default());
        format!("<testcase classname=\"{name}\" name=\"{}\"><skipped message=\"{why}\"/></testcase>", escape(&test.name))
    };
    let ignored: String = tested.ignored.iter().map(skipped).collect();
    format!(
        "<testsuite name=\"{name}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{seconds:.3}\">{checked}{ignored}</testsuite>",
        tested.outcomes.len() + tested.ignored.len(),
        of(Status::Failed),
        of(Status::NotFinished),
        tested.ignored.len(),
    )
}

fn case(suite: &str, test: &Test, outcome: &Outcome) -> String {
    let first = escape(outcome.story.lines().next().unwrap_or_default());
    let element = match outcome.status {
        Status::Passed => String::new(),
        Status::Failed => format!("<failure message=\"{first}\">{}</failure>", escape(&outcome.story)),
        Status::NotFinished => format!("<error message=\"{first}\">{}</error>", escape(&outcome.story)),
    };
    let name = if test.name.is_empty() { "main" } else { &test.name };
    format!("<testcase classname=\"{suite}\" name=\"{}\" time=\"{:.3}\">{element}</testcase>", escape(name), outcome.seconds)
}

/// For text and attributes. What XML cannot have at all becomes a question mark.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(letter),
            letter if letter < ' ' || matches!(letter, '\u{FFFE}' | '\u{FFFF}') => out.push('?'),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::package::Program;

    #[test]
    fn each_test_is_a_case() {
        let test = |name: &str| Test { name: name.to_string(), ..Test::default() };
        let outcome =
            |status, story: &str| Outcome { status, summary: String::new(), story: story.to_string(), seconds: 0.5, json: Value::Null };
        let program =
            Program { package: "p".into(), name: "p".into(), kind: "lib".into(), source: "src/lib.rs".into(), module: "p.ll".into() };
        let outcomes = vec![
            (test("a"), outcome(Status::Passed, "")),
            (test("b"), outcome(Status::Failed, "data race: `x` < \"y\"\nat 3")),
            (test("c"), outcome(Status::NotFinished, "bound: 64 turns")),
        ];
        let ignored = vec![Test { why_ignored: Some("slow & long".into()), ..test("d") }];
        assert_eq!(
            render(&[Tested { program, outcomes, ignored }]),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites><testsuite name=\"p::p\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.500\">\
             <testcase classname=\"p::p\" name=\"a\" time=\"0.500\"></testcase>\
             <testcase classname=\"p::p\" name=\"b\" time=\"0.500\"><failure message=\"data race: `x` &lt; &quot;y&quot;\">data race: `x` &lt; &quot;y&quot;\nat 3</failure></testcase>\
             <testcase classname=\"p::p\" name=\"c\" time=\"0.500\"><error message=\"bound: 64 turns\">bound: 64 turns</error></testcase>\
             <testcase classname=\"p::p\" name=\"d\"><skipped message=\"slow &amp; long\"/></testcase></testsuite></testsuites>\n"
        );
    }
}
