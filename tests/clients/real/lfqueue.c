// A producer and a consumer of lfqueue: what comes out has its contents.
// With: --nondet 0..3
#include "lfqueue/lfqueue.c"
#include <assert.h>
#include <pthread.h>

static lfqueue_t queue;
static int value;

static void *other(void *unused) {
    value = 1;
    lfqueue_enq(&queue, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    lfqueue_init(&queue);
    pthread_create(&thread, 0, other, 0);
    int *found = lfqueue_deq(&queue);
    assert(!found || *found == 1);
    pthread_join(thread, 0);
    return 0;
}
