// A weak compare-and-exchange in loops. Where only the number of turns could differ, it may as well be a strong one; where somebody sees what
// they store, it may not.
// thinair: --variants GIVES_UP SEEN ADDED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value, tries;
    struct node *next;
};

static _Atomic(struct node *) top;
static atomic_int counter, progress;

static void push(struct node *node) {
    struct node *old = atomic_load(&top);
    do {
        node->next = old;
#ifdef SEEN
        atomic_store(&progress, node->value);
#endif
#ifdef ADDED
        node->tries++;
#endif
    } while (!atomic_compare_exchange_weak(&top, &old, node));
}

static void push_again(struct node *node) {
    node->next = atomic_load(&top);
    while (!atomic_compare_exchange_weak(&top, &node->next, node))
        ;
}

static int increment(void) {
    int old = atomic_load(&counter);
    while (!atomic_compare_exchange_weak(&counter, &old, old + 1)) {
#ifdef GIVES_UP
        return 1;
#endif
    }
    return 0;
}

static void *work(void *argument) {
    struct node *node = malloc(sizeof *node), *other = malloc(sizeof *other);
    node->value = 1;
    node->tries = 0;
    push(node);
    push_again(other);
#ifdef ADDED
    assert(node->tries < 3);
#endif
    return 0;
}

static void *count(void *argument) {
#ifdef SEEN
    int seen = 0;
    for (int i = 0; i < 2; i++)
        seen += atomic_exchange(&progress, 0);
    assert(seen <= 1);
#else
    increment();
#endif
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, count, 0);
    increment();
    pthread_join(a, 0);
    pthread_join(b, 0);
#ifndef SEEN
    assert(counter == 2);
#endif
    assert(top && top->next && !top->next->next);
    return 0;
}
