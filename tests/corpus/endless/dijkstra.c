// Dijkstra's solution of 1965 for two threads, for ever.
#include "protocol.h"

static atomic_int wants[2], enters[2], k;

static void contend(int me) {
    int other = 1 - me;
    STORE(wants[me], 1);
    FENCE();
    for (;;) {
        if (LOAD(k) != me) {
            STORE(enters[me], 0);
            FENCE();
            if (!LOAD(wants[LOAD(k)]))
                STORE(k, me);
        } else {
            STORE(enters[me], 1);
            FENCE();
            if (!LOAD(enters[other]))
                break;
        }
    }
    critical(me);
    STORE(enters[me], 0);
    STORE(wants[me], 0);
}
