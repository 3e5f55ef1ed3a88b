// Peterson's algorithm, for ever.
#include "protocol.h"

static atomic_int flag[2], turn;

static void contend(int me) {
    int other = 1 - me;
    STORE(flag[me], 1);
    STORE(turn, other);
    FENCE();
    while (LOAD(flag[other]) && LOAD(turn) == other)
        ;
    critical(me);
    STORE(flag[me], 0);
}
