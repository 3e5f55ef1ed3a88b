//! Strong release/acquire (Lahav, Giannarakis, Vafeiadis, "Taming release-acquire consistency", POPL 2016).
//!
//! As [release/acquire](super::ra), and the stores of all locations fit into one order with what happens before what:
//! hb ∪ co is acyclic. So the stores of two threads to two locations cannot win crosswise (2+2W), which no
//! implementation of release and acquire lets happen. Where no two stores to a location are unordered by hb, the two
//! models are the same.
//!
//! The fences of that paper are read-modify-writes of a location of their own, and programs can have these as they are:
//! the fences of C11 add nothing here.

use super::derived::union;
use super::ra;
use crate::execution::Execution;

pub fn consistent(x: &Execution) -> bool {
    union([&x.po, &x.thread_sync, &x.rf, &x.co]).is_acyclic() && ra::consistent(x)
}
