// The counters of liburcu: an increment, an addition and a compare-and-swap are not lost.
// With: --volatile relaxed -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu/uatomic.h>

static long counter;

static void *other(void *unused) {
    uatomic_inc(&counter);
    long old = uatomic_read(&counter);
    while (uatomic_cmpxchg(&counter, old, old + 1) != old)
        old = uatomic_read(&counter);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    uatomic_add(&counter, 2);
    pthread_join(thread, 0);
    assert(uatomic_read(&counter) == 4);
    return 0;
}
