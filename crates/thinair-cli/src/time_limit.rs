//! Whatever a command is doing, it ends soon after its limit on time, or a signal.
//!
//! The engines look at the clock and at signals themselves, and end with what they know by then. What comes
//! before and after (compiling, reading, lowering, the report) does not: there the process is ended from
//! another thread, with a sentence and status 3. An engine that is asked to stop, and what is written of its
//! result, has [`GRACE`] to come to its end.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use thinair_llvm::child;

use crate::Exit;

const GRACE: Duration = Duration::from_millis(1500);

/// Did the user ask for a stop? Set by the first signal; the second ends the process at once.
static STOP: AtomicBool = AtomicBool::new(false);

static PHASE: AtomicU8 = AtomicU8::new(Phase::Reading as u8);

/// When the command is to end, and the limit that says so.
static LIMIT: Mutex<Option<(Instant, Duration)>> = Mutex::new(None);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Reading,
    Exploring,
    Reporting,
    /// Nothing, until a file changes.
    Watching,
}

fn phase() -> Phase {
    match PHASE.load(Ordering::Relaxed) {
        phase if phase == Phase::Exploring as u8 => Phase::Exploring,
        phase if phase == Phase::Reporting as u8 => Phase::Reporting,
        phase if phase == Phase::Watching as u8 => Phase::Watching,
        _ => Phase::Reading,
    }
}

/// What the command does from now on.
pub fn enter(phase: Phase) {
    PHASE.store(phase as u8, Ordering::Relaxed);
}

/// Watches for Ctrl-C and requests to terminate. To be called once.
#[cfg(not(target_family = "wasm"))]
pub fn watch_signals() -> anyhow::Result<()> {
    let handler = || {
        if STOP.swap(true, Ordering::Relaxed) {
            child::stop_all();
            std::process::exit(Exit::NotFinished as i32);
        }
        // Another signal must find somebody who listens.
        std::thread::spawn(|| end_soon("interrupted by a signal"));
    };
    anyhow::Context::context(ctrlc::set_handler(handler), "cannot watch for Ctrl-C")
}

/// In a browser there are no signals: the page ends the worker that all of this runs in.
#[cfg(target_family = "wasm")]
pub fn watch_signals() -> anyhow::Result<()> {
    Ok(())
}

pub fn stop_requested() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// Lets the command run for so long from now on; a limit before this one is forgotten.
pub fn set(limit: Option<Duration>) {
    let deadline = limit.and_then(|limit| Some((Instant::now().checked_add(limit)?, limit)));
    let mut known = LIMIT.lock().unwrap_or_else(PoisonError::into_inner);
    *known = deadline;
    // Where no thread can be had, only the engines look at the clock.
    if deadline.is_some() && !cfg!(target_family = "wasm") {
        std::thread::spawn(move || wait_for(deadline));
    }
}

/// When the command is to end.
pub fn deadline() -> Option<Instant> {
    current().map(|(deadline, _)| deadline)
}

fn current() -> Option<(Instant, Duration)> {
    *LIMIT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the process at this limit, if it is still the one that counts.
fn wait_for(limit: Option<(Instant, Duration)>) {
    let Some((deadline, length)) = limit else { return };
    std::thread::sleep(deadline.saturating_duration_since(Instant::now()));
    if phase() != Phase::Reading {
        std::thread::sleep(GRACE);
    }
    if current() == limit {
        end(&format!("the limit on time was reached (--timeout {})", length.as_secs_f64()));
    }
}

#[cfg(not(target_family = "wasm"))]
fn end_soon(why: &str) {
    if phase() != Phase::Reading {
        std::thread::sleep(GRACE);
    }
    end(why);
}

fn end(why: &str) {
    let doing = match phase() {
        Phase::Reading => "while the program was compiled and read",
        Phase::Exploring => "while it was explored",
        Phase::Reporting => "while the report was written",
        Phase::Watching => "while files were watched",
    };
    child::stop_all();
    eprintln!("not finished: {why}, {doing}");
    std::process::exit(Exit::NotFinished as i32);
}
