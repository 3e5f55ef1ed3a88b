// Szymanski's mutual exclusion for two threads, N times each: relaxed accesses, and a full fence after each write that the other must see.
#include "bench.h"

static atomic_int flag[2];
static atomic_int inside;

#define FENCE() atomic_thread_fence(memory_order_seq_cst)

static void lock(int me) {
    int other = 1 - me;
    WRITE(flag[me], 1);
    FENCE();
    // The waiting room has a door: wait until it is open.
    while (READ(flag[other]) >= 3)
        ;
    FENCE();
    WRITE(flag[me], 3);
    FENCE();
    if (READ(flag[other]) == 1) {
        WRITE(flag[me], 2);
        FENCE();
        while (READ(flag[other]) != 4)
            ;
        FENCE();
    }
    WRITE(flag[me], 4);
    FENCE();
    if (me == 1)
        while (READ(flag[other]) >= 2)
            ;
    FENCE();
}

static void unlock(int me) {
    FENCE();
    if (me == 0) {
        int seen;
        do
            seen = READ(flag[1]);
        while (seen == 2 || seen == 3);
    }
    WRITE(flag[me], 0);
}

static void body(int me) {
    for (int round = 0; round < N; round++) {
        lock(me);
        WRITE(inside, me + 1);
        assert(READ(inside) == me + 1);
        unlock(me);
    }
}

int main(void) {
    run_threads(2);
    return 0;
}
