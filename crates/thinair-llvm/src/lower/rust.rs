//! Functions of Rust's library that mean something here, known by their paths ([`crate::rust_names::path`]).
//!
//! Most of the library runs as it is. Replaced is where a program begins, where it would ask the system, what blocks (so that it is one operation, and deadlocks are
//! found), and what a panic does before it unwinds. Toolchains differ in where things stand: what no path here matches runs as it is.

use rustc_hash::FxHashMap;

use crate::reader::{Function, Module, Operation, Symbol, Value};
use crate::rust_names;

/// A function that does nothing, not even with its arguments, and returns 0.
pub const NOTHING: &str = "__thinair_rust_nothing";

/// Paths, and the function of ours that is called instead (`library/rust.cpp`, or one of [`super::library`]).
const REPLACED: &[(&str, &str)] = &[
    // Where the program begins and ends.
    ("std::rt::lang_start_internal", "__thinair_rust_start"),
    ("test::test_main_static", TESTS),
    ("std::process::abort", "__thinair_rust_abort"),
    ("alloc::alloc::handle_alloc_error", "__thinair_rust_no_memory"),
    ("std::process::exit", "exit"),
    // Memory: these know the size of what they free, so nobody else needs to.
    ("__rustc::__rdl_alloc", "__thinair_rust_alloc"),
    ("__rustc::__rdl_dealloc", "__thinair_rust_dealloc"),
    ("__rustc::__rdl_realloc", "__thinair_rust_realloc"),
    ("__rustc::__rdl_alloc_zeroed", "__thinair_rust_alloc_zeroed"),
    ("__rustc::__rust_no_alloc_shim_is_unstable_v2", NOTHING),
    ("__rustc::__rust_no_alloc_shim_is_unstable", NOTHING),
    // Panics.
    ("core::panicking::panic_fmt", "__thinair_rust_panic_fmt"),
    ("__rustc::__rust_panic_cleanup", "__thinair_rust_caught"),
    ("std::panicking::panic_with_hook", "__thinair_rust_panic"),
    ("std::panicking::rust_panic_with_hook", "__thinair_rust_panic"),
    // What is printed.
    ("std::io::stdio::_print", "__thinair_rust_print"),
    ("std::io::stdio::_eprint", "__thinair_rust_print"),
    ("std::io::stdio::attempt_print_to_stderr", "__thinair_rust_print"),
    // The crate for tests, `thinair-harness`.
    ("thinair_harness::assume", "__thinair_rust_assume"),
    ("thinair_harness::choose", "__thinair_rust_choose"),
    // Locks: a word that is 0 when free.
    ("std::sys::sync::mutex::futex::Mutex::lock", "__thinair_lock"),
    ("std::sys::sync::mutex::futex::Mutex::lock_contended", "__thinair_lock"),
    ("std::sys::sync::mutex::futex::Mutex::try_lock", "__thinair_rust_try_lock"),
    ("std::sys::sync::mutex::futex::Mutex::unlock", "__thinair_unlock"),
    ("std::sys::sync::mutex::futex::Mutex::wake", NOTHING),
    ("std::sys::sync::rwlock::futex::RwLock::read", "__thinair_rust_read"),
    ("std::sys::sync::rwlock::futex::RwLock::read_contended", "__thinair_rust_read"),
    ("std::sys::sync::rwlock::futex::RwLock::write", "__thinair_rust_write"),
    ("std::sys::sync::rwlock::futex::RwLock::write_contended", "__thinair_rust_write"),
    ("std::sys::sync::rwlock::futex::RwLock::try_read", "__thinair_rust_try_read"),
    ("std::sys::sync::rwlock::futex::RwLock::try_write", "__thinair_rust_try_write"),
    ("std::sys::sync::rwlock::futex::RwLock::read_unlock", "__thinair_rust_read_unlock"),
    ("std::sys::sync::rwlock::futex::RwLock::write_unlock", "__thinair_rust_write_unlock"),
    ("std::sys::sync::rwlock::futex::RwLock::downgrade", "__thinair_rust_downgrade"),
    ("std::sys::sync::rwlock::futex::RwLock::wake_writer_or_readers", NOTHING),
    // Condition variables.
    ("std::sys::sync::condvar::futex::Condvar::wait", "__thinair_rust_condition_wait"),
    ("std::sys::sync::condvar::futex::Condvar::wait_timeout", "__thinair_rust_condition_wait_in_time"),
    ("std::sys::sync::condvar::futex::Condvar::notify_one", "__thinair_rust_notify_one"),
    ("std::sys::sync::condvar::futex::Condvar::notify_all", "__thinair_rust_notify_all"),
    // The compiler has put those of the system into the place of their calls in these.
    ("std::sync::poison::condvar::Condvar::notify_one", "__thinair_rust_notify_one"),
    ("std::sync::poison::condvar::Condvar::notify_all", "__thinair_rust_notify_all"),
    ("std::sync::nonpoison::condvar::Condvar::notify_one", "__thinair_rust_notify_one"),
    ("std::sync::nonpoison::condvar::Condvar::notify_all", "__thinair_rust_notify_all"),
    ("std::sys::pal::unix::futex::futex_wake", "__thinair_rust_wake"),
    ("std::sys::pal::unix::futex::futex_wake_all", "__thinair_rust_wake_all"),
    // Channels count how often they have tried, only to wait longer: whoever tries again is where it was.
    ("std::sync::mpmc::utils::Backoff::spin_light", NOTHING),
    ("std::sync::mpmc::utils::Backoff::spin_heavy", NOTHING),
    // So do many with crossbeam's. When they have tried often enough to sleep is left open.
    ("crossbeam_utils::backoff::Backoff::spin", NOTHING),
    ("crossbeam_utils::backoff::Backoff::snooze", NOTHING),
    ("crossbeam_utils::backoff::Backoff::is_completed", "__thinair_rust_perhaps"),
    // Those who wait for one that keeps messages have not gone to sleep ([`REPLACED_WITHIN`]).
    ("std::sync::mpmc::waker::SyncWaker::notify", NOTHING),
    ("std::sync::mpmc::waker::SyncWaker::disconnect", NOTHING),
    // Hash tables: sixteen bytes at a time, without instructions on vectors; and their seed.
    ("core::core_arch::x86::sse2::_mm_load_si128", "__thinair_rust_bytes_load"),
    ("core::core_arch::x86::sse2::_mm_loadu_si128", "__thinair_rust_bytes_load"),
    ("core::core_arch::x86::sse2::_mm_store_si128", "__thinair_rust_bytes_store"),
    ("core::core_arch::x86::sse2::_mm_set1_epi8", "__thinair_rust_bytes_all"),
    ("core::core_arch::x86::sse2::_mm_setzero_si128", "__thinair_rust_bytes_zero"),
    ("core::core_arch::x86::sse2::_mm_cmpeq_epi8", "__thinair_rust_bytes_equal"),
    ("core::core_arch::x86::sse2::_mm_cmpgt_epi8", "__thinair_rust_bytes_greater"),
    ("core::core_arch::x86::sse2::_mm_or_si128", "__thinair_rust_bytes_or"),
    ("core::core_arch::x86::sse2::_mm_movemask_epi8", "__thinair_rust_bytes_signs"),
    ("std::sys::random::linux::hashmap_random_keys", "__thinair_rust_seed"),
    // Where a stack ends is not looked at: each thread would take a lock for it when it ends.
    ("std::sys::pal::unix::stack_overflow::imp::make_handler", NOTHING),
    ("std::sys::pal::unix::stack_overflow::imp::drop_handler", NOTHING),
    // Threads and their variables.
    ("std::sys::thread_local::destructors::linux_like::register", "__thinair_rust_at_thread_end"),
    ("std::sys::thread_local::guard::key::enable", "__thinair_rust_clean_up_at_end"),
];

