// A ticket lock.
// thinair: --variants RELAXED_UNLOCK RELAXED_LOCK TORN_TICKET
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

static atomic_int next, serving;

static void lock(int me) {
#ifdef TORN_TICKET
    int mine = load(&next, relaxed);
    store(&next, mine + 1, relaxed);
#else
    int mine = fetch_add(&next, 1, relaxed);
#endif
    while (load(&serving, locking) != mine)
        ;
}

static void unlock(int me) {
    store(&serving, load(&serving, relaxed) + 1, unlocking);
}
