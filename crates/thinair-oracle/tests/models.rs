//! A memory model is complete: its line in the table, its rules as axioms and as a text that agree, its page, its place in
//! the table of verdicts, and random programs of the oracle that compare its engine with brute force. Whoever adds a model
//! sees here what is still missing (CONTRIBUTING.md, *Adding a memory model*).

use std::path::Path;

use thinair_core::model::table::TABLE;
use thinair_core::model::{Family, Lowering, Meaning, Model};
use thinair_core::{axioms, cat};
use thinair_oracle::campaign::Campaign;
use thinair_oracle::random::Size;
use thinair_oracle::subject;

fn page(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn each_has_its_line() {
    for (number, entry) in TABLE.iter().enumerate() {
        assert_eq!(entry.model as usize, number, "the lines are not in the order of the models: {}", entry.name);
        assert!(!entry.name.is_empty() && !entry.summary.is_empty(), "{:?} has no name or no summary", entry.model);
        let names = || std::iter::once(&entry.name).chain(entry.aliases);
        for name in names() {
            assert_eq!(Model::find(name), Some(entry.model), "{name} is also another model's");
        }
        assert!(!entry.equivalences.is_empty(), "{}", entry.name);
    }
    assert_eq!(Model::ALL.len(), Model::every().filter(|model| !model.re_executes()).count());
    assert!(Model::ALL.iter().all(|model| !model.re_executes()));
}

/// What a line says of fences, races and dependencies is what the rules say.
#[test]
fn lines_agree_with_rules() {
    for model in Model::every() {
        let entry = model.entry();
        let rules = axioms::find(model.of_single_executions().name()).unwrap_or_else(|| panic!("{} has no axioms", entry.name));
        for fence in entry.fences.known {
            assert!((rules.accepts)(*fence), "{} does not accept {fence:?}", entry.name);
        }
        for meaning in [entry.fences.full, entry.fences.reads, entry.fences.writes] {
            if let Meaning::Is(fence) = meaning {
                assert!((rules.accepts)(fence), "{} does not accept {fence:?}", entry.name);
            }
        }
        let has_orders = !matches!(entry.lowering, Lowering::Orders(_));
        assert!(has_orders || !entry.races, "{}: where orders are compiled away, nobody can tell a race", entry.name);
        assert!(!entry.dependencies || entry.family == Family::Hardware, "{}", entry.name);
    }
}

#[test]
fn each_has_axioms_and_a_text() {
    for model in Model::ALL {
        let name = model.name();
        assert!(axioms::find(name).is_some(), "src/axioms/mod.rs has no {name}");
        let text = cat::builtin(name).unwrap_or_else(|| panic!("src/cat/mod.rs has no {name}.cat"));
        let parsed = cat::Model::parse(name, text, &mut cat::include_builtin).unwrap_or_else(|error| panic!("{error}"));
        assert!(parsed.axioms().count() > 1, "{name}");
    }
    assert_eq!(axioms::ALL.len(), Model::ALL.len());
}

#[test]
fn each_has_its_pages() {
    let (overview, verdicts) = (page("docs/models.md"), page("docs/verdicts.md"));
    let columns: Vec<&str> = verdicts.lines().find(|line| line.starts_with("| | ")).unwrap().split('|').map(str::trim).collect();
    for model in Model::every() {
        let name = model.name();
        assert!(page(&format!("docs/models/{name}.md")).starts_with(&format!("# `{name}`")), "docs/models/{name}.md");
        let line = overview.lines().find(|line| line.starts_with(&format!("| [`{name}`](models/{name}.md)")));
        let line = line.unwrap_or_else(|| panic!("docs/models.md has no line for {name}"));
        assert_eq!(line.trim_end().ends_with("| yes |"), model.reports_races(), "{line}");
        assert!(model.re_executes() || columns.contains(&name), "docs/verdicts.md has no column for {name}");
    }
}

/// The engine, the axioms and the text agree on random programs; `./x oracle` runs more of them.
#[test]
fn each_is_compared_with_brute_force() {
    for model in Model::every() {
        let campaign = Campaign {
            model,
            programs: if model.re_executes() { 5 } else { 40 },
            seed: 7,
            equivalences: model.equivalences().to_vec(),
            size: Size { threads: 3, events: 6 },
            shape: None,
            without_spawn: false,
        };
        let text = (!model.re_executes()).then(|| subject::cat_model(model));
        let opinion = |execution: &_| text.as_ref().is_some_and(|text| text(execution));
        let mut show = |seed, failure| panic!("{}, seed {seed}: {failure}", model.name());
        let summary = campaign.run_on(&subject::engine, text.is_some().then_some(&opinion), &mut |_| {}, &mut show);
        assert!(summary.behaviours > 0 && summary.wrong == 0, "{}", model.name());
    }
}
