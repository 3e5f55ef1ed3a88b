// Treiber's stack, with nodes that come back: while one thread is about to pop the first node, another pops both and pushes the first again.
// The bug: the compare-and-swap sees the same pointer and takes it for the same stack.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    _Atomic(struct node *) next;
    atomic_int taken;
};

static struct node a, b;
static _Atomic(struct node *) top;

static void push(struct node *node) {
    struct node *old = atomic_load(&top);
    do
        atomic_store(&node->next, old);
    while (!atomic_compare_exchange_strong(&top, &old, node));
}

static struct node *pop(void) {
    struct node *old = atomic_load(&top);
    while (old != NULL) {
        struct node *next = atomic_load(&old->next);
        if (atomic_compare_exchange_strong(&top, &old, next))
            break;
    }
    return old;
}

static void *once(void *unused) {
    pop();
    return unused;
}

static void *twice_and_back(void *unused) {
    struct node *first = pop();
    struct node *second = pop();
    if (second != NULL)
        atomic_store(&second->taken, 1);
    if (first != NULL)
        push(first);
    return unused;
}

int main(void) {
    push(&b);
    push(&a);
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, once, NULL);
    pthread_create(&threads[1], NULL, twice_and_back, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    struct node *first = atomic_load(&top);
    if (first != NULL)
        assert(!atomic_load(&first->taken));
    return 0;
}
