// A spin lock by compare-and-exchange.
// thinair: --variants RELAXED_UNLOCK RELAXED_LOCK
#define THREADS 3
#include "client.h"

#ifdef RELAXED_UNLOCK
#define unlocking relaxed
#else
#define unlocking release
#endif
#ifdef RELAXED_LOCK
#define locking relaxed
#else
#define locking acquire
#endif

static atomic_int held;

static void lock(int me) {
    int expected = 0;
    while (!atomic_compare_exchange_weak_explicit(&held, &expected, 1, locking, relaxed))
        expected = 0;
}

static void unlock(int me) {
    store(&held, 0, unlocking);
}
