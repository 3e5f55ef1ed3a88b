// Szymanski's algorithm for two threads, for ever.
#include "protocol.h"

static atomic_int flag[2];

static void contend(int me) {
    int other = 1 - me;
    STORE(flag[me], 1);
    FENCE();
    while (LOAD(flag[other]) >= 3)
        ;
    STORE(flag[me], 3);
    FENCE();
    if (LOAD(flag[other]) == 1) {
        STORE(flag[me], 2);
        FENCE();
        while (LOAD(flag[other]) != 4)
            ;
    }
    STORE(flag[me], 4);
    FENCE();
    if (me == 1)
        while (LOAD(flag[other]) >= 2)
            ;
    critical(me);
    if (me == 0) {
        int seen;
        do
            seen = LOAD(flag[other]);
        while (seen == 2 || seen == 3);
    }
    STORE(flag[me], 0);
}
