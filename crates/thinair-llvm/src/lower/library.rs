//! Functions that are known by name: what the C library, pthreads and the verifiers' own functions come down to, where that is one operation or two.
//! What is composed of several is written in C, in `library/`, on top of the functions here whose names begin with `__thinair_`.
//!
//! A mutex is an `i32` at the beginning of its object, 0 when free, which is what `PTHREAD_MUTEX_INITIALIZER` makes it. Functions never fail for lack of
//! memory or threads: they return what means success.

use thinair_core::ir::{BinaryOp, CheckKind, CompareOp, DESTROYED, Op, Operand, Order, RmwOp, Width};

use super::constant::Scalar;
use super::function::{FunctionLowering, HAS_VALUE};
use super::layout::Leaf;
use super::memory::{COPIED, access};
use super::variadic::LIST;
use super::widths::long;
use super::{Failures, Lower, Refusal, refuse};
use crate::reader::{Call, LocalId, Value};

/// Functions that mean what we say even where the program defines them, because definitions in use serve other tools.
pub const OVERRIDDEN: [&str; 18] = [
    "__ESBMC_assume",
    "__ESBMC_assert",
    "__ESBMC_atomic_begin",
    "__ESBMC_atomic_end",
    "__CPROVER_assume",
    "__CPROVER_assert",
    "__CPROVER_atomic_begin",
    "__CPROVER_atomic_end",
    "__SMACK_assert",
    "__SMACK_assume",
    "__VERIFIER_assume",
    "assume_abort_if_not",
    "__VERIFIER_error",
    "reach_error",
    "__VERIFIER_nondet_bool",
    "__VERIFIER_nondet_int",
    "__VERIFIER_atomic_begin",
    "__VERIFIER_atomic_end",
];

/// What `pthread_mutex_trylock` returns when the mutex is held.
const EBUSY: u64 = 16;

/// Functions that have no effect here, and return 0 if they return anything.
const NO_EFFECT: [&str; 14] = [
    "fflush",
    "sched_yield",
    "thrd_yield",
    "pthread_yield",
    "usleep",
    "sleep",
    "pthread_setconcurrency",
    "srand",
    "srandom",
    "setbuf",
    "setvbuf",
    "prctl",
    "setlocale",
    "madvise",
];

/// C++'s operators `new` and `delete`, of objects and arrays, with sizes, alignments and `nothrow`.
const NEW: [&str; 8] = [
    "_Znwm",
    "_Znam",
    "_ZnwmSt11align_val_t",
    "_ZnamSt11align_val_t",
    "_ZnwmRKSt9nothrow_t",
    "_ZnamRKSt9nothrow_t",
    "_ZnwmSt11align_val_tRKSt9nothrow_t",
    "_ZnamSt11align_val_tRKSt9nothrow_t",
];
const DELETE: [&str; 12] = [
    "_ZdlPv",
    "_ZdaPv",
    "_ZdlPvm",
    "_ZdaPvm",
    "_ZdlPvSt11align_val_t",
    "_ZdaPvSt11align_val_t",
    "_ZdlPvmSt11align_val_t",
    "_ZdaPvmSt11align_val_t",
    "_ZdlPvRKSt9nothrow_t",
    "_ZdaPvRKSt9nothrow_t",
    "_ZdlPvSt11align_val_tRKSt9nothrow_t",
    "_ZdaPvSt11align_val_tRKSt9nothrow_t",
];

/// What `library/memory.c` calls the ways to allocate: by `malloc`, by `new`, by `new[]`.
fn origin(name: &str) -> u64 {
    match name.as_bytes() {
        [b'_', b'Z', _, b'w' | b'l', ..] => 2,
        [b'_', b'Z', ..] => 3,
        _ => 1,
    }
}

/// Is this operator told the size of what it deletes?
fn is_sized(name: &str) -> bool {
    name.as_bytes().get(6) == Some(&b'm')
}

/// Do modules allocate in several ways, so that one might be taken for another?
pub fn allocates_in_several_ways(declares: &dyn Fn(&[&str]) -> bool) -> bool {
    let of = |number: u64| -> Vec<&str> { NEW.iter().chain(&DELETE).copied().filter(|name| origin(name) == number).collect() };
    let ways = [declares(&["malloc", "calloc", "free"]), declares(&of(2)), declares(&of(3))];
    ways.iter().filter(|way| **way).count() > 1
}

