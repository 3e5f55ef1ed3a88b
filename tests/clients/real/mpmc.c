// A producer and a consumer of the blocking queue mpmc.c, which waits with futex after 2^20 attempts.
// With: --volatile relaxed
#define main their_main
#include "concurrent-programs/mpmc/mpmc.c"
#undef main
#include <assert.h>
#include <pthread.h>

static mpmc_t queue;
static handle_t putter, taker;
static int value;

static void *other(void *unused) {
    mpmc_queue_register(&queue, &putter, ENQUEUE);
    value = 1;
    mpmc_enqueue(&queue, &putter, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    mpmc_init_queue(&queue, 1, 1, 2);
    mpmc_queue_register(&queue, &taker, DEQUEUE);
    pthread_create(&thread, 0, other, 0);
    int *found = mpmc_dequeue(&queue, &taker);
    assert(*found == 1);
    pthread_join(thread, 0);
    return 0;
}
