// Vyukov's bounded queue for several producers and consumers.
// thinair: --variants RELAXED_PUBLISH RELAXED_READ RELAXED_RELEASE NO_CLAIM
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef RELAXED_PUBLISH
#define publishing memory_order_relaxed
#else
#define publishing memory_order_release
#endif
#ifdef RELAXED_READ
#define reading memory_order_relaxed
#else
#define reading memory_order_acquire
#endif
#ifdef RELAXED_RELEASE
#define releasing memory_order_relaxed
#else
#define releasing memory_order_release
#endif

#define SIZE 2
static struct {
    atomic_uint sequence;
    int value;
} cells[SIZE] = {{0}, {1}};
static atomic_uint enqueued, dequeued;

static int enqueue(int value) {
    unsigned at = atomic_load_explicit(&enqueued, memory_order_relaxed);
    for (;;) {
        unsigned sequence = atomic_load_explicit(&cells[at % SIZE].sequence, memory_order_acquire);
        if (sequence == at) {
#ifdef NO_CLAIM
            atomic_store_explicit(&enqueued, at + 1, memory_order_relaxed);
            break;
#else
            if (atomic_compare_exchange_strong_explicit(&enqueued, &at, at + 1, memory_order_relaxed, memory_order_relaxed))
                break;
#endif
        } else if (sequence < at) {
            return 0;
        } else {
            at = atomic_load_explicit(&enqueued, memory_order_relaxed);
        }
    }
    cells[at % SIZE].value = value;
    atomic_store_explicit(&cells[at % SIZE].sequence, at + 1, publishing);
    return 1;
}

static int dequeue(void) {
    unsigned at = atomic_load_explicit(&dequeued, memory_order_relaxed);
    for (;;) {
        unsigned sequence = atomic_load_explicit(&cells[at % SIZE].sequence, reading);
        if (sequence == at + 1) {
            if (atomic_compare_exchange_strong_explicit(&dequeued, &at, at + 1, memory_order_relaxed, memory_order_relaxed))
                break;
        } else if (sequence < at + 1) {
            return 0;
        } else {
            at = atomic_load_explicit(&dequeued, memory_order_relaxed);
        }
    }
    int value = cells[at % SIZE].value;
    atomic_store_explicit(&cells[at % SIZE].sequence, at + SIZE, releasing);
    return value;
}

static int first;

static void *produce(void *argument) {
    enqueue((int)(long)argument);
#ifdef RELAXED_RELEASE
    enqueue(3);
#endif
    return 0;
}

static void *consume(void *argument) {
    first = dequeue();
    return 0;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, 0, produce, (void *)1);
    pthread_create(&b, 0, produce, (void *)2);
    pthread_create(&c, 0, consume, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
#ifndef RELAXED_RELEASE
    int sum = first;
    for (int value = dequeue(); value; value = dequeue())
        sum += value;
    assert(sum == 3);
#endif
    return 0;
}