/// Inputs that are never negative, by the rest of their names.
const UNSIGNED_INPUTS: [&str; 11] = ["uint", "ulong", "ulonglong", "uchar", "ushort", "size_t", "u8", "u16", "u32", "u64", "unsigned"];

/// What the clock, `rand` and their like are tried with: that is not the program's input, and `--nondet` says
/// nothing of it. More values than these there always are.
const OF_THE_WORLD: (i64, i64) = (0, 2);

const WORD: [Leaf; 1] = [long(false)];
const HALF_WORD: [Leaf; 1] = [long(true)];

/// What a function writes where one of its arguments points to, if it does no more with that argument.
/// `half`: a `long` has 32 bits.
pub fn written_pieces(name: &str, argument: usize, half: bool) -> Option<&'static [Leaf]> {
    match (name, argument) {
        ("pthread_create" | "thrd_create", 0) if half => Some(&HALF_WORD),
        ("pthread_create" | "thrd_create", 0) | ("pthread_join", 1) => Some(&WORD),
        ("thrd_join", 1) => Some(&HALF_WORD),
        _ if name.starts_with("llvm.va_start") && argument == 0 => Some(&LIST),
        _ if name.starts_with("llvm.va_copy") => Some(&LIST),
        _ => None,
    }
}

/// Does this function do nothing with its arguments, not even keep them?
pub fn forgets_arguments(name: &str) -> bool {
    const PREFIXES: [&str; 11] = [
        "llvm.dbg.",
        "llvm.lifetime.",
        "llvm.assume",
        "llvm.experimental.noalias.scope.decl",
        "llvm.invariant.",
        "llvm.donothing",
        "llvm.prefetch",
        "llvm.x86.sse2.pause",
        "llvm.var.annotation",
        "llvm.va_end",
        "llvm.stackrestore",
    ];
    name == super::rust::NOTHING || name.starts_with("llvm.") && PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

pub fn is_copy(name: &str) -> bool {
    matches!(name, "memcpy" | "memmove") || name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.")
}

pub fn is_fill(name: &str) -> bool {
    name == "memset" || name.starts_with("llvm.memset.")
}

/// May a call of a function that the program defines under this name mean more than its body?
pub fn may_mean_another(name: &str) -> bool {
    matches!(name, "malloc" | "calloc")
        || super::cxx::means_more(name)
        || ["pthread_", "__VERIFIER_atomic_", "__thinair_"].iter().any(|prefix| name.starts_with(prefix))
}

/// The function of our library that stands for one of the functions here where its address is taken.
pub fn wrapper(name: &str) -> Option<&'static str> {
    Some(match name {
        "free" => "__thinair_function_free",
        "malloc" => "__thinair_function_malloc",
        "realloc" => "__thinair_function_realloc",
        "abort" => "__thinair_function_abort",
        "pthread_mutex_lock" => "__thinair_function_mutex_lock",
        "pthread_mutex_unlock" => "__thinair_function_mutex_unlock",
        _ => return None,
    })
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// The function that a call means, given what else the program uses.
    pub fn renamed(&self, name: &'a str) -> &'a str {
        let features = self.lowering.features;
        match name {
            "pthread_mutex_lock" if features.mutex_kinds => "__thinair_mutex_lock",
            "pthread_mutex_unlock" if features.mutex_kinds => "__thinair_mutex_unlock",
            "__thinair_unlock_to_wait" if features.mutex_kinds => "__thinair_mutex_unlock_to_wait",
            "pthread_mutex_trylock" if features.mutex_kinds => "__thinair_mutex_trylock",
            "pthread_mutex_init" if features.mutex_kinds => "__thinair_mutex_init",
            "malloc" if self.notes_origins() => "__thinair_malloc_noted",
            "calloc" if self.notes_origins() => "__thinair_calloc_noted",
            "malloc" if features.sizes && !self.lowering.in_library() => "__thinair_malloc",
            "calloc" if features.sizes && !self.lowering.in_library() => "__thinair_calloc",
            _ => name,
        }
    }

    /// Is it noted how objects are allocated?
    fn notes_origins(&self) -> bool {
        self.lowering.features.origins && !self.lowering.in_library()
    }

    pub fn library_call(&mut self, result: Option<LocalId>, name: &'a str, call: &Call<'a>) -> Lower<()> {
        match name {
            "pthread_create" => self.create_thread(call, Some(1), 2, 3)?,
            "thrd_create" => self.create_thread(call, None, 1, 2)?,
            "pthread_join" => self.join_thread(call, Width::I64)?,
            "thrd_join" => self.join_thread(call, Width::I32)?,
            "pthread_exit" | "thrd_exit" => return self.exit_thread(call),
            "__sigsetjmp" => return self.note_cleanup(result, call),
            "__pthread_register_cancel" => return self.register_cleanup(call, true),
            "__pthread_unregister_cancel" => return self.register_cleanup(call, false),
            "__pthread_unwind_next" => {
                self.end_cleanup();
                return Ok(());
            }
            "pthread_self" | "thrd_current" | "__thinair_self" => {
                let destination = self.temporary(Width::I64);
                self.emit(Op::Myself { destination });
                let width = self.results(result).first().map_or(Width::I64, |&result| self.register_width(result));
                let value = self.narrowed(Operand::Register(destination), width);
                self.give(result, value);
                return Ok(());
            }
            "pthread_spin_init" => {
                let address = self.argument(call, 0)?;
                self.call_library("__thinair_init_word", vec![address]);
            }
            "pthread_mutex_init" => {
                let address = self.argument(call, 0)?;
                self.read_attributes(call, 1)?;
                self.call_library("__thinair_init_lock", vec![address]);
            }
            "pthread_mutex_lock" | "pthread_spin_lock" | "__thinair_lock" => {
                let address = self.argument(call, 0)?;
                self.emit(Op::Lock { address });
            }
            "pthread_mutex_unlock" | "pthread_spin_unlock" | "__thinair_unlock" => {
                let address = self.argument(call, 0)?;
                // glibc's spin locks are released by a plain store on x86.
                self.emit(Op::Unlock { address, barrier: name != "pthread_spin_unlock", waits: false });
            }
            "__thinair_unlock_to_wait" | "__thinair_unlock_word_to_wait" => {
                let address = self.argument(call, 0)?;
                self.emit(Op::Unlock { address, barrier: true, waits: true });
            }
            "pthread_mutex_trylock" | "pthread_spin_trylock" | "__thinair_trylock" => return self.try_lock(result, call),
            "pthread_mutex_destroy" | "pthread_spin_destroy" => {
                let address = self.argument(call, 0)?;
                let name = if name == "pthread_spin_destroy" { "__thinair_destroy_word" } else { "__thinair_destroy_lock" };
                self.call_library(name, vec![address]);
            }
            "__thinair_wait" => return self.wait(result, call),
            "__thinair_choose" => {
                let destination = self.result(result)?;
                self.emit(Op::Choose { destination, width: Width::I32, low: 0, high: 1, partial: false });
                return Ok(());
            }
            "__thinair_spurious" => {
                let (destination, fails) = (self.result(result)?, self.temporary(Width::I1));
                self.emit(Op::Spurious { destination: fails, expected: None });
                let value = self.widened(Operand::Register(fails), Width::I1, Width::I32);
                self.copy(destination, value);
                return Ok(());
            }
            "__thinair_meets" => {
                if self.lowering.features.counting_barriers {
                    self.give(result, Operand::Constant(0));
                } else {
                    let destination = self.result(result)?;
                    self.emit(Op::Meets { destination });
                }
                return Ok(());
            }
            "__thinair_meet" => {
                let [array, round, needed] = [self.argument(call, 0)?, self.argument(call, 1)?, self.argument(call, 2)?];
                let destination = self.result(result)?;
                self.emit(Op::Meet { destination, array, round, needed });
                return Ok(());
            }
            "__thinair_had_value" => {
                let value = match self.lowering.features.missing_results {
                    true => {
                        let had = self.temporary(Width::I1);
                        self.emit(Op::Take { destination: had, width: Width::I1, index: HAS_VALUE });
                        self.widened(Operand::Register(had), Width::I1, Width::I32)
                    }
                    false => Operand::Constant(1),
                };
                self.give(result, value);
                return Ok(());
            }
            "__thinair_unwind" => {
                let exception = self.argument(call, 0)?;
                self.leave_with(exception);
                return Ok(());
            }
            "__thinair_caught" => {
                let caught = self.temporary(Width::I1);
                self.emit(Op::Caught { destination: caught });
                let value = self.widened(Operand::Register(caught), Width::I1, Width::I32);
                self.give(result, value);
                return Ok(());
            }
            "__thinair_settled" => {
                self.emit(Op::Settled);
                return Ok(());
            }
            "__thinair_check"
            | "__thinair_alive"
            | "__thinair_limit"
            | "__thinair_expect_catcher"
            | "__thinair_go_on"
            | "__thinair_no_panic" => {
                let kind = match name {
                    "__thinair_alive" => CheckKind::Alive,
                    "__thinair_limit" => CheckKind::Limit,
                    "__thinair_expect_catcher" => CheckKind::Uncaught,
                    "__thinair_go_on" => CheckKind::Terminate,
                    "__thinair_no_panic" => CheckKind::Panic,
                    _ => CheckKind::Misuse,
                };
                let value = self.argument(call, 0)?;
                let condition = self.comparison(CompareOp::Ne, Width::I32, value, Operand::Constant(0));
                let message = self.string_argument(call, 1).unwrap_or_default();
                self.emit(Op::Check { condition, kind, message });
            }
            _ if name.starts_with("__thinair_copied_") => {
                let (destination, width, address) = (self.result(result)?, self.lowering.width(call.result)?, self.argument(call, 0)?);
                self.emit(Op::Load { destination, width, address, access: COPIED });
                return Ok(());
            }
            "__thinair_move_1" | "__thinair_move_2" | "__thinair_move_4" | "__thinair_move_8" => {
                let bytes = name.bytes().last().map_or(0, |digit| u32::from(digit - b'0'));
                let Some(width) = Width::ALL.into_iter().find(|width| width.bytes() == bytes && *width != Width::I1) else {
                    return refuse("a copy of no width");
                };
                let (to, from) = (self.argument(call, 0)?, self.argument(call, 1)?);
                let destination = self.temporary(width);
                self.emit(Op::Load { destination, width, address: from, access: COPIED });
                self.emit(Op::Store { width, address: to, value: Operand::Register(destination), access: COPIED });
                return Ok(());
            }
            _ if NEW.contains(&name) && self.notes_origins() => {
                let (size, origin) = (self.argument(call, 0)?, Operand::Constant(origin(name)));
                return self.library_result(result, "__thinair_new", vec![size, origin]);
            }
            _ if DELETE.contains(&name) && self.notes_origins() => {
                let address = self.argument(call, 0)?;
                let size = if is_sized(name) { self.argument(call, 1)? } else { Operand::Constant(0) };
                self.call_library("__thinair_delete", vec![address, Operand::Constant(origin(name)), size]);
            }
            "free" | "cfree" if self.notes_origins() => {
                let address = self.argument(call, 0)?;
                self.call_library("__thinair_delete", vec![address, Operand::Constant(origin(name)), Operand::Constant(0)]);
            }
            _ if NEW.contains(&name) => {
                let size = self.argument(call, 0)?;
                // What has no bytes has an address of its own all the same.
                let size = match size {
                    Operand::Constant(bytes) => Operand::Constant(bytes.max(1)),
                    _ => {
                        let (condition, then) =
                            (self.comparison(CompareOp::Eq, Width::I64, size, Operand::Constant(0)), Operand::Constant(1));
                        let destination = self.temporary(Width::I64);
                        self.emit(Op::Select { destination, width: Width::I64, condition, then, otherwise: size });
                        Operand::Register(destination)
                    }
                };
                return self.allocate_bytes(result, size, false);
            }
            _ if DELETE.contains(&name) => {
                let address = self.argument(call, 0)?;
                self.emit(Op::Free { address, local: false });
            }
            "__thinair_rust_alloc" | "__thinair_rust_alloc_zeroed" => return self.allocate(result, call, 0, name.ends_with("zeroed")),
            "__thinair_rust_dealloc" => {
                let address = self.argument(call, 0)?;
                self.emit(Op::Free { address, local: false });
                return Ok(());
            }
            "__thinair_rust_nothing" => {
                for part in self.results(result) {
                    self.copy(part, Operand::Constant(0));
                }
                return Ok(());
            }
            "malloc" | "valloc" => return self.allocate(result, call, 0, false),
            "aligned_alloc" | "memalign" => {
                let (alignment, size) = (self.as_word(call, 0)?, self.as_word(call, 1)?);
                if matches!(alignment, Operand::Constant(bytes) if bytes.is_power_of_two()) {
                    return self.allocate_bytes(result, size, false);
                }
                return self.library_result(result, "__thinair_aligned_alloc", vec![alignment, size]);
            }
            "calloc" => {
                let (count, size) = (self.as_word(call, 0)?, self.as_word(call, 1)?);
                let size = self.arithmetic(BinaryOp::Mul, Width::I64, count, size);
                return self.allocate_bytes(result, size, true);
            }
            "posix_memalign" if !matches!(self.argument(call, 1)?, Operand::Constant(bytes) if bytes.is_power_of_two() && bytes >= 8) => {
                let arguments = vec![self.argument(call, 0)?, self.argument(call, 1)?, self.argument(call, 2)?];
                return self.library_result(result, "__thinair_posix_memalign", arguments);
            }
            "posix_memalign" => {
                let size = self.as_word(call, 2)?;
                let destination = self.temporary(Width::I64);
                self.emit(Op::Allocate { destination, size, zeroed: false, local: false });
                let Some((_, pointer)) = call.arguments.first() else { return refuse("`posix_memalign` needs arguments") };
                self.store_result(pointer, Width::I64, Operand::Register(destination))?;
            }
            "free" | "cfree" => {
                let address = self.argument(call, 0)?;
                self.emit(Op::Free { address, local: false });
            }
            "__atomic_is_lock_free" => {
                let size = self.as_word(call, 0)?;
                let is_small = self.comparison(CompareOp::ULe, Width::I64, size, Operand::Constant(8));
                let width = self.results(result).first().map_or(Width::I1, |&result| self.register_width(result));
                let value = self.widened(is_small, Width::I1, width);
                self.give(result, value);
                return Ok(());
            }
            "__thinair_remainder" => {
                let (destination, left, right) = (self.result(result)?, self.argument(call, 0)?, self.argument(call, 1)?);
                self.emit(Op::Binary { destination, op: BinaryOp::FRem, width: Width::I64, left, right });
                return Ok(());
            }
            "syscall" | "__thinair_rust_syscall" => {
                let mut arguments = Vec::new();
                // A system call of Rust's library may have a time limit.
                let count = if name == "syscall" { 4 } else { 5 };
                for number in 0..count {
                    let value = match call.arguments.get(number) {
                        Some((of, _)) => {
                            let width = self.lowering.width(*of)?;
                            let value = self.argument(call, number)?;
                            self.widened(value, width, Width::I64)
                        }
                        None => Operand::Constant(0),
                    };
                    arguments.push(value);
                }
                let function = if name == "syscall" { "__thinair_syscall" } else { "__thinair_rust_system_call" };
                return self.library_result(result, function, arguments);
            }
            "qsort" => return self.sort(call),
            "realloc" => return self.reallocate("__thinair_realloc", result, call),
            "reallocarray" => return self.reallocate("__thinair_reallocarray", result, call),
            "memcpy" | "memmove" => {
                self.copy_memory(call)?;
                let address = self.argument(call, 0)?;
                self.give(result, address);
                return Ok(());
            }
            "memset" => {
                self.fill_memory(call)?;
                let address = self.argument(call, 0)?;
                self.give(result, address);
                return Ok(());
            }
            "memcmp" | "bcmp" => return self.compare_memory(result, call),
            "__assert_fail" | "__assert" | "__assert_rtn" => {
                let message = self.string_argument(call, 0).unwrap_or_default();
                self.fail_if(Failures::Every, message);
                return Ok(());
            }
            "abort" => {
                self.fail_if(Failures::Every, "abort was called");
                return Ok(());
            }
            "__VERIFIER_error" | "reach_error" => {
                let asked = self.lowering.options.failures;
                self.fail_if(if asked == Failures::No { Failures::Every } else { asked }, format!("{name} was called"));
                return Ok(());
            }
            "__VERIFIER_assert" | "__ESBMC_assert" | "__CPROVER_assert" | "__SMACK_assert" | "assert" => {
                let condition = self.condition(call, name)?;
                let message = self.string_argument(call, 1).unwrap_or_default();
                self.emit(match self.lowering.options.failures {
                    Failures::Every => Op::Assert { condition, message },
                    _ => Op::Assume { condition },
                });
            }
            "exit" => {
                self.exit_process(true);
                return Ok(());
            }
            "_exit" | "_Exit" | "quick_exit" => {
                self.exit_process(false);
                return Ok(());
            }
            "__VERIFIER_assume" | "assume_abort_if_not" | "__ESBMC_assume" | "__CPROVER_assume" | "__SMACK_assume" => {
                let condition = self.condition(call, name)?;
                self.emit(Op::Assume { condition });
            }
            "__VERIFIER_atomic_begin" | "__ESBMC_atomic_begin" | "__CPROVER_atomic_begin" => self.atomic_section(true)?,
            "__VERIFIER_atomic_end" | "__ESBMC_atomic_end" | "__CPROVER_atomic_end" => self.atomic_section(false)?,
            "__VERIFIER_nondet_bool" | "__VERIFIER_nondet__Bool" | "__SMACK_nondet_bool" | "nondet_bool" | "nondet__Bool" => {
                return self.either(result);
            }
            "__thinair_clock" => return self.input(result, call, "the clock", false, Some(OF_THE_WORLD)),
            "rand" | "random" => return self.input(result, call, &format!("`{name}`"), true, Some(OF_THE_WORLD)),
            _ if ["__VERIFIER_nondet_", "__SMACK_nondet_", "nondet_"].iter().any(|start| name.starts_with(start)) => {
                let kind = name.split_once("nondet_").map_or("", |(_, kind)| kind);
                let range = self.lowering.options.nondet;
                return self.input(result, call, &format!("`{name}`"), UNSIGNED_INPUTS.contains(&kind), range);
            }
            _ if NO_EFFECT.contains(&name) => {}
            _ if self.lowering.is_left_out(name) => {
                self.fail(format!("`{name}` is called, which is weak and not defined"));
                return Ok(());
            }
            _ => {
                if let Some(done) = self.atomic_function(result, name, call) {
                    return done;
                }
                if is_wide_atomic(name) {
                    return refuse(format!("an atomic access of another size than 1, 2, 4 or 8 bytes is not supported (`{name}`)"));
                }
                if !self.print(result, name, call)? {
                    return refuse(format!("the function `{name}` is not defined here, and Thinair does not know it"));
                }
                return Ok(());
            }
        }
        self.give(result, Operand::Constant(0));
        Ok(())
    }

    /// Calls a function of our library for its result.
    pub fn library_result(&mut self, result: Option<LocalId>, name: &'static str, arguments: Vec<Operand>) -> Lower<()> {
        let function = Operand::Function(self.lowering.library_function(name, self.at));
        let destination = self.results(result).first().copied();
        self.emit(Op::Call { destination, function, arguments });
        self.land(&[]);
        Ok(())
    }

    /// The end of the program: a failure if these are asked for. If not, this thread goes no further; what
    /// others do from here on they might as well have done before.
    pub fn fail_if(&mut self, asked: Failures, message: impl Into<String>) {
        if self.lowering.options.failures != asked {
            self.emit(Op::Assume { condition: Operand::Constant(0) });
        }
        self.fail(message);
    }

    /// An argument that means yes or no.
    fn condition(&mut self, call: &Call<'a>, name: &str) -> Lower<Operand> {
        let Some((of, _)) = call.arguments.first() else { return refuse(format!("`{name}` needs an argument")) };
        let width = self.lowering.width(*of)?;
        let value = self.argument(call, 0)?;
        Ok(if width == Width::I1 { value } else { self.comparison(CompareOp::Ne, width, value, Operand::Constant(0)) })
    }

    /// Sections that other tools run in one step exclude one another here; what is outside of all sections may come in between.
    pub fn atomic_section(&mut self, begins: bool) -> Lower<()> {
        let Scalar::Global(lock, _) = self.lowering.address_of("__thinair_atomic")? else {
            return refuse("there is no lock for atomic sections");
        };
        let address = Operand::Global(lock);
        self.emit(if begins { Op::Lock { address } } else { Op::Unlock { address, barrier: true, waits: false } });
        Ok(())
    }

    fn try_lock(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        let address = self.argument(call, 0)?;
        let (success, old) = (self.temporary(Width::I1), self.temporary(Width::I32));
        self.emit(Op::Cas {
            destination: Some(old),
            success: Some(success),
            width: Width::I32,
            address,
            expected: Operand::Constant(0),
            new: Operand::Constant(1),
            access: access(Order::Acquire),
            failure: Order::Relaxed,
        });
        let condition = self.comparison(CompareOp::Ne, Width::I32, Operand::Register(old), Operand::Constant(DESTROYED));
        self.emit(Op::Check { condition, kind: CheckKind::Alive, message: "a lock is used after it was destroyed".to_string() });
        if let [destination] = self.results(result)[..] {
            let (then, otherwise) = (Operand::Constant(0), Operand::Constant(EBUSY));
            self.emit(Op::Select { destination, width: Width::I32, condition: Operand::Register(success), then, otherwise });
        }
        Ok(())
    }

    /// `__thinair_wait(address, comparison, against, operation, operand)`: comparison and operation are the letters that `library/thinair.h` names.
    fn wait(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        let letter = |number: usize| match call.arguments.get(number) {
            Some((_, Value::Int(letter))) => char::from(*letter as u8),
            _ => ' ',
        };
        let (compare, op) = (letter(1), letter(3));
        let compare = match compare {
            '=' => CompareOp::Eq,
            '!' => CompareOp::Ne,
            '>' => CompareOp::SGt,
            '<' => CompareOp::SLt,
            _ => return refuse("`__thinair_wait` with an unknown comparison"),
        };
        let (address, against, operand) = (self.argument(call, 0)?, self.argument(call, 2)?, self.argument(call, 4)?);
        let update = match op {
            '+' => Some((RmwOp::Add, operand)),
            'x' => Some((RmwOp::Exchange, operand)),
            _ => None,
        };
        let destination = self.results(result).first().copied();
        self.emit(Op::Wait { destination, width: Width::I32, address, compare, against, update, access: access(Order::Acquire) });
        Ok(())
    }

    fn allocate(&mut self, result: Option<LocalId>, call: &Call<'a>, size: usize, zeroed: bool) -> Lower<()> {
        let size = self.as_word(call, size)?;
        self.allocate_bytes(result, size, zeroed)
    }

    fn allocate_bytes(&mut self, result: Option<LocalId>, size: Operand, zeroed: bool) -> Lower<()> {
        let destination = match self.results(result).first() {
            Some(&destination) => destination,
            None => self.temporary(Width::I64),
        };
        self.emit(Op::Allocate { destination, size, zeroed, local: false });
        Ok(())
    }

    /// An input that is 0 or 1.
    fn either(&mut self, result: Option<LocalId>) -> Lower<()> {
        if result.is_some() {
            let destination = self.result(result)?;
            let width = self.register_width(destination);
            self.emit(Op::Choose { destination, width, low: 0, high: 1, partial: false });
        }
        Ok(())
    }

    /// An input of the program: every value of a range.
    fn input(&mut self, result: Option<LocalId>, call: &Call<'a>, name: &str, unsigned: bool, range: Option<(i64, i64)>) -> Lower<()> {
        let Some((low, high)) = range else {
            return Err(Refusal::Here {
                message: format!("the values of {name} are not bounded"),
                hint: Some("--nondet LOW..HIGH gives the values to try".to_string()),
            });
        };
        let width = self.lowering.width(call.result)?;
        let Some(&destination) = self.results(result).first() else { return Ok(()) };
        let (least, greatest) = if unsigned {
            (0, i64::try_from(width.mask()).unwrap_or(i64::MAX))
        } else {
            (width.sign_extend(1 << (width.bits() - 1)), (width.mask() >> 1) as i64)
        };
        if low > high || low < least || high > greatest {
            return Err(Refusal::Here {
                message: format!("{name} is from {least} to {greatest}, and cannot be from {low} to {high}"),
                hint: Some("--nondet LOW..HIGH gives one range for all inputs; it must fit the type of each".to_string()),
            });
        }
        let count = high.wrapping_sub(low) as u64;
        let partial = count != width.mask();
        if low == 0 {
            self.emit(Op::Choose { destination, width, low: 0, high: count, partial });
        } else {
            let chosen = self.temporary(width);
            self.emit(Op::Choose { destination: chosen, width, low: 0, high: count, partial });
            let right = Operand::Constant(low as u64 & width.mask());
            self.emit(Op::Binary { destination, op: BinaryOp::Add, width, left: Operand::Register(chosen), right });
        }
        Ok(())
    }
}

/// What compilers call for atomic accesses that are no single instruction: of 16 bytes, or of any size.
fn is_wide_atomic(name: &str) -> bool {
    let operation = name.strip_prefix("__atomic_").map(|rest| rest.strip_suffix("_16").unwrap_or(rest));
    matches!(operation, Some("load" | "store" | "exchange" | "compare_exchange"))
}
