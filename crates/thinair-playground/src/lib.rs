//! The playground: a folder of static files that runs the command `thinair` in a browser, without any server.
//!
//! What answers there is the command itself, compiled for `wasm32-wasip1`: `web/system.js` is the system that it runs in, with files in memory,
//! and `web/page.js` asks it what a user would ask on a terminal, with `--json` and `--html`. So there is no second way to an answer. This crate
//! only collects: [`assemble`] writes the folder, [`examples`] finds what can be tried, [`serve`] shows it on this machine.

pub mod assemble;
pub mod examples;
pub mod serve;
