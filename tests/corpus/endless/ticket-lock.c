// A ticket lock, for ever. Taking a ticket is a locked instruction, so that x86 needs no fence. Tickets wrap around.
#include "protocol.h"

static atomic_uchar next, serving;

static void contend(int me) {
    unsigned char ticket = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (LOAD(serving) != ticket)
        ;
    critical(me);
    STORE(serving, (unsigned char)(ticket + 1));
}
