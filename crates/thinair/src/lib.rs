//! Thinair as a library: checks concurrent programs under weak memory models.
//!
//! A [`Program`] comes from C, from LLVM IR or from Thinair's own textual form; [`check`] visits every behaviour that the
//! memory model of the [`Options`] allows, each once, and says what it found; an [`Observer`] sees the executions. A
//! [`Litmus`] test is answered in one call.
//!
//! ```
//! use thinair::{Execution, Litmus, Model, Observer, Options, Program, Verdict, check};
//!
//! // A C file: compiled by clang, with pthreads and C11 atomics.
//! # fn c() -> Result<(), thinair::Error> {
//! let queue = Program::from_c_file("examples/michael-scott-queue.c", &[])?;
//! let outcome = check(&queue, &Options::new(Model::Rc11), &mut ());
//! assert!(matches!(outcome.verdict, Verdict::Verified));
//! # Ok(())
//! # }
//!
//! // A litmus test, as herd reads it: may both threads read the old value?
//! let test = Litmus::parse("sb.litmus", r"
//! X86 SB
//! { x=0; y=0; }
//!  P0          | P1          ;
//!  MOV [x],$1  | MOV [y],$1  ;
//!  MOV EAX,[y] | MOV EAX,[x] ;
//! exists (0:EAX=0 /\ 1:EAX=0)
//! ")?;
//! assert!(test.answer(Model::Tso)?.holds);
//! assert!(!test.answer(Model::Sc)?.holds);
//!
//! // A walk through the executions of a program: a message, and a flag that says that it is there.
//! let program = Program::from_text("message.tir", "
//! global @data: i32
//! global @flag: i32
//! fn @sender() {
//! entry:
//!   store rlx i32 @data, 42
//!   store rel i32 @flag, 1
//!   ret
//! }
//! fn @receiver() {
//! entry:
//!   %flag = load acq i32 @flag
//!   %data = load rlx i32 @data
//!   ret
//! }
//! thread @sender()
//! thread @receiver()
//! ")?;
//!
//! struct Reads(Vec<Vec<u64>>);
//! impl Observer for Reads {
//!     fn execution(&mut self, execution: &Execution, _blocked: bool) {
//!         let reads = execution.events.iter().filter(|event| event.is_read());
//!         self.0.push(reads.map(|event| event.value).collect());
//!     }
//! }
//! let mut reads = Reads(Vec::new());
//! let outcome = check(&program, &Options::new(Model::Rc11), &mut reads);
//! assert_eq!(outcome.executions, 3);
//! assert!(!reads.0.contains(&vec![1, 0]), "whoever sees the flag sees the data");
//! # Ok::<(), thinair::Error>(())
//! ```
//!
//! The crates below this one (`thinair-core` and so on) are its parts: they change without notice.

mod options;
mod outcome;
mod program;

pub use options::{Engine, Observer, Options};
pub use outcome::{Outcome, check};
pub use program::{Error, Litmus, Program};

pub use thinair_core::engine::{BoundHit, Equivalence, Verdict, Violation, ViolationKind};
pub use thinair_core::execution::{Event, EventKind, Execution};
pub use thinair_core::ir::SourceLocation;
pub use thinair_core::model::Model;
pub use thinair_core::relation::{Relation, Set};
pub use thinair_litmus::{Answer, Observation};
