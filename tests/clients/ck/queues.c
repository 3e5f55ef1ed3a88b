// Concurrency Kit's rings and queues with several producers or consumers: each value comes out once, with its contents.
// SPMC, MPSC, MPMC: of the ring; FIFO: the queue of linked entries.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <ck_fifo.h>
#include <ck_ring.h>

static int values[2];
static void *found[2];
static int taken[2];

#if defined(FIFO)
static ck_fifo_mpmc_t queue;
static ck_fifo_mpmc_entry_t stub, entries[2], *garbage[2];
#define INIT() ck_fifo_mpmc_init(&queue, &stub)
#define PUT(i) ck_fifo_mpmc_enqueue(&queue, &entries[i], &values[i])
#define TAKE(i) ck_fifo_mpmc_dequeue(&queue, &found[i], &garbage[i])
#else
static ck_ring_t ring;
static ck_ring_buffer_t buffer[4];
#define INIT() ck_ring_init(&ring, 4)
#if defined(SPMC)
#define PUT(i) ck_ring_enqueue_spmc(&ring, buffer, &values[i])
#define TAKE(i) ck_ring_dequeue_spmc(&ring, buffer, &found[i])
#elif defined(MPSC)
#define PUT(i) ck_ring_enqueue_mpsc(&ring, buffer, &values[i])
#define TAKE(i) ck_ring_dequeue_mpsc(&ring, buffer, &found[i])
#else
#define PUT(i) ck_ring_enqueue_mpmc(&ring, buffer, &values[i])
#define TAKE(i) ck_ring_dequeue_mpmc(&ring, buffer, &found[i])
#endif
#endif

static void *other(void *unused) {
#if defined(SPMC)
    taken[1] = TAKE(1);
#else
    values[1] = 1;
    PUT(1);
#endif
    return 0;
}

int main(void) {
    pthread_t thread;
    INIT();
    pthread_create(&thread, 0, other, 0);
    values[0] = 1;
    PUT(0);
    taken[0] = TAKE(0);
    if (taken[0])
        assert(*(int *)found[0] == 1);
    pthread_join(thread, 0);
    assert(taken[0] + taken[1] <= 1 || found[0] != found[1]);
    return 0;
}
