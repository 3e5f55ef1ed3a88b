// Two threads that are too polite: each says that it wants to go, and steps back if the other wants to go as well. In step with each other they do so for
// ever, although each gets its turn all the time.
#include "protocol.h"

static atomic_int wants[2];

static void contend(int me) {
    int other = 1 - me;
    for (;;) {
        STORE(wants[me], 1);
        atomic_thread_fence(memory_order_seq_cst);
        if (!LOAD(wants[other]))
            break;
        STORE(wants[me], 0);
    }
    critical(me);
    STORE(wants[me], 0);
}
