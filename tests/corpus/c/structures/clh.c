// The queue lock of Craig, Landin and Hagersten.
// thinair: --variants RELAXED_UNLOCK RELAXED_TAIL
#define THREADS 3
#include "client.h"

#ifdef RELAXED_UNLOCK
#define unlocking relaxed
#else
#define unlocking release
#endif
#ifdef RELAXED_TAIL
#define queueing relaxed
#else
#define queueing acq_rel
#endif

static atomic_int locked[THREADS + 1];
static atomic_int tail = THREADS;

static void lock(int me) {
    store(&locked[me], 1, relaxed);
    int before = exchange(&tail, me, queueing);
    while (load(&locked[before], acquire))
        ;
}

static void unlock(int me) {
    store(&locked[me], 0, unlocking);
}
