// Szymanski's mutex.
// thinair: --variants WITHOUT_SC NO_DOOR
#include "client.h"

#ifdef WITHOUT_SC
#define strong release
#define strong_load acquire
#else
#define strong seq_cst
#define strong_load seq_cst
#endif

static atomic_int flag[THREADS];

static int state(int of) {
    return load(&flag[of], strong_load);
}

static void lock(int me) {
    store(&flag[me], 1, strong);
    for (int j = 0; j < THREADS; j++)
        while (j != me && state(j) >= 3)
            ;
    store(&flag[me], 3, strong);
#ifndef NO_DOOR
    for (int j = 0; j < THREADS; j++)
        if (j != me && state(j) == 1) {
            store(&flag[me], 2, strong);
            while (state(j) != 4)
                ;
            break;
        }
#endif
    store(&flag[me], 4, strong);
    for (int j = 0; j < me; j++)
        while (state(j) >= 2)
            ;
}

static void unlock(int me) {
    for (int j = me + 1; j < THREADS; j++)
        for (int other = state(j); other == 2 || other == 3; other = state(j))
            ;
    store(&flag[me], 0, strong);
}
