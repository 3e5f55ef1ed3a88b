// Peterson's mutual exclusion for two threads that look at most N times whether they may go in: acquire and release, and full fences.
#include "bench.h"

static atomic_int wants[2], turn;
static int inside;

static int enter(int me) {
    int other = 1 - me;
    RELEASE(wants[me], 1);
    atomic_thread_fence(memory_order_seq_cst);
    RELEASE(turn, other);
    atomic_thread_fence(memory_order_seq_cst);
    for (int i = 0; i < N; i++)
        if (!ACQUIRE(wants[other]) || ACQUIRE(turn) != other)
            return 1;
    return 0;
}

static void body(int me) {
    if (!enter(me))
        return;
    inside = me + 1;
    assert(inside == me + 1);
    RELEASE(wants[me], 0);
}

int main(void) {
    run_threads(2);
    return 0;
}
