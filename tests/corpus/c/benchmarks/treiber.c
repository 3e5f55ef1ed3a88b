// Treiber's stack: N threads that push and N that pop, without freeing.
#include "bench.h"
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static _Atomic(struct node *) top;

static void push(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = atomic_load_explicit(&top, memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&top, &node->next, node, memory_order_release, memory_order_relaxed))
        ;
}

static int pop(void) {
    struct node *node = atomic_load_explicit(&top, memory_order_acquire);
    while (node && !atomic_compare_exchange_strong_explicit(&top, &node, node->next, memory_order_acquire, memory_order_acquire))
        ;
    return node ? node->value : 0;
}

static void body(int me) {
    if (me < N)
        push(me + 1);
    else
        assert(pop() <= N);
}

int main(void) {
    run_threads(2 * N);
    return 0;
}
