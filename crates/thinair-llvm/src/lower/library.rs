//! The C library: what is known of functions that a program calls but does not define.
//!
//! A mutex is an `i32` at the beginning of its object, 0 when free, which is what `PTHREAD_MUTEX_INITIALIZER` makes it. Functions never fail:
//! they return what means success. What a thread function returns is not kept.

use thinair_core::ir::{BinaryOp, CompareOp, Op, Operand, Order, Width};

use super::function::FunctionLowering;
use super::memory::access;
use super::{Lower, Refusal, refuse};
use crate::reader::{Call, LocalId, Value};

/// Functions that mean what we say even where the program defines them, because definitions in use serve other tools.
pub const OVERRIDDEN: [&str; 6] =
    ["__VERIFIER_assume", "assume_abort_if_not", "__VERIFIER_error", "reach_error", "__VERIFIER_nondet_bool", "__VERIFIER_nondet_int"];

/// What `pthread_mutex_trylock` returns when the mutex is held.
const EBUSY: u64 = 16;

/// Functions that have no effect here, and return 0 if they return anything.
const NO_EFFECT: [&str; 24] = [
    "printf",
    "puts",
    "fprintf",
    "perror",
    "putchar",
    "putc",
    "fputs",
    "fputc",
    "fflush",
    "vprintf",
    "vfprintf",
    "sched_yield",
    "thrd_yield",
    "pthread_yield",
    "usleep",
    "sleep",
    "nanosleep",
    "pthread_mutex_destroy",
    "pthread_detach",
    "pthread_attr_init",
    "pthread_attr_destroy",
    "pthread_setconcurrency",
    "srand",
    "setbuf",
];

