// Dekker's algorithm, for ever.
#include "protocol.h"

static atomic_int flag[2], turn;

static void contend(int me) {
    int other = 1 - me;
    STORE(flag[me], 1);
    FENCE();
    while (LOAD(flag[other])) {
        if (LOAD(turn) != me) {
            STORE(flag[me], 0);
            while (LOAD(turn) != me)
                ;
            STORE(flag[me], 1);
            FENCE();
        }
    }
    critical(me);
    STORE(turn, other);
    STORE(flag[me], 0);
}
