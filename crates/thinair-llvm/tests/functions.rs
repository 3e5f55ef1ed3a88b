//! `docs/functions.md`: every function and feature of C that Thinair knows, with the programs of the corpus that use it, and those of their variants in which something
//! is wrong and found. Each must have both. Other tests hold the results; `THINAIR_BLESS=1` writes the page.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

const GROUPS: &[(&str, &str)] = &[
    (
        "Threads",
        "pthread_create pthread_join pthread_self pthread_equal pthread_exit pthread_detach pthread_attr_init pthread_attr_setdetachstate \
         pthread_attr_destroy pthread_once pthread_key_create pthread_key_delete pthread_setspecific pthread_getspecific _Thread_local",
    ),
    (
        "Mutexes",
        "pthread_mutex_init pthread_mutex_destroy pthread_mutex_lock pthread_mutex_trylock pthread_mutex_timedlock pthread_mutex_unlock \
         pthread_mutexattr_init pthread_mutexattr_settype pthread_mutexattr_gettype pthread_mutexattr_destroy",
    ),
    (
        "Condition variables",
        "pthread_cond_init pthread_cond_destroy pthread_cond_wait pthread_cond_timedwait pthread_cond_signal pthread_cond_broadcast",
    ),
    (
        "Locks for readers and writers",
        "pthread_rwlock_init pthread_rwlock_destroy pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_tryrdlock \
         pthread_rwlock_trywrlock pthread_rwlock_unlock",
    ),
    ("Barriers", "pthread_barrier_init pthread_barrier_wait pthread_barrier_destroy"),
    ("Spin locks", "pthread_spin_init pthread_spin_lock pthread_spin_trylock pthread_spin_unlock pthread_spin_destroy"),
    (
        "Threads of C11",
        "thrd_create thrd_join thrd_exit thrd_detach thrd_current thrd_equal thrd_yield thrd_sleep mtx_init mtx_lock mtx_trylock \
         mtx_timedlock mtx_unlock mtx_destroy cnd_init cnd_wait cnd_timedwait cnd_signal cnd_broadcast cnd_destroy call_once tss_create \
         tss_set tss_get tss_delete thread_local",
    ),
    ("Semaphores", "sem_init sem_wait sem_trywait sem_timedwait sem_post sem_getvalue sem_destroy"),
    ("Memory", "malloc calloc realloc reallocarray free aligned_alloc posix_memalign malloc_usable_size"),
    ("Blocks", "memcpy memmove memset memcmp memchr bcmp"),
    (
        "Strings",
        "strlen strnlen strcpy strncpy stpcpy strcat strncat strcmp strncmp strcasecmp strncasecmp strchr strrchr strstr strspn strcspn \
         strpbrk strtok strtok_r strdup strndup atoi atol strtol strtoul strtoll snprintf sprintf",
    ),
    ("Letters and numbers", "isdigit isalpha isspace toupper tolower qsort bsearch abs sqrt fabs floor ceil pow fmod round"),
    ("Ends", "assert abort exit _exit quick_exit atexit"),
    ("Input", "fgets getchar scanf sscanf getrandom"),
    ("Output", "printf fprintf vprintf puts fputs putchar perror fflush"),
    ("Time", "sched_yield usleep sleep nanosleep time clock clock_gettime gettimeofday"),
    (
        "Atomics of C11",
        "atomic_init atomic_load atomic_store atomic_exchange atomic_compare_exchange_strong atomic_compare_exchange_weak atomic_fetch_add \
         atomic_fetch_sub atomic_fetch_or atomic_fetch_and atomic_fetch_xor atomic_flag_test_and_set atomic_flag_clear \
         atomic_thread_fence atomic_signal_fence atomic_is_lock_free",
    ),
    (
        "Atomics of compilers",
        "__atomic_load_n __atomic_store_n __atomic_exchange_n __atomic_compare_exchange_n __atomic_load __atomic_store __atomic_exchange \
         __atomic_compare_exchange __atomic_fetch_add __atomic_add_fetch __atomic_fetch_or __atomic_xor_fetch __atomic_fetch_nand \
         __atomic_nand_fetch __atomic_test_and_set __atomic_clear __atomic_thread_fence __sync_fetch_and_add __sync_add_and_fetch \
         __sync_bool_compare_and_swap __sync_val_compare_and_swap __sync_lock_test_and_set __sync_lock_release __sync_synchronize",
    ),
    (
        "Verifiers",
        "__VERIFIER_assume __VERIFIER_nondet_bool __VERIFIER_nondet_int __VERIFIER_nondet_uint __VERIFIER_atomic_begin \
         __VERIFIER_atomic_end reach_error __VERIFIER_error __VERIFIER_assert rand srand",
    ),
    (
        "The language",
        "struct_copy unions function_pointers recursion varargs bit_fields floats wide_integers array __int128 computed_goto alias weak \
         errno",
    ),
];

