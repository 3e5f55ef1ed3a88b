//! LLVM IR, and through clang C, as programs of Thinair.
//!
//! [`reader`] reads the textual form of LLVM IR with no LLVM library linked: users' versions differ, and every release changes the text a
//! little.

mod error;
pub mod reader;

pub use error::Error;
