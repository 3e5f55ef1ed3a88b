// As stack.cpp, without templates.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static struct node *_Atomic top;
static void push(int value) {
    struct node *added = malloc(sizeof *added);
    added->value = value;
    added->next = atomic_load_explicit(&top, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&top, &added->next, added, memory_order_release, memory_order_relaxed)) {}
}
static int pop(int *value) {
    struct node *first = atomic_load_explicit(&top, memory_order_acquire);
    while (first && !atomic_compare_exchange_weak_explicit(&top, &first, first->next, memory_order_acquire, memory_order_acquire)) {}
    if (!first) return 0;
    *value = first->value;
    return 1;
}
static void *run(void *u) { push(1); return 0; }
int main(void) {
    pthread_t t; pthread_create(&t, 0, run, 0);
    push(2);
    int value; int found = pop(&value);
    assert(found && (value == 1 || value == 2));
    pthread_join(t, 0);
}
