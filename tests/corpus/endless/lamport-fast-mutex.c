// Lamport's fast mutual exclusion (1987) for two threads, for ever.
#include "protocol.h"

static atomic_int busy[2], x, y;

static void contend(int me) {
    int name = me + 1, other = 1 - me;
    for (;;) {
        STORE(busy[me], 1);
        STORE(x, name);
        FENCE();
        if (LOAD(y) != 0) {
            STORE(busy[me], 0);
            while (LOAD(y) != 0)
                ;
            continue;
        }
        STORE(y, name);
        FENCE();
        if (LOAD(x) == name)
            break;
        STORE(busy[me], 0);
        FENCE();
        while (LOAD(busy[other]))
            ;
        if (LOAD(y) == name)
            break;
        while (LOAD(y) != 0)
            ;
    }
    critical(me);
    STORE(y, 0);
    STORE(busy[me], 0);
}