/// What a call means in one function only: the paths of the function and of what it calls, and the function of ours that is called instead.
///
/// Channels look for room or a message, and sleep where there is none. Here they look again at once, which is one way to wait: nobody has to be told, nor to be woken.
const REPLACED_WITHIN: &[(&str, &str, &str)] = &[
    ("std::sync::mpmc::list::Channel::recv", "std::sync::mpmc::context::Context::with", NOTHING),
    ("std::sync::mpmc::array::Channel::recv", "std::sync::mpmc::context::Context::with", NOTHING),
    ("std::sync::mpmc::array::Channel::send", "std::sync::mpmc::context::Context::with", NOTHING),
];

/// Runs the test that was chosen.
pub const TESTS: &str = "__thinair_rust_tests";

/// Functions of Rust that our library calls: by what name, and their paths.
const CALLED: &[(&str, &str)] = &[
    ("__thinair_rust_fmt_write", "core::fmt::write"),
    ("__thinair_rust_go_on_with_panic", "core::panicking::panic_fmt"),
    ("__thinair_rust_count_panic", "std::panicking::panic_count::increase"),
    ("__thinair_rust_clean_up", "std::sys::thread_local::guard::key::enable::run"),
];

/// What functions of the system mean where Rust's library calls them. (It looks for functions that the system may have, and finds none of them.)
const OF_SYSTEM: &[(&str, &str)] = &[("dlsym", NOTHING), ("syscall", "__thinair_rust_syscall")];

