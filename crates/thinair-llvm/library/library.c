/* The whole library. `library.ll` is this file, compiled with clang 14: see crates/thinair-llvm/tests/library.rs. */
#include "locks.c"
#include "memory.c"
#include "standard.c"
#include "strings.c"
#include "threads.c"
#include "unsupported.c"
#include "waiting.c"
#include "input.c"
