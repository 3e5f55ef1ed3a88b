//! What the fences and tags of a test are to the model under which it runs.
//!
//! The full fence of one architecture is the full fence of every model; under `ra`, which has none, the test is refused. The kernel's fences become
//! those of the architecture as the kernel defines them there, and are refused where it defines none. Other fences, and tags, that a built-in model does not know
//! order nothing under it. A model of the user's gets all that the test has.

use thinair_core::axioms;
use thinair_core::ir::text::fence_name;
use thinair_core::ir::{Accesses, Fence, LinuxFence, Op, Order, Program, SourceLocation, Tags};
use thinair_core::model::table::Fences;
use thinair_core::model::{Meaning, Model};

use crate::error::{Error, Position};
use crate::syntax::Architecture;

/// Whose fences and tags a program may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Vocabulary {
    Of(Model),
    /// The Linux kernel's model, which exists as text.
    Linux,
    /// A text of the user's may name any.
    Any,
}

/// The program for such a model. Besides the model's own tags, those of `also` stay.
pub(crate) fn adapted(program: &Program, architecture: Architecture, vocabulary: Vocabulary, also: Tags) -> Result<Program, Error> {
    let is_x86 = matches!(architecture, Architecture::X86 | Architecture::X86_64);
    let mut program = program.clone();
    for block in program.functions.iter_mut().flat_map(|function| &mut function.blocks) {
        let mut kept = Vec::with_capacity(block.instructions.len());
        for mut instruction in std::mem::take(&mut block.instructions) {
            match &mut instruction.op {
                Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } => {
                    if let Vocabulary::Of(model) = vocabulary {
                        if access.tags.has(Tags::SRCU) {
                            return Err(Error::unsupported(format!("SRCU under {}", model.name()), position(instruction.at)));
                        }
                        access.tags = Tags(access.tags.0 & model.tags().and(also).0);
                    }
                }
                // Where it is no instruction of the test, it stands only for what a load-exclusive is to TSO.
                Op::Fence { fence: Fence::Mfence } if !is_x86 && !is_full_of(vocabulary, Fence::Mfence) => continue,
                Op::Fence { fence } => match meaning(*fence, vocabulary) {
                    Meaning::Is(known) => *fence = known,
                    Meaning::Nothing => continue,
                    Meaning::Unknown => {
                        let Vocabulary::Of(model) = vocabulary else { continue };
                        let name = match *fence {
                            Fence::Linux(fence) => crate::c::fence_name(fence),
                            other => fence_name(other),
                        };
                        return Err(Error::unsupported(format!("`{name}` under {}", model.name()), position(instruction.at)));
                    }
                },
                _ => {}
            }
            kept.push(instruction);
        }
        block.instructions = kept;
    }
    Ok(program)
}

fn position(at: SourceLocation) -> Position {
    Position { line: at.line, column: at.column }
}

const RISCV: Fence = Fence::Riscv { before: Accesses::Both, after: Accesses::Both };

fn meaning(fence: Fence, vocabulary: Vocabulary) -> Meaning {
    let is_full = matches!(fence, Fence::Sync | Fence::DmbFull | Fence::Mfence | RISCV | Fence::Linux(LinuxFence::Mb));
    let model = match vocabulary {
        Vocabulary::Any => return Meaning::Is(fence),
        Vocabulary::Linux if is_full || fence == Fence::C11(Order::SeqCst) => return Meaning::Is(Fence::Linux(LinuxFence::Mb)),
        Vocabulary::Linux if matches!(fence, Fence::Linux(_)) => return Meaning::Is(fence),
        Vocabulary::Linux => return Meaning::Nothing,
        Vocabulary::Of(model) => model,
    };
    let fences = &model.entry().fences;
    if is_full {
        return fences.full;
    }
    if let Fence::Linux(fence) = fence {
        return compiled(fence, fences);
    }
    let is_known = axioms::find(model.of_single_executions().name()).is_some_and(|axioms| (axioms.accepts)(fence));
    if is_known && fences.full != Meaning::Nothing { Meaning::Is(fence) } else { Meaning::Nothing }
}

fn is_full_of(vocabulary: Vocabulary, fence: Fence) -> bool {
    matches!(vocabulary, Vocabulary::Of(model) if model.entry().fences.full == Meaning::Is(fence))
}

/// A fence of the kernel, other than the full one, as the kernel compiles it for the architecture.
fn compiled(fence: LinuxFence, fences: &Fences) -> Meaning {
    match fence {
        // Waiting for readers is more than a fence.
        LinuxFence::SyncRcu | LinuxFence::SyncSrcu => Meaning::Unknown,
        // Readers are waited for by those alone.
        LinuxFence::Barrier | LinuxFence::RcuLock | LinuxFence::RcuUnlock => Meaning::Nothing,
        LinuxFence::Rmb => fences.reads,
        LinuxFence::Wmb => fences.writes,
        // Full fences where an atomic operation or a lock is none by itself. Languages do not say.
        LinuxFence::BeforeAtomic | LinuxFence::AfterAtomic | LinuxFence::AfterSpinlock | LinuxFence::AfterUnlockLock => {
            if fences.reads == Meaning::Unknown { Meaning::Unknown } else { fences.full }
        }
        _ if fences.full == Meaning::Nothing => Meaning::Nothing,
        _ => Meaning::Unknown,
    }
}
