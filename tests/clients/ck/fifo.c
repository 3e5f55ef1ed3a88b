// One producer and one consumer of Concurrency Kit's queue.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_fifo.h>

static ck_fifo_spsc_t fifo;
static ck_fifo_spsc_entry_t stub, entry;
static int value;

static void *produce(void *unused) {
    value = 1;
    ck_fifo_spsc_enqueue(&fifo, &entry, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    void *found = 0;
    ck_fifo_spsc_init(&fifo, &stub);
    pthread_create(&thread, 0, produce, 0);
    if (ck_fifo_spsc_dequeue(&fifo, &found))
        assert(*(int *)found == 1);
    pthread_join(thread, 0);
    return 0;
}
