// A ring buffer between one producer and one consumer.
// thinair: --variants RELAXED_WRITE RELAXED_READ RELAXED_FREE NO_ROOM_CHECK
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef RELAXED_WRITE
#define writing memory_order_relaxed
#else
#define writing memory_order_release
#endif
#ifdef RELAXED_READ
#define reading memory_order_relaxed
#else
#define reading memory_order_acquire
#endif
#ifdef RELAXED_FREE
#define freeing memory_order_relaxed
#else
#define freeing memory_order_release
#endif

#define SIZE 2
static int buffer[SIZE];
static atomic_uint head, tail;

static void *produce(void *argument) {
    for (int i = 1; i <= 3; i++) {
        unsigned at = atomic_load_explicit(&tail, memory_order_relaxed);
#ifndef NO_ROOM_CHECK
        while (at - atomic_load_explicit(&head, memory_order_acquire) == SIZE)
            ;
#endif
        buffer[at % SIZE] = i;
        atomic_store_explicit(&tail, at + 1, writing);
    }
    return 0;
}

static void *consume(void *argument) {
    for (int i = 1; i <= 3; i++) {
        unsigned at = atomic_load_explicit(&head, memory_order_relaxed);
        while (atomic_load_explicit(&tail, reading) == at)
            ;
        assert(buffer[at % SIZE] == i);
        atomic_store_explicit(&head, at + 1, freeing);
    }
    return 0;
}

int main(void) {
    pthread_t producer, consumer;
    pthread_create(&producer, 0, produce, 0);
    pthread_create(&consumer, 0, consume, 0);
    pthread_join(producer, 0);
    pthread_join(consumer, 0);
    return 0;
}
