//! The Linux kernel's primitives, as events of its memory model.
//!
//! `READ_ONCE` is a relaxed access, a fully ordered read-modify-write a SeqCst one; a conditional read-modify-write is ordered only if it succeeds. Whether it does
//! is a choice, and executions in which what was read says otherwise are dropped: so it has no control dependency, which the primitive does not have
//! either. A lock is 0 when it is free; taking it is a read-modify-write of a 0.

use thinair_core::ir::{Access, BinaryOp, CompareOp, Fence, LinuxFence, Operand, Order, RmwOp, Tags};

use super::Reader;
use crate::builder::access;
use crate::error::{Error, Position};

const NOTHING: Operand = Operand::Constant(0);

const FENCES: [(&str, LinuxFence); 13] = [
    ("smp_mb", LinuxFence::Mb),
    ("smp_rmb", LinuxFence::Rmb),
    ("smp_wmb", LinuxFence::Wmb),
    ("barrier", LinuxFence::Barrier),
    ("smp_mb__before_atomic", LinuxFence::BeforeAtomic),
    ("smp_mb__after_atomic", LinuxFence::AfterAtomic),
    ("smp_mb__after_spinlock", LinuxFence::AfterSpinlock),
    ("smp_mb__after_unlock_lock", LinuxFence::AfterUnlockLock),
    ("smp_mb__after_srcu_read_unlock", LinuxFence::AfterSrcuReadUnlock),
    ("rcu_read_lock", LinuxFence::RcuLock),
    ("rcu_read_unlock", LinuxFence::RcuUnlock),
    ("synchronize_rcu", LinuxFence::SyncRcu),
    ("synchronize_rcu_expedited", LinuxFence::SyncRcu),
];

fn fence(name: &str) -> Option<LinuxFence> {
    FENCES.iter().find(|(known, _)| *known == name).map(|(_, fence)| *fence)
}

/// What a fence of the kernel is called.
pub fn fence_name(fence: LinuxFence) -> &'static str {
    FENCES.iter().find(|(_, known)| *known == fence).map_or("synchronize_srcu", |(name, _)| name)
}

/// The name without the suffix for its order, and the order of a read-modify-write.
fn ordered(name: &str) -> (&str, Order) {
    let suffixes = [("_relaxed", Order::Relaxed), ("_acquire", Order::Acquire), ("_release", Order::Release)];
    let found = suffixes.into_iter().find_map(|(suffix, order)| Some((name.strip_suffix(suffix)?, order)));
    found.unwrap_or((name, Order::SeqCst))
}

/// What a read-modify-write gives back.
#[derive(Clone, Copy)]
enum Gives {
    Old,
    New,
    NewIsZero,
    NewIsNegative,
    Nothing,
}

/// `add_return`, `fetch_sub`, `inc`, `dec_and_test`: the operation, whether it has an operand of its own, and the result.
fn arithmetic(name: &str) -> Option<(RmwOp, bool, Gives)> {
    let (name, gives) = if let Some(rest) = name.strip_prefix("fetch_") {
        (rest, Gives::Old)
    } else if let Some(rest) = name.strip_suffix("_return") {
        (rest, Gives::New)
    } else if let Some(rest) = name.strip_suffix("_and_test") {
        (rest, Gives::NewIsZero)
    } else if let Some(rest) = name.strip_suffix("_negative") {
        (rest, Gives::NewIsNegative)
    } else {
        (name, Gives::Nothing)
    };
    let (op, has_operand) = match name {
        "add" => (RmwOp::Add, true),
        "sub" => (RmwOp::Sub, true),
        "inc" => (RmwOp::Add, false),
        "dec" => (RmwOp::Sub, false),
        "and" => (RmwOp::And, true),
        "or" => (RmwOp::Or, true),
        "xor" => (RmwOp::Xor, true),
        _ => return None,
    };
    Some((op, has_operand, gives))
}

