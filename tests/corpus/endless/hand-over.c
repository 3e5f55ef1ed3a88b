// Two threads hand a token to each other, for ever: each waits until it has it.
#include "protocol.h"

static atomic_int token;

static void contend(int me) {
    while (LOAD(token) != me)
        ;
    critical(me);
    STORE(token, 1 - me);
}
