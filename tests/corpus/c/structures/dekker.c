// Dekker's mutex, with fences where it needs them.
// thinair: --variants WITHOUT_FENCE RELAXED_UNLOCK
#include "client.h"

static atomic_int wants[2], turn;

static void full_fence(void) {
#ifndef WITHOUT_FENCE
    fence(seq_cst);
#endif
}

static void lock(int me) {
    int other = 1 - me;
    store(&wants[me], 1, relaxed);
    full_fence();
    while (load(&wants[other], acquire)) {
        if (load(&turn, acquire) != me) {
            store(&wants[me], 0, relaxed);
            while (load(&turn, acquire) != me)
                ;
            store(&wants[me], 1, relaxed);
            full_fence();
        }
    }
}

static void unlock(int me) {
#ifdef RELAXED_UNLOCK
    store(&turn, 1 - me, relaxed);
    store(&wants[me], 0, relaxed);
#else
    store(&turn, 1 - me, release);
    store(&wants[me], 0, release);
#endif
}
