//! What functions of the headers of libstdc++ and libc++ mean that are templates, and so have no one name: waiting
//! for atomic objects, and arriving at barriers; and who calls a clock to say how long it waits. (Those that have one are in `library/cxx`, and
//! [`super::link`] puts them in the place of the program's own.)
//!
//! In the headers they look a few times and then wait for a futex, by way of a table of who waits.
//! That would be many executions for what the standard says in a sentence. So they are functions of
//! our library here, which wait for the object itself.

use thinair_core::ir::{Operand, Width};

use super::constant::Scalar;
use super::function::FunctionLowering;
use super::{Lower, refuse};
use crate::reader::{Call, I1, LocalId, Operation, Symbol, Value};

/// A function that means more than its body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    /// Waits until an atomic object has another value than the one that is given, and somebody says
    /// so.
    Wait,
    Notify,
    /// Waits for the next phase of a barrier, which is always told.
    NextPhase,
    /// Tells it.
    ThisPhase,
    /// Does a thread come last to a barrier?
    Arrive,
    /// Takes one of a semaphore, if there is one in time.
    TakeInTime,
    /// The time, which says only how long to wait where these ask for it.
    Now,
    /// Looks again and again, as libc++ does for its latches, semaphores and barriers.
    Look,
    /// Waits for what is no number.
    Other,
}

/// Who asks for the time only to say until when it waits.
const WAIT_SO_LONG: [&str; 7] = [
    "_ZNSt18condition_variable8wait_forI",
    "_ZNSt3_V222condition_variable_any8wait_forI",
    "_ZNSt18__timed_mutex_implI",
    "_ZNSt18shared_timed_mutex12try_lock_forI",
    "_ZNSt18shared_timed_mutex19try_lock_shared_forI",
    "_ZNSt23__atomic_futex_unsignedILj2147483648EE22_M_load_when_equal_forI",
    "_ZNSt23__atomic_futex_unsignedILj2147483648EE24_M_load_when_equal_untilI",
];

fn meaning(name: &str) -> Option<Meaning> {
    let rest = name.strip_prefix("_Z")?;
    let starts = |start: &str| rest.starts_with(start);
    let waits = rest.contains("4waitE") && rest.ends_with("St12memory_order");
    // libc++'s names have a part for their version, but none for what is told apart by it.
    let waits_there = rest.contains("4wait") && (rest.ends_with("NS_12memory_orderE") || rest.ends_with("St12memory_order"));
    let of_atomic = ["NKSt3__113__atomic_baseI", "NVKSt3__113__atomic_baseI", "NKSt3__111atomic_flag4wait", "NVKSt3__111atomic_flag4wait"];
    Some(if waits_there && of_atomic.iter().any(|start| starts(start)) {
        Meaning::Wait
    } else if starts("NSt3__133__libcpp_thread_poll_with_backoff") {
        Meaning::Look
    } else if waits && (starts("NKSt13__atomic_baseI") || starts("NKSt11atomic_flag4waitE")) || starts("NSt13__atomic_impl4waitI") {
        Meaning::Wait
    } else if starts("St23__atomic_notify_addressISt17__barrier_phase_tE") {
        Meaning::ThisPhase
    } else if starts("St23__atomic_notify_addressI") {
        Meaning::Notify
    } else if starts("St21__atomic_wait_addressISt17__barrier_phase_tZ") {
        Meaning::NextPhase
    } else if starts("St21__atomic_wait_addressI") || starts("St23__atomic_wait_address_vI") {
        Meaning::Other
    } else if starts("NSt14__tree_barrierI") && rest.ends_with("E9_M_arriveESt17__barrier_phase_tm") {
        Meaning::Arrive
    } else if starts("NSt18__atomic_semaphore18_M_try_acquire_forI") || starts("NSt18__atomic_semaphore20_M_try_acquire_untilI") {
        Meaning::TakeInTime
    } else if matches!(rest, "NSt6chrono3_V212steady_clock3nowEv" | "NSt6chrono3_V212system_clock3nowEv") {
        Meaning::Now
    } else {
        return None;
    })
}

