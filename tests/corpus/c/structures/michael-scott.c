// The queue of Michael and Scott: two producers, and then a consumer.
// thinair: --variants RELAXED_LINK RELAXED_READ NO_HELP
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef RELAXED_LINK
#define linking memory_order_relaxed
#else
#define linking memory_order_release
#endif
#ifdef RELAXED_READ
#define reading memory_order_relaxed
#else
#define reading memory_order_acquire
#endif

struct node {
    int value;
    _Atomic(struct node *) next;
};

static struct node dummy;
static _Atomic(struct node *) head = &dummy, tail = &dummy;

static void enqueue(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    atomic_store_explicit(&node->next, 0, memory_order_relaxed);
    for (;;) {
        struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
        struct node *next = atomic_load_explicit(&last->next, memory_order_acquire);
        if (next) {
#ifndef NO_HELP
            atomic_compare_exchange_strong_explicit(&tail, &last, next, linking, memory_order_relaxed);
#endif
            continue;
        }
        if (atomic_compare_exchange_strong_explicit(&last->next, &next, node, linking, memory_order_relaxed)) {
#ifndef NO_HELP
            atomic_compare_exchange_strong_explicit(&tail, &last, node, linking, memory_order_relaxed);
#endif
            return;
        }
    }
}

static int dequeue(void) {
    for (;;) {
        struct node *first = atomic_load_explicit(&head, memory_order_acquire);
        struct node *next = atomic_load_explicit(&first->next, reading);
        if (!next)
            return 0;
        if (atomic_compare_exchange_strong_explicit(&head, &first, next, memory_order_acq_rel, memory_order_relaxed))
            return next->value;
    }
}

static void *produce(void *argument) {
    enqueue((int)(long)argument);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, produce, (void *)1);
    pthread_create(&b, 0, produce, (void *)2);
    int early = dequeue();
    assert(early >= 0 && early <= 2);
    pthread_join(a, 0);
    pthread_join(b, 0);
    int sum = early;
    for (int value = dequeue(); value; value = dequeue())
        sum += value;
    assert(sum == 3);
    return 0;
}