/// What a function of the system means where Rust's library calls it.
pub fn in_library(name: &str) -> Option<&'static str> {
    OF_SYSTEM.iter().find(|(known, _)| *known == name).map(|&(_, meant)| meant)
}

/// Is this a function of Rust that our library calls? Toolchains that have none do without.
pub fn is_called(name: &str) -> bool {
    CALLED.iter().any(|(known, _)| *known == name)
}

/// What the names of the user's modules mean.
#[derive(Default)]
pub struct Meanings<'a> {
    replaced: FxHashMap<&'a str, &'static str>,
    /// What calls mean in some functions only: of a function and of what it calls, the path.
    within: FxHashMap<&'a str, &'static str>,
    called: FxHashMap<&'static str, (usize, &'a str)>,
}

/// Is a module compiled from Rust?
pub fn is_of_rust(module: &Module<'_>) -> bool {
    module.symbols.contains_key("rust_eh_personality")
        || module.symbols.keys().any(|name| name.starts_with("_R") && rust_names::is_mangled(name))
}

impl<'a> Meanings<'a> {
    /// Looks through the names of the user's modules, if there is Rust in them.
    pub fn find(users: &[Module<'a>]) -> Meanings<'a> {
        let mut found = Meanings::default();
        let (replaced, called) = (table(REPLACED.iter().copied()), table(CALLED.iter().map(|&(name, path)| (path, name))));
        let within = table(REPLACED_WITHIN.iter().flat_map(|&(function, callee, _)| [(function, function), (callee, callee)]));
        for (number, module) in users.iter().enumerate().filter(|(_, module)| is_of_rust(module)) {
            for (&symbol, kind) in &module.symbols {
                if matches!(kind, Symbol::Variable(_)) {
                    continue;
                }
                let Some(path) = rust_names::path(symbol) else { continue };
                if let Some(name) = replaced.get(path.as_str()) {
                    found.replaced.insert(symbol, name);
                }
                if let Some(known) = within.get(path.as_str()) {
                    found.within.insert(symbol, known);
                }
                if let (Some(name), Symbol::Function(_)) = (called.get(path.as_str()), kind) {
                    found.called.insert(name, (number, symbol));
                }
            }
        }
        found
    }

    /// The name of what is called where this one is.
    pub fn of(&self, name: &'a str) -> &'a str {
        self.replaced.get(name).copied().unwrap_or(name)
    }

    /// Names what the calls of a function mean.
    pub fn replace_calls(&self, source: &mut Function<'a>) {
        if self.replaced.is_empty() {
            return;
        }
        let function = self.within.get(source.name);
        let only_here = |name: &str| {
            let (function, callee) = (function?, self.within.get(name)?);
            REPLACED_WITHIN.iter().find(|(caller, path, _)| caller == function && path == callee).map(|&(.., meant)| meant)
        };
        for instruction in source.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            if let Operation::Call(call) = &mut instruction.operation
                && let Value::Global(name) = &mut call.callee
            {
                *name = only_here(name).unwrap_or_else(|| self.of(name));
            }
        }
    }

    /// The function of Rust that our library calls by this name.
    pub fn called(&self, name: &str) -> Option<(usize, &'a str)> {
        self.called.get(name).copied()
    }
}

fn table(entries: impl Iterator<Item = (&'static str, &'static str)>) -> FxHashMap<&'static str, &'static str> {
    entries.collect()
}

/// Is this a file of Rust's library?
pub fn is_library_file(file: &str) -> bool {
    const CRATES: [&str; 7] = ["core", "alloc", "std", "test", "panic_unwind", "panic_abort", "proc_macro"];
    // Where the library was built, its files are named from there on.
    let rest = match file.split_once("/library/") {
        Some((before, rest)) if before.starts_with("/rustc/") || before.ends_with("/lib/rustlib/src/rust") => rest,
        _ => file.strip_prefix("library/").unwrap_or(""),
    };
    CRATES.iter().any(|name| rest.strip_prefix(name).is_some_and(|rest| rest.starts_with("/src/")))
}
