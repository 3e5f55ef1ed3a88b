//! What helps against errors of a kind in general, where no change is known that was tried: a
//! sentence for *What to change*. It claims nothing about the program at hand but what the analysis
//! of its execution has shown.

use thinair_core::engine::{Stands, Violation, ViolationKind};

use crate::analysis::Analysis;
use crate::story::ABA_REPAIR;

/// `hopeless`: no memory order helps, all were tried.
pub fn hint(violation: &Violation, analysis: &Analysis, hopeless: bool) -> &'static str {
    let stands = violation.detail.threads.iter().map(|story| story.stands);
    let locks = stands.filter(|stands| matches!(stands, Stands::WaitsForLock { .. })).count();
    let is_weak = !analysis.cycle.is_empty();
    match violation.kind {
        _ if analysis.aba.is_some() => ABA_REPAIR,
        ViolationKind::Deadlock if locks > 1 => "Take the locks in the same order in every thread, or never hold one while taking another.",
        ViolationKind::Deadlock => {
            "Whatever happens, somebody has to release the lock, wake the thread, or end the thread that is waited for."
        }
        ViolationKind::EndlessWait | ViolationKind::MaySpin => {
            "Whatever happens, somebody has to store what the loop waits for, and must not take it back before it is seen."
        }
        ViolationKind::DataRace => "Make both accesses atomic, or do both while holding the same lock.",
        ViolationKind::UseAfterFree | ViolationKind::DoubleFree => {
            "Free the memory in one place, when no thread can have its address any more: after a join, or when a count of users is 0."
        }
        // What follows concerns one thread; where it needs weak memory, an order is what is missing.
        _ if is_weak && hopeless => "The mistake is in the algorithm, or in data that is not atomic.",
        _ if is_weak && analysis.fences_help == Some(true) => {
            "Put a full fence (seq_cst) between the two steps of each thread, or make all of these accesses seq_cst: then this execution \
             cannot happen. Whether another one fails was not tried; thinair fix tries it."
        }
        _ if is_weak => "No repair was looked for here; thinair fix tries memory orders and fences that keep the order named beside this.",
        ViolationKind::Assertion if hopeless => "The mistake is in the algorithm, or in data that is not atomic.",
        ViolationKind::Assertion if !analysis.explained => "Nothing was tried; thinair fix tries memory orders and fences.",
        ViolationKind::Assertion => "No memory order has to do with it: the program does this step by step, as the replay below shows.",
        kind => of_one_thread(kind),
    }
}

fn of_one_thread(kind: ViolationKind) -> &'static str {
    match kind {
        ViolationKind::InvalidFree => "Free only what was allocated, once, and by the address that the allocation gave.",
        ViolationKind::OutOfBounds | ViolationKind::BadIndex => {
            "Compare the index with the length before this line, or make room for more."
        }
        ViolationKind::NullAccess => "Look whether the pointer is null before using it, or wait until it was stored.",
        ViolationKind::UninitialisedRead => "Write the memory before it is read: with an initialiser, memset or calloc.",
        ViolationKind::UnlockNotHeld => "Release a lock only in the thread that holds it, and as often as it was taken.",
        ViolationKind::DivisionByZero => "Look whether the divisor is 0 before dividing; what another thread may change, read once.",
        ViolationKind::DivisionOverflow | ViolationKind::SignedOverflow => {
            "Compute in a wider or an unsigned type, or compare with the limits before."
        }
        ViolationKind::BadShift => "Compare the number of bits with the width of the type before shifting.",
        ViolationKind::Misaligned => "Let the pointer be a multiple of the size: see where it was made from another type or an odd offset.",
        ViolationKind::ConstantWrite => "Write to a copy: what is constant must not change.",
        ViolationKind::BadCall => "Call a function through a pointer of its own type only.",
        ViolationKind::BadJoin => "Join each thread once, and only if it was not detached.",
        ViolationKind::UncaughtException | ViolationKind::Terminated => {
            "Catch exceptions within the thread that throws them, and join or detach threads before they go out of scope."
        }
        ViolationKind::Panic => "See what the message says, and whether what it is about can be so in another order of the threads.",
        _ => "The rules of the function are broken at the lines beside this: change how it is called.",
    }
}
