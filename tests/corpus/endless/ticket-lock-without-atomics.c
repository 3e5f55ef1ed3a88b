// A ticket lock that takes its ticket with a load and a store: two threads may get the same one.
#include "protocol.h"

static atomic_uchar next, serving;

static void contend(int me) {
    unsigned char ticket = LOAD(next);
    STORE(next, (unsigned char)(ticket + 1));
    while (LOAD(serving) != ticket)
        ;
    critical(me);
    STORE(serving, (unsigned char)(ticket + 1));
}
