// A lock that is taken by an exchange. A thread may find it taken whenever it looks, while the others take it again and again: it can starve, but somebody
// always gets through.
#include "protocol.h"

static atomic_int taken;

static void contend(int me) {
    while (atomic_exchange_explicit(&taken, 1, memory_order_relaxed))
        ;
    critical(me);
    STORE(taken, 0);
}
