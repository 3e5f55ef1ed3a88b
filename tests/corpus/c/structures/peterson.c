// Peterson's mutex for two threads.
// thinair: --variants WITHOUT_SC RELAXED_UNLOCK WRONG_TURN
#include "client.h"

#ifdef WITHOUT_SC
#define strong release
#define strong_load acquire
#else
#define strong seq_cst
#define strong_load seq_cst
#endif

static atomic_int wants[2], turn;

static void lock(int me) {
    int other = 1 - me;
    store(&wants[me], 1, strong);
#ifdef WRONG_TURN
    store(&turn, me, strong);
#else
    store(&turn, other, strong);
#endif
    while (load(&wants[other], strong_load) && load(&turn, strong_load) == other)
        ;
}

static void unlock(int me) {
#ifdef RELAXED_UNLOCK
    store(&wants[me], 0, relaxed);
#else
    store(&wants[me], 0, release);
#endif
}
