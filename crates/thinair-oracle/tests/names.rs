//! Programs that look at the names of threads, or at the numbers behind addresses: their threads do not count as one. In each of these something is wrong in
//! some executions only, which differ from others in nothing but names.

use std::path::Path;
use thinair_core::engine::{self, Equivalence, Observer, Options, Prunings, Verdict};
use thinair_core::ir::Program;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;

struct Merging;

impl Observer for Merging {
    fn sees_executions(&self) -> bool {
        false
    }
    fn prunings(&self) -> Prunings {
        Prunings { symmetry: true, ..Prunings::COUNTING_ALL }
    }
}

fn check(program: &Program, model: Model) -> engine::Outcome {
    let options = Options { model, equivalence: Equivalence::quickest_for(model), unroll: None, max_executions: None };
    engine::check(program, &options, &mut Merging)
}

#[test]
fn programs_that_look_at_names() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/names");
    let mut programs = 0;
    for entry in std::fs::read_dir(folder).expect("the programs are there") {
        let path = entry.expect("a file").path();
        let name = path.display().to_string();
        let program = parse_verified(&name, &std::fs::read_to_string(&path).expect("a text")).expect("well formed");
        for model in Model::ALL {
            let outcome = check(&program, model);
            assert!(matches!(outcome.verdict, Verdict::Violated(_)), "{name}, {}: {:?}", model.name(), outcome.verdict);
        }
        programs += 1;
    }
    assert!(programs >= 7, "only {programs} programs");
}

/// Addresses that are only stored, compared with each other and with null, and used, are nothing that tells threads apart.
#[test]
fn programs_that_only_use_addresses() {
    let text = "global @top: i64
        fn @push() {
        b0:
          %node = alloc 16
          %value = add i64 %node, 8
          store i32 %value, 1
          jump again
        again:
          %old = load acq i64 @top
          store i64 %node, %old
          %seen = cas acq_rel acq i64 @top, %old, %node
          %done = eq i64 %seen, %old
          assume %done
          %empty = eq i64 %old, 0
          ret
        }
        thread @push()
        thread @push()
        thread @push()";
    let program = parse_verified("push", text).unwrap_or_else(|error| panic!("{error}"));
    for model in Model::ALL.into_iter().filter(|&model| model != Model::Xmm) {
        assert!(check(&program, model).symmetric, "{}", model.name());
    }
}