const HEAD: &str = "# The C library and language, tested

A test makes this page. Each function stands with the programs of `tests/corpus/c` that use it and are verified, and with the variants of these programs (compiled with
`-DNAME`) in which something is wrong and is found. What the functions mean is in [c.md](c.md).
";

struct Program {
    name: String,
    source: String,
    /// No error is found in it; where it has inputs, that is a matter of their bounds.
    verified: bool,
    caught: Vec<String>,
}

fn programs() -> Vec<Program> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/c");
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in ["", "library", "language", "structures", "programs"] {
        let entries = std::fs::read_dir(root.join(folder)).unwrap();
        files.extend(entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "c")));
    }
    files.sort();
    files.iter().map(|file| program(&root, file)).collect()
}

fn program(root: &Path, file: &Path) -> Program {
    let expected = std::fs::read_to_string(file.with_extension("expected")).unwrap_or_default();
    let mut caught = BTreeSet::new();
    let mut verified = false;
    for (name, result) in expected.lines().filter_map(|line| line.split_once(": ")) {
        let variant = name.split_once(' ').map_or("", |(variant, _)| variant);
        let word = result.split([',', ' ']).next().unwrap_or("");
        verified |= variant.is_empty() && ["verified", "bounded"].contains(&word);
        if !["verified", "bounded", "interrupted", "refused", "unsupported"].contains(&word) {
            caught.insert(if variant.is_empty() { word.to_string() } else { format!("{variant} ({word})") });
        }
    }
    let name = file.strip_prefix(root).unwrap().with_extension("").display().to_string();
    Program { name, source: std::fs::read_to_string(file).unwrap(), verified, caught: caught.into_iter().collect() }
}

/// The first ones, and whether there are more.
fn few(all: &[String], most: usize) -> Vec<String> {
    all.iter().take(most).cloned().chain((all.len() > most).then(|| "…".to_string())).collect()
}

/// Does the text have this word?
fn has_word(text: &str, word: &str) -> bool {
    let part_of_a_word = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    text.match_indices(word).any(|(at, _)| {
        let after = text[at + word.len()..].strip_prefix("_explicit").unwrap_or(&text[at + word.len()..]);
        !part_of_a_word(text[..at].chars().next_back()) && !part_of_a_word(after.chars().next())
    })
}

#[test]
fn every_function_has_a_right_and_a_wrong_use() {
    let programs = programs();
    let mut page = HEAD.to_string();
    let mut missing = Vec::new();
    for (group, names) in GROUPS {
        write!(page, "\n## {group}\n\n| | used in | wrong in |\n|---|---|---|\n").unwrap();
        for name in names.split_whitespace() {
            let using: Vec<&Program> = programs.iter().filter(|program| has_word(&program.source, name)).collect();
            let right: Vec<&str> = using.iter().filter(|program| program.verified).map(|program| program.name.as_str()).collect();
            let wrong: Vec<String> = using
                .iter()
                .filter(|program| !program.caught.is_empty())
                .map(|program| format!("{}: {}", program.name, few(&program.caught, 4).join(", ")))
                .collect();
            if right.is_empty() || wrong.is_empty() {
                missing.push(name);
            }
            let right: Vec<String> = right.iter().map(|name| (*name).to_string()).collect();
            writeln!(page, "| `{name}` | {} | {} |", few(&right, 3).join("; "), few(&wrong, 3).join("; ")).unwrap();
        }
    }
    assert!(missing.is_empty(), "no right use, or no wrong one, is tested of {missing:?}");
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/functions.md");
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&docs, &page).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&docs).unwrap_or_default(), page, "run this test with THINAIR_BLESS=1");
}