impl Reader<'_, '_, '_> {
    /// A call of one of the primitives; the parenthesis is open.
    pub(super) fn call_primitive(&mut self, name: &str, at: Position) -> Result<Operand, Error> {
        let result = self.primitive(name, at)?;
        self.expect(")")?;
        self.builder.at(at);
        Ok(result)
    }

    /// `*x`: the address of what is accessed.
    fn accessed(&mut self) -> Result<Operand, Error> {
        self.expect("*")?;
        self.unary()
    }

    fn primitive(&mut self, name: &str, at: Position) -> Result<Operand, Error> {
        if let Some(fence) = fence(name) {
            self.builder.fence(Fence::Linux(fence));
            return Ok(NOTHING);
        }
        match name {
            "READ_ONCE" | "rcu_dereference" => {
                let address = self.accessed()?;
                Ok(self.builder.load(64, address, access(Order::Relaxed)))
            }
            "WRITE_ONCE" => {
                let address = self.accessed()?;
                self.write(address, access(Order::Relaxed))
            }
            "rcu_assign_pointer" => {
                let address = self.accessed()?;
                self.write(address, access(Order::Release))
            }
            "smp_store_mb" => {
                let address = self.accessed()?;
                self.write(address, access(Order::Relaxed))?;
                self.builder.fence(Fence::Linux(LinuxFence::Mb));
                Ok(NOTHING)
            }
            "smp_load_acquire" | "atomic_read_acquire" => self.read(access(Order::Acquire)),
            "atomic_read" => self.read(access(Order::Relaxed)),
            "smp_store_release" | "atomic_set_release" => {
                let address = self.expression()?;
                self.write(address, access(Order::Release))
            }
            "atomic_set" => {
                let address = self.expression()?;
                self.write(address, access(Order::Relaxed))
            }
            "spin_lock" | "spin_unlock" | "spin_trylock" | "spin_is_locked" => self.lock(name),
            "srcu_read_lock" | "srcu_down_read" => self.read(Access { order: Order::Relaxed, tags: Tags::SRCU }),
            "srcu_read_unlock" | "srcu_up_read" => {
                let address = self.expression()?;
                self.write(address, Access { order: Order::Relaxed, tags: Tags::SRCU })
            }
            "synchronize_srcu" | "synchronize_srcu_expedited" => {
                self.read(Access { order: Order::SeqCst, tags: Tags::SRCU })?;
                Ok(NOTHING)
            }
            "atomic_add_unless" => self.add_unless(),
            _ => self.read_modify_write(name, at),
        }
    }

    fn read(&mut self, access: Access) -> Result<Operand, Error> {
        let address = self.expression()?;
        Ok(self.builder.load(64, address, access))
    }

    fn write(&mut self, address: Operand, access: Access) -> Result<Operand, Error> {
        let value = self.argument()?;
        self.builder.store(64, address, value, access);
        Ok(NOTHING)
    }

    fn lock(&mut self, name: &str) -> Result<Operand, Error> {
        let address = self.expression()?;
        let lock = |order| Access { order, tags: Tags::LOCK };
        let take = |reader: &mut Self| {
            let old = reader.builder.rmw(RmwOp::Exchange, 64, address, Operand::Constant(1), lock(Order::Acquire));
            let was_free = reader.builder.compare(CompareOp::Eq, old, NOTHING);
            reader.builder.require(was_free);
        };
        Ok(match name {
            "spin_lock" => {
                take(self);
                NOTHING
            }
            "spin_unlock" => {
                self.builder.store(64, address, NOTHING, lock(Order::Release));
                NOTHING
            }
            "spin_is_locked" => self.builder.load(64, address, lock(Order::Relaxed)),
            _ => {
                let new = (RmwOp::Exchange, Operand::Constant(1));
                let (_, done) = self.conditional_update(address, new, lock(Order::Acquire), lock(Order::Relaxed), NOTHING, CompareOp::Ne);
                done
            }
        })
    }

    /// A read-modify-write that takes place if what it reads does not fail the comparison with `other`. What was read, and whether it took place.
    fn conditional_update(
        &mut self,
        address: Operand,
        (op, value): (RmwOp, Operand),
        success: Access,
        failure: Access,
        other: Operand,
        fails: CompareOp,
    ) -> (Operand, Operand) {
        let (old, done) = (self.new_label("old"), self.new_label("done"));
        let chosen = self.builder.choose();
        self.builder.either(
            chosen,
            |builder| {
                let read = builder.rmw(op, 64, address, value, success);
                let failed = builder.compare(fails, read, other);
                let succeeded = builder.not(failed);
                builder.require(succeeded);
                builder.set(&old, read);
                // What is done is known from what was read.
                let succeeded = builder.widen(succeeded);
                builder.set(&done, succeeded);
            },
            |builder| {
                let read = builder.load(64, address, Access { tags: failure.tags.and(Tags::FAILED), ..failure });
                let failed = builder.compare(fails, read, other);
                builder.require(failed);
                builder.set(&old, read);
                let succeeded = builder.not(failed);
                let succeeded = builder.widen(succeeded);
                builder.set(&done, succeeded);
            },
        );
        (self.builder.value(&old), self.builder.value(&done))
    }

    fn add_unless(&mut self) -> Result<Operand, Error> {
        let address = self.expression()?;
        let (added, other) = (self.argument()?, self.argument()?);
        let new = (RmwOp::Add, added);
        let (_, done) = self.conditional_update(address, new, access(Order::SeqCst), access(Order::Relaxed), other, CompareOp::Eq);
        Ok(done)
    }

    fn read_modify_write(&mut self, name: &str, at: Position) -> Result<Operand, Error> {
        let (base, order) = ordered(name);
        let short = base.strip_prefix("atomic_").unwrap_or(base);
        match short {
            "xchg" => {
                let address = self.expression()?;
                let value = self.argument()?;
                return Ok(self.builder.rmw(RmwOp::Exchange, 64, address, value, access(order)));
            }
            "cmpxchg" => {
                let address = self.expression()?;
                let (expected, new) = (self.argument()?, self.argument()?);
                let new = (RmwOp::Exchange, new);
                let (old, _) = self.conditional_update(address, new, access(order), access(Order::Relaxed), expected, CompareOp::Ne);
                return Ok(old);
            }
            _ => {}
        }
        let Some((op, has_operand, gives)) = arithmetic(short).filter(|_| base != short) else {
            return Err(Error::unsupported(format!("the function `{name}`"), at));
        };
        let value = if has_operand {
            let value = self.expression()?;
            self.expect(",")?;
            value
        } else {
            Operand::Constant(1)
        };
        let address = self.expression()?;
        if matches!(gives, Gives::Nothing) {
            let relaxed = Access { order: Order::Relaxed, tags: Tags::NO_RETURN };
            self.builder.rmw_without_result(op, 64, address, value, relaxed);
            return Ok(NOTHING);
        }
        let old = self.builder.rmw(op, 64, address, value, access(order));
        let binary = match op {
            RmwOp::Add => BinaryOp::Add,
            RmwOp::Sub => BinaryOp::Sub,
            RmwOp::And => BinaryOp::And,
            RmwOp::Or => BinaryOp::Or,
            _ => BinaryOp::Xor,
        };
        let test = match gives {
            Gives::Old | Gives::Nothing => return Ok(old),
            Gives::New => return Ok(self.builder.binary(binary, old, value)),
            Gives::NewIsZero => CompareOp::Eq,
            Gives::NewIsNegative => CompareOp::SLt,
        };
        let new = self.builder.binary(binary, old, value);
        let flag = self.builder.compare(test, new, NOTHING);
        Ok(self.builder.widen(flag))
    }
}
