//! Lost memory is told of whatever the order of stores that nobody reads: where only rf tells executions apart, the same is lost as where co does, too.

use std::collections::BTreeSet;
use std::path::Path;

use thinair_core::engine::{self, Equivalence, Observer, Options, Verdict};
use thinair_core::ir::SourceLocation;
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

#[derive(Default)]
struct Leaks(BTreeSet<(u32, u32)>);

impl Observer for Leaks {
    fn begins(&mut self) {
        self.0.clear();
    }
    fn sees_executions(&self) -> bool {
        false
    }
    fn looks_for_leaks(&self) -> bool {
        true
    }
    fn leaked(&mut self, at: SourceLocation) {
        self.0.insert((at.line, at.column));
    }
}

fn lost(source: &str, flag: &str, model: Model, equivalence: Equivalence) -> BTreeSet<(u32, u32)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/c").join(source);
    let compiled = clang::compile(&path, None, &[flag.to_string()]).unwrap_or_else(|failure| panic!("{source}: {failure}"));
    let program =
        thinair_llvm::program(source, &compiled.text, lower::Options::default()).unwrap_or_else(|error| panic!("{source}: {error}"));
    let mut leaks = Leaks::default();
    let outcome = engine::check(&program, &Options { model, equivalence, unroll: None, max_executions: None }, &mut leaks);
    assert!(matches!(outcome.verdict, Verdict::Verified), "{source} {flag}: {:?}", outcome.verdict);
    leaks.0
}

#[test]
fn what_is_lost_does_not_depend_on_the_co_that_is_kept() {
    let models =
        [Model::Sc, Model::Tso, Model::Pso, Model::Ra, Model::Rc11, Model::Imm, Model::Armv8, Model::Armv7, Model::Riscv, Model::Power];
    for (flag, loses) in [("-DFIRST", true), ("-DSWAPPED", true), ("-DCHAIN", true), ("-DFREED", false), ("-DSEEN", false)] {
        for model in models {
            let [by_rf, by_both] =
                [Equivalence::Rf, Equivalence::RfCo].map(|equivalence| lost("library/leak-by-order.c", flag, model, equivalence));
            assert_eq!(by_rf, by_both, "{flag} under {}", model.name());
            assert_eq!(!by_rf.is_empty(), loses, "{flag} under {}", model.name());
        }
    }
}