/// Does a call of a function of this name mean more than its body?
pub fn means_more(name: &str) -> bool {
    meaning(name).is_some()
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// A call of one of these functions; `false` if it is none.
    pub fn call_of_cxx(&mut self, result: Option<LocalId>, name: &'a str, call: &Call<'a>) -> Lower<bool> {
        let Some(meaning) = meaning(name) else { return Ok(false) };
        match meaning {
            Meaning::Wait => {
                let [(_, _), (of, _), ..] = call.arguments.as_slice() else { return refuse("a wait needs arguments") };
                let Ok(width) = self.lowering.width(*of) else { return self.no_number() };
                let arguments = [0, 1, 2].into_iter().map(|number| self.argument(call, number)).collect::<Lower<Vec<Operand>>>();
                let Ok(mut arguments) = arguments else { return self.no_number() };
                let function = match width {
                    Width::I1 | Width::I8 => "__thinair_wait_while_1",
                    Width::I16 => "__thinair_wait_while_2",
                    Width::I32 => "__thinair_wait_while_4",
                    Width::I64 => "__thinair_wait_while_8",
                };
                if width == Width::I1 {
                    arguments[1] = self.widened(arguments[1], Width::I1, Width::I8);
                }
                self.library_result(None, function, arguments)?;
            }
            Meaning::Notify => {
                let (address, all) = (self.argument(call, 0)?, self.argument(call, 1)?);
                let all = self.widened(all, Width::I1, Width::I32);
                self.library_result(None, "__thinair_notify", vec![address, all])?;
            }
            Meaning::NextPhase => {
                // The second argument, a closure, is handed over in two parts: the phase that is over comes last.
                let (address, before) = (self.argument(call, 0)?, self.argument(call, 2)?);
                self.library_result(None, "__thinair_await_phase", vec![address, before])?;
            }
            Meaning::ThisPhase => {}
            Meaning::Arrive => {
                let barrier = self.argument(call, 0)?;
                self.library_result(result, "__thinair_arrive", vec![barrier])?;
            }
            Meaning::TakeInTime => {
                let semaphore = self.argument(call, 0)?;
                self.library_result(result, "__thinair_take_in_time", vec![semaphore])?;
            }
            Meaning::Now => {
                let caller = self.source.scopes[self.scope].name;
                if !WAIT_SO_LONG.iter().any(|start| caller.starts_with(start)) {
                    return Ok(false);
                }
                self.give(result, Operand::Constant(0));
            }
            Meaning::Look => {
                let Some(test) = self.test_of(name)? else { return refuse("a loop that waits for nothing that is known") };
                let closure = self.argument(call, 0)?;
                let in_time = self.source.scopes[self.scope].name.contains("15try_acquire_for");
                let function = if in_time { "__thinair_await_in_time" } else { "__thinair_await" };
                self.library_result(result, function, vec![test, closure])?;
            }
            Meaning::Other => return self.no_number(),
        }
        Ok(true)
    }

    /// The function that a loop calls to see whether it is over: the first one that says yes or no.
    fn test_of(&mut self, name: &'a str) -> Lower<Option<Operand>> {
        let Some((module, Symbol::Function(offset))) = self.lowering.find(name) else { return Ok(None) };
        let Ok(body) = self.lowering.modules[module].function(offset) else { return Ok(None) };
        let mut calls = body.blocks.iter().flat_map(|block| &block.instructions).filter_map(|instruction| match &instruction.operation {
            Operation::Call(call) if call.result == I1 => Some(call.callee.clone()),
            _ => None,
        });
        let Some(Value::Global(test)) = calls.next() else { return Ok(None) };
        let Scalar::Function(id) = self.lowering.address_of(test)? else { return Ok(None) };
        Ok(Some(Operand::Function(id)))
    }

    fn no_number(&self) -> Lower<bool> {
        refuse("waiting for an atomic object that is a structure is not supported")
    }
}

#[cfg(test)]
mod tests {
    use super::{Meaning, meaning};

    #[test]
    fn names_say_what_is_meant() {
        let cases = [
            ("_ZNKSt13__atomic_baseIiE4waitEiSt12memory_order", Some(Meaning::Wait)),
            ("_ZNKSt13__atomic_baseIPiE4waitES0_St12memory_order", Some(Meaning::Wait)),
            ("_ZNKSt11atomic_flag4waitEbSt12memory_order", Some(Meaning::Wait)),
            ("_ZSt23__atomic_notify_addressIlEvPKT_b", Some(Meaning::Notify)),
            ("_ZSt23__atomic_notify_addressISt17__barrier_phase_tEvPKT_b", Some(Meaning::ThisPhase)),
            ("_ZNSt14__tree_barrierISt18__empty_completionE9_M_arriveESt17__barrier_phase_tm", Some(Meaning::Arrive)),
            ("_ZNSt13__atomic_baseIiE5storeEiSt12memory_order", None),
            ("_ZNKSt14__tree_barrierISt18__empty_completionE4waitEOSt17__barrier_phase_t", None),
            ("_ZNKSt3__113__atomic_baseIiLb0EE4waitEiNS_12memory_orderE", Some(Meaning::Wait)),
            ("_ZNKSt3__113__atomic_baseIiLb0EE4waitB8ne190107EiNS_12memory_orderE", Some(Meaning::Wait)),
            ("_ZNSt3__133__libcpp_thread_poll_with_backoffIZNKS_5latch4waitEvEUlvE_EEbRKT_", Some(Meaning::Look)),
            ("wait", None),
        ];
        for (name, expected) in cases {
            assert_eq!(meaning(name), expected, "{name}");
        }
    }
}
