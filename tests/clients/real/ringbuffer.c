// A producer and a consumer of ringbuffer.c (after DPDK, with barriers for the compiler): contents come along.
// With: --volatile relaxed
#define main their_main
#include "concurrent-programs/ringbuffer/ringbuffer.c"
#undef main
#include <assert.h>
#include <pthread.h>

static ringbuf_t *ring;
static int value;

static void *other(void *unused) {
    value = 1;
    ringbuf_sp_enqueue(ring, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    void *found;
    ring = ringbuf_create(4);
    pthread_create(&thread, 0, other, 0);
    if (!ringbuf_sc_dequeue(ring, &found))
        assert(*(int *)found == 1);
    pthread_join(thread, 0);
    return 0;
}
