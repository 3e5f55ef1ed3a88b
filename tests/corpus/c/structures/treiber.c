// Treiber's stack.
// thinair: --variants RELAXED_PUSH RELAXED_POP FREED LOST_TOP
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef RELAXED_PUSH
#define pushing memory_order_relaxed
#else
#define pushing memory_order_release
#endif
#ifdef RELAXED_POP
#define popping memory_order_relaxed
#else
#define popping memory_order_acquire
#endif

struct node {
    int value;
    struct node *next;
};

static _Atomic(struct node *) top;

static void push(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
    do {
        node->next = old;
#ifdef LOST_TOP
        atomic_store_explicit(&top, node, pushing);
        return;
#endif
    } while (!atomic_compare_exchange_weak_explicit(&top, &old, node, pushing, memory_order_relaxed));
}

static int pop(void) {
    struct node *old = atomic_load_explicit(&top, popping);
    do {
        if (!old)
            return 0;
    } while (!atomic_compare_exchange_weak_explicit(&top, &old, old->next, popping, popping));
    int value = old->value;
#ifdef FREED
    free(old);
#endif
    return value;
}

static int popped[2];

static void *work(void *argument) {
    long me = (long)argument;
    push(me + 1);
    popped[me] = pop();
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, (void *)0);
    pthread_create(&b, 0, work, (void *)1);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(popped[0] + popped[1] == 3);
    assert(atomic_load(&top) == 0);
    return 0;
}
