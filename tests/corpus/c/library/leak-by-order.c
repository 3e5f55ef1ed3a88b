// Whether memory is lost may depend on the order of two stores that nobody reads.
// thinair: --variants SWAPPED CHAIN FREED SEEN
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
};

static _Atomic(struct node *) slot;

static void put(struct node *node) {
    atomic_store_explicit(&slot, node, memory_order_relaxed);
}

static void *forget(void *unused) {
    put(0);
    return 0;
}

static void *keep(void *unused) {
    struct node *node = malloc(sizeof *node);
    node->next = 0;
#ifdef CHAIN
    node->next = malloc(sizeof *node);
    node->next->next = 0;
#endif
    put(node);
    return 0;
}

int main(void) {
    pthread_t thread;
#ifdef SWAPPED
    pthread_create(&thread, 0, forget, 0);
    keep(0);
    pthread_join(thread, 0);
#elif defined(SEEN)
    pthread_create(&thread, 0, forget, 0);
    pthread_join(thread, 0);
    keep(0);
#else
    pthread_create(&thread, 0, keep, 0);
#ifndef FREED
    forget(0);
#endif
    pthread_join(thread, 0);
#ifdef FREED
    free(atomic_exchange(&slot, (struct node *)0));
#endif
#endif
    return 0;
}
