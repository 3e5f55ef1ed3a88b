// One thread puts a value into the queue of lf-queue, another takes it out: with its contents.
// With: -- -ICLIENTS/real/gcc
#include "concurrent-programs/lf-queue/lfq.c"
#include <assert.h>
#include <pthread.h>

static struct lfq_ctx queue;
static int value;

static void *other(void *unused) {
    value = 1;
    lfq_enqueue(&queue, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    lfq_init(&queue, 2);
    pthread_create(&thread, 0, other, 0);
    int *found = lfq_dequeue_tid(&queue, 0);
    assert(!found || *found == 1);
    pthread_join(thread, 0);
    return 0;
}
