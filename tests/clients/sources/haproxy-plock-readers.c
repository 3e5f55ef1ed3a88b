// A writer and a reader under HAProxy's progressive lock.
// With: --volatile relaxed -- -ISOURCES/haproxy/include
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include "haproxy/include/import/plock.h"

static unsigned long lock;

static int left, right;

static void *write_both(void *unused) {
    pl_take_w(&lock);
    left = 1;
    right = 1;
    pl_drop_w(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, write_both, 0);
    pl_take_r(&lock);
    int one = left, other = right;
    pl_drop_r(&lock);
    assert(one == other);
    pthread_join(thread, 0);
    return 0;
}
