//! Which tests are meant: filters, `#[ignore]`, and the options that libtest has for them.

use clap::Parser;

use crate::arguments::{After, Tests, Work};

/// A test of a program. A program with a `main` of its own has one, without a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Test {
    pub name: String,
    pub ignored: bool,
    pub why_ignored: Option<String>,
    pub should_panic: bool,
    /// The memory model that it asks for.
    pub model: Option<String>,
}

impl Test {
    /// As libtest shows it.
    pub fn title(&self) -> String {
        let name = if self.name.is_empty() { "main" } else { &self.name };
        if self.should_panic { format!("{name} - should panic") } else { name.to_string() }
    }
}

#[derive(Debug, Default)]
pub struct Selection {
    filters: Vec<String>,
    options: Tests,
}

/// What becomes of the tests of a program.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    pub run: Vec<Test>,
    pub ignored: Vec<Test>,
    pub filtered: usize,
}

impl Selection {
    pub fn of(work: &Work) -> anyhow::Result<Selection> {
        let after = After::try_parse_from(&work.after)
            .map_err(|error| anyhow::anyhow!("after `--`: {}", error.to_string().trim_start_matches("error: ").trim_end()))?;
        let options = Tests {
            exact: work.tests.exact || after.tests.exact,
            ignored: work.tests.ignored || after.tests.ignored,
            include_ignored: work.tests.include_ignored || after.tests.include_ignored,
            skip: [work.tests.skip.clone(), after.tests.skip].concat(),
            list: work.tests.list || after.tests.list,
        };
        Ok(Selection { filters: [work.filters.clone(), after.filters].concat(), options })
    }

    fn matches(&self, filter: &str, name: &str) -> bool {
        if self.options.exact { name == filter } else { name.contains(filter) }
    }

    /// Are tests listed only?
    pub fn lists(&self) -> bool {
        self.options.list
    }

    pub fn choose(&self, tests: Vec<Test>) -> Chosen {
        let mut chosen = Chosen::default();
        for test in tests {
            let asked_for = self.filters.is_empty() || self.filters.iter().any(|filter| self.matches(filter, &test.name));
            let skipped = self.options.skip.iter().any(|filter| self.matches(filter, &test.name));
            let Tests { ignored, include_ignored, .. } = self.options;
            if !asked_for || skipped || (ignored && !test.ignored) {
                chosen.filtered += 1;
            } else if test.ignored && !ignored && !include_ignored {
                chosen.ignored.push(test);
            } else {
                chosen.run.push(test);
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tests() -> Vec<Test> {
        let test = |name: &str, ignored| Test { name: name.to_string(), ignored, ..Test::default() };
        vec![test("a::queue", false), test("a::queue_full", false), test("b::stack", true)]
    }

    fn chosen(filters: &[&str], after: &[&str]) -> (Vec<String>, usize, usize) {
        let own = |list: &[&str]| list.iter().map(|word| word.to_string()).collect();
        let selection = Selection::of(&Work { filters: own(filters), after: own(after), ..Work::default() }).unwrap();
        let chosen = selection.choose(tests());
        (chosen.run.into_iter().map(|test| test.name).collect(), chosen.ignored.len(), chosen.filtered)
    }

    #[test]
    fn filters_are_parts_of_names_or_whole_names() {
        assert_eq!(chosen(&[], &[]), (vec!["a::queue".into(), "a::queue_full".into()], 1, 0));
        assert_eq!(chosen(&["queue"], &[]), (vec!["a::queue".into(), "a::queue_full".into()], 0, 1));
        assert_eq!(chosen(&["a::queue"], &["--exact"]), (vec!["a::queue".into()], 0, 2));
        assert_eq!(chosen(&["queue"], &["stack", "--skip", "full"]), (vec!["a::queue".into()], 1, 1));
    }

    #[test]
    fn ignored_tests_can_be_asked_for() {
        assert_eq!(chosen(&[], &["--ignored"]), (vec!["b::stack".into()], 0, 2));
        assert_eq!(chosen(&[], &["--include-ignored"]), (vec!["a::queue".into(), "a::queue_full".into(), "b::stack".into()], 0, 0));
    }

    #[test]
    fn other_options_of_libtest_are_refused() {
        let work = Work { after: vec!["--nocapture".to_string()], ..Work::default() };
        assert!(Selection::of(&work).unwrap_err().to_string().starts_with("after `--`: unexpected argument '--nocapture'"));
    }
}