/// Does this function do nothing with its arguments, not even keep them?
pub fn forgets_arguments(name: &str) -> bool {
    const PREFIXES: [&str; 9] = [
        "llvm.dbg.",
        "llvm.lifetime.",
        "llvm.assume",
        "llvm.experimental.noalias.scope.decl",
        "llvm.invariant.",
        "llvm.donothing",
        "llvm.prefetch",
        "llvm.x86.sse2.pause",
        "llvm.var.annotation",
    ];
    name.starts_with("llvm.") && PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

pub fn is_copy(name: &str) -> bool {
    matches!(name, "memcpy" | "memmove") || name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.")
}

pub fn is_fill(name: &str) -> bool {
    name == "memset" || name.starts_with("llvm.memset.")
}

impl<'a> FunctionLowering<'_, '_, '_, 'a> {
    pub fn library_call(&mut self, result: Option<LocalId>, name: &'a str, call: &Call<'a>) -> Lower<()> {
        match name {
            "pthread_create" => self.create_thread(call)?,
            "pthread_join" => {
                if !matches!(call.arguments.get(1), Some((_, Value::Null | Value::Zero))) {
                    return refuse("`pthread_join` that asks for the thread's result is not supported");
                }
                let thread = self.argument(call, 0)?;
                self.emit(Op::Join { thread });
            }
            "pthread_exit" => return self.exit_thread(),
            "pthread_mutex_init" => {
                if !matches!(call.arguments.get(1), Some((_, Value::Null | Value::Zero))) {
                    return refuse("`pthread_mutex_init` with attributes is not supported");
                }
                let address = self.argument(call, 0)?;
                self.emit(Op::Store { width: Width::I32, address, value: Operand::Constant(0), access: access(Order::Plain) });
            }
            "pthread_mutex_lock" => {
                let address = self.argument(call, 0)?;
                self.emit(Op::Lock { address });
            }
            "pthread_mutex_unlock" => {
                let address = self.argument(call, 0)?;
                self.emit(Op::Unlock { address });
            }
            "pthread_mutex_trylock" => return self.try_lock(result, call),
            "malloc" | "valloc" => return self.allocate(result, call, 0, false),
            "aligned_alloc" | "memalign" => return self.allocate(result, call, 1, false),
            "calloc" => {
                let (count, size) = (self.argument(call, 0)?, self.argument(call, 1)?);
                let size = self.arithmetic(BinaryOp::Mul, Width::I64, count, size);
                return self.allocate_bytes(result, size, true);
            }
            "posix_memalign" => {
                let size = self.argument(call, 2)?;
                let destination = self.temporary(Width::I64);
                self.emit(Op::Allocate { destination, size, zeroed: false });
                let Some((_, pointer)) = call.arguments.first() else { return refuse("`posix_memalign` needs arguments") };
                self.store_word(pointer, Operand::Register(destination))?;
            }
            "free" | "cfree" => {
                let address = self.argument(call, 0)?;
                self.emit(Op::Free { address });
            }
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
            "__assert_fail" | "__assert" | "__assert_rtn" => {
                let message = self.string_argument(call, 0).unwrap_or_default();
                self.fail(message);
                return Ok(());
            }
            "abort" => {
                self.fail("abort was called");
                return Ok(());
            }
            "__VERIFIER_error" | "reach_error" => {
                self.fail(format!("{name} was called"));
                return Ok(());
            }
            "exit" | "_exit" | "_Exit" | "quick_exit" => {
                // Nothing more happens in this thread. What the others do was also possible before.
                if self.source.name != "main" {
                    self.emit(Op::Assume { condition: Operand::Constant(0) });
                }
                self.leave_without_value();
                return Ok(());
            }
            "__VERIFIER_assume" | "assume_abort_if_not" => {
                let Some((of, _)) = call.arguments.first() else { return refuse(format!("`{name}` needs an argument")) };
                let width = self.lowering.width(*of)?;
                let value = self.argument(call, 0)?;
                let condition = if width == Width::I1 { value } else { self.comparison(CompareOp::Ne, width, value, Operand::Constant(0)) };
                self.emit(Op::Assume { condition });
            }
            "__VERIFIER_nondet_bool" | "__VERIFIER_nondet__Bool" => return self.input(result, call, Some((0, 1)), name),
            _ if name.starts_with("__VERIFIER_nondet_") => return self.input(result, call, self.lowering.options.nondet, name),
            _ if NO_EFFECT.contains(&name) => {}
            _ => return refuse(format!("the function `{name}` is not defined here, and Thinair does not know it")),
        }
        self.give(result, Operand::Constant(0));
        Ok(())
    }

    fn create_thread(&mut self, call: &Call<'a>) -> Lower<()> {
        let [(_, handle), _, (_, start), _] = call.arguments.as_slice() else {
            return refuse("`pthread_create` needs four arguments");
        };
        let function = self.pointer(start)?;
        if let Operand::Function(id) = function {
            self.lowering.starts.insert(id);
        }
        let mut arguments = vec![self.argument(call, 3)?];
        // Functions declared with `()` take whatever they are given.
        if let Operand::Function(id) = function
            && self.lowering.parameter_count(id)? == 0
        {
            arguments.clear();
        }
        let destination = self.temporary(Width::I64);
        self.emit(Op::Spawn { destination, function, arguments });
        self.store_word(handle, Operand::Register(destination))
    }

    /// Ends the thread, where that is the same as returning: in the function that the thread began with.
    fn exit_thread(&mut self) -> Lower<()> {
        let message = "`pthread_exit` outside of the function that the thread began with is not supported".to_string();
        let error = self.error(Refusal::Here { message, hint: None });
        self.lowering.ends_thread.entry(self.id).or_insert(error);
        self.leave_without_value();
        Ok(())
    }

    fn try_lock(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        let address = self.argument(call, 0)?;
        let success = self.temporary(Width::I1);
        self.emit(Op::Cas {
            destination: None,
            success: Some(success),
            width: Width::I32,
            address,
            expected: Operand::Constant(0),
            new: Operand::Constant(1),
            access: access(Order::Acquire),
            failure: Order::Relaxed,
        });
        if let [destination] = self.results(result)[..] {
            let (then, otherwise) = (Operand::Constant(0), Operand::Constant(EBUSY));
            self.emit(Op::Select { destination, width: Width::I32, condition: Operand::Register(success), then, otherwise });
        }
        Ok(())
    }

    fn allocate(&mut self, result: Option<LocalId>, call: &Call<'a>, size: usize, zeroed: bool) -> Lower<()> {
        let size = self.argument(call, size)?;
        self.allocate_bytes(result, size, zeroed)
    }

    fn allocate_bytes(&mut self, result: Option<LocalId>, size: Operand, zeroed: bool) -> Lower<()> {
        let destination = match self.results(result).first() {
            Some(&destination) => destination,
            None => self.temporary(Width::I64),
        };
        self.emit(Op::Allocate { destination, size, zeroed });
        Ok(())
    }

    /// An input of the program: every value of a range.
    fn input(&mut self, result: Option<LocalId>, call: &Call<'a>, range: Option<(i64, i64)>, name: &str) -> Lower<()> {
        let Some((low, high)) = range else {
            return Err(Refusal::Here {
                message: format!("the values of `{name}` are not bounded"),
                hint: Some("--nondet LOW..HIGH gives the values to try".to_string()),
            });
        };
        let width = self.lowering.width(call.result)?;
        let Some(&destination) = self.results(result).first() else { return Ok(()) };
        let count = high.wrapping_sub(low) as u64;
        if low > high || count > width.mask() {
            return refuse(format!("`{name}` cannot be from {low} to {high}"));
        }
        if low == 0 {
            self.emit(Op::Choose { destination, width, low: 0, high: count });
        } else {
            let chosen = self.temporary(width);
            self.emit(Op::Choose { destination: chosen, width, low: 0, high: count });
            let right = Operand::Constant(low as u64 & width.mask());
            self.emit(Op::Binary { destination, op: BinaryOp::Add, width, left: Operand::Register(chosen), right });
        }
        Ok(())
    }
}
