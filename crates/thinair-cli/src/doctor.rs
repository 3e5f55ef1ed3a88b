//! `thinair doctor`: is everything in order? Which clang there is, and whether a small program goes all the way.

use thinair_core::engine::{Options, Verdict};
use thinair_core::ir::text;
use thinair_core::model::Model;

use crate::Exit;
use crate::arguments::Doctor;
use crate::explore::{Watch, explore};

const SMALL_TIR: &str = "global @x: i32\nfn @f() {\nentry:\n  store rlx i32 @x, 1\n  ret\n}\nthread @f()\nthread @f()\n";

const SMALL_C: &str = "#include <pthread.h>\n#include <stdatomic.h>\nstatic atomic_int x;\nstatic void *f(void *a) { atomic_store(&x, 1); return a; }\n\
                       int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); return atomic_load(&x) - 1; }\n";

pub fn run(arguments: &Doctor) -> anyhow::Result<Exit> {
    let mut healthy = true;
    let mut out = format!("thinair {}\n", env!("CARGO_PKG_VERSION"));
    let mut say = |what: &str, result: Result<String, String>| {
        healthy &= result.is_ok();
        let (mark, text) = match result {
            Ok(text) => ("ok     ", text),
            Err(text) => ("PROBLEM", text),
        };
        out += &format!("{mark} {what}: {text}\n");
    };
    let models: Vec<&str> = Model::every().map(Model::name).collect();
    let texts: Vec<&str> = crate::models::texts().collect();
    say("models", Ok(format!("{}; for litmus tests also {}", models.join(", "), texts.join(", "))));
    say("engine", engine());
    match thinair_llvm::clang::version(arguments.clang.as_deref()) {
        Ok((name, version)) => {
            say("clang", Ok(format!("{name} ({version})")));
            say("C", c(arguments));
        }
        Err(failure) => say("clang", Err(failure.to_string())),
    }
    crate::print(&out)?;
    Ok(if healthy { Exit::Verified } else { Exit::NotFinished })
}

fn engine() -> Result<String, String> {
    let program = text::parse_verified("small.tir", SMALL_TIR).map_err(|error| error.to_string())?;
    for model in Model::every() {
        let options = Options { model, equivalence: Default::default(), unroll: None, max_executions: None };
        let outcome = explore(&program, &options, Watch::default()).outcome;
        if !matches!(outcome.verdict, Verdict::Verified) || outcome.executions != 2 {
            return Err(format!("a program with two executions has {} under {}", outcome.executions, model.name()));
        }
    }
    for name in crate::models::texts() {
        thinair_litmus::Rules::text(name).ok_or_else(|| format!("the text of {name} cannot be read"))?;
    }
    Ok("a small program is verified under every model".to_owned())
}

/// Compiles and checks a program with threads, atomics and the system's headers.
fn c(arguments: &Doctor) -> Result<String, String> {
    let directory = std::env::temp_dir().join(format!("thinair-doctor-{}", std::process::id()));
    let path = directory.join("small.c");
    let compiled = std::fs::create_dir_all(&directory)
        .and_then(|()| std::fs::write(&path, SMALL_C))
        .map_err(|error| format!("cannot write a temporary file: {error}"))
        .and_then(|()| thinair_llvm::clang::compile(&path, arguments.clang.as_deref(), &[]).map_err(|failure| failure.to_string()));
    // A temporary file that stays does no harm.
    let _ = std::fs::remove_dir_all(&directory);
    let program = thinair_llvm::program("small.c", &compiled?.text, Default::default()).map_err(|error| error.to_string())?;
    let options = Options { model: Model::Rc11, equivalence: Default::default(), unroll: None, max_executions: None };
    match explore(&program, &options, Watch::default()).outcome.verdict {
        Verdict::Verified => Ok("a small program with pthreads and <stdatomic.h> is verified".to_owned()),
        _ => Err("a small program that is right is not verified".to_owned()),
    }
}
