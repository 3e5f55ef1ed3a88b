//! What people write themselves, each with one memory order that is too weak.

pub mod arc;
pub mod ring;
pub mod spin;

use std::sync::atomic::Ordering;

/// The order that is needed, or the mistake.
const fn unless_broken(order: Ordering) -> Ordering {
    if cfg!(feature = "fixed") { order } else { Ordering::Relaxed }
}
