// As queue.cpp, without templates.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int value; struct node *_Atomic next; };
static struct node *_Atomic head, *_Atomic tail;
static struct node *fresh(void) { struct node *n = malloc(sizeof *n); n->value = 0; atomic_init(&n->next, 0); return n; }
static void push(int value) {
    struct node *added = fresh(); added->value = value;
    for (;;) {
        struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
        struct node *next = atomic_load_explicit(&last->next, memory_order_acquire);
        if (next) { atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release, memory_order_relaxed); continue; }
        if (atomic_compare_exchange_strong_explicit(&last->next, &next, added, memory_order_release, memory_order_relaxed)) {
            atomic_compare_exchange_strong_explicit(&tail, &last, added, memory_order_release, memory_order_relaxed);
            return;
        }
    }
}
static int pop(int *value) {
    for (;;) {
        struct node *first = atomic_load_explicit(&head, memory_order_acquire);
        struct node *next = atomic_load_explicit(&first->next, memory_order_acquire);
        if (!next) return 0;
        *value = next->value;
        if (atomic_compare_exchange_strong_explicit(&head, &first, next, memory_order_acq_rel, memory_order_relaxed)) return 1;
    }
}
static void *run(void *u) { push(1); return 0; }
int main(void) {
    struct node *first = fresh(); atomic_store(&head, first); atomic_store(&tail, first);
    pthread_t t; pthread_create(&t, 0, run, 0);
#ifdef TWO
    push(2);
#endif
    int value;
    if (pop(&value)) assert(value >= 1);
    pthread_join(t, 0);
}
