// A ticket lock with a waiting array: who is far back in the queue waits elsewhere.
// thinair: --variants RELAXED_UNLOCK NO_WAKE_UP
#define THREADS 3
#include "client.h"

#define SLOTS 4
static atomic_int next, serving, array[SLOTS];

static void lock(int me) {
    int mine = fetch_add(&next, 1, relaxed);
    int distance = mine - load(&serving, acquire);
    if (distance == 0)
        return;
    if (distance > 1) {
        int before = load(&array[mine % SLOTS], acquire);
        if (mine - load(&serving, acquire) > 1)
            while (load(&array[mine % SLOTS], acquire) == before)
                ;
    }
    while (load(&serving, acquire) != mine)
        ;
}

static void unlock(int me) {
    int following = load(&serving, relaxed) + 1;
#ifdef RELAXED_UNLOCK
    store(&serving, following, relaxed);
#else
    store(&serving, following, release);
#endif
#ifndef NO_WAKE_UP
    fetch_add(&array[(following + 1) % SLOTS], 1, release);
#endif
}
