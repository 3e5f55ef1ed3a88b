// One producer and one consumer of Concurrency Kit's ring: what comes out was put in, with its contents.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <ck_ring.h>

static ck_ring_t ring;
static ck_ring_buffer_t buffer[4];
static int values[2];

static void *produce(void *unused) {
    values[0] = 1;
    ck_ring_enqueue_spsc(&ring, buffer, &values[0]);
    values[1] = 2;
    ck_ring_enqueue_spsc(&ring, buffer, &values[1]);
    return 0;
}

int main(void) {
    pthread_t thread;
    void *found = 0;
    ck_ring_init(&ring, 4);
    pthread_create(&thread, 0, produce, 0);
    if (ck_ring_dequeue_spsc(&ring, buffer, &found)) {
        assert(*(int *)found == 1);
        if (ck_ring_dequeue_spsc(&ring, buffer, &found))
            assert(*(int *)found == 2);
    }
    pthread_join(thread, 0);
    return 0;
}
