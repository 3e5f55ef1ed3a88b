// A counter under HAProxy's progressive lock, taken for writing.
// With: --volatile relaxed -- -ISOURCES/haproxy/include
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include "haproxy/include/import/plock.h"

static unsigned long lock;

static int counter;

static void *work(void *unused) {
    pl_take_w(&lock);
    counter++;
    pl_drop_w(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    work(0);
    pthread_join(thread, 0);
    assert(counter == 2);
    return 0;
}
