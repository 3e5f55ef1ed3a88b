// Test, then test and set.
// thinair: --variants RELAXED_UNLOCK RELAXED_LOCK NO_SET
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
    do {
        while (load(&held, relaxed))
            ;
#ifdef NO_SET
        store(&held, 1, relaxed);
        break;
#endif
    } while (exchange(&held, 1, locking));
}

static void unlock(int me) {
    store(&held, 0, unlocking);
}
