// A hazard pointer keeps what a reader looks at from being freed.
// thinair: --variants NO_FENCE NO_SECOND_LOOK FREED_AT_ONCE
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
};

static _Atomic(struct node *) current, hazard;

static struct node *make(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    return node;
}

static void full_fence(void) {
#ifndef NO_FENCE
    atomic_thread_fence(memory_order_seq_cst);
#endif
}

static void *read_value(void *argument) {
    struct node *node = atomic_load_explicit(&current, memory_order_acquire);
    atomic_store_explicit(&hazard, node, memory_order_relaxed);
    full_fence();
#ifndef NO_SECOND_LOOK
    if (atomic_load_explicit(&current, memory_order_acquire) != node)
        return 0;
#endif
    assert(node->value == 1 || node->value == 2);
    atomic_store_explicit(&hazard, 0, memory_order_release);
    return 0;
}

int main(void) {
    pthread_t reader;
    atomic_store_explicit(&current, make(1), memory_order_relaxed);
    pthread_create(&reader, 0, read_value, 0);
    struct node *old = atomic_exchange_explicit(&current, make(2), memory_order_acq_rel);
    full_fence();
#ifdef FREED_AT_ONCE
    free(old);
#else
    if (atomic_load_explicit(&hazard, memory_order_acquire) != old)
        free(old);
#endif
    pthread_join(reader, 0);
    return 0;
}
