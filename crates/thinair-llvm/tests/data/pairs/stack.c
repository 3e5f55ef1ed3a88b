// A Treiber stack.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

struct node { int value; struct node *next; };
struct stack { _Atomic(struct node *) top; };
static struct stack shared;

#ifdef NESTED
static struct node *first(struct stack *s) {
    return atomic_load_explicit(&s->top, memory_order_relaxed);
}
static bool put(struct stack *s, struct node **expected, struct node *wanted) {
    return atomic_compare_exchange_weak_explicit(&s->top, expected, wanted, memory_order_release, memory_order_relaxed);
}
static bool take(struct stack *s, struct node **expected) {
    return atomic_compare_exchange_weak_explicit(&s->top, expected, (*expected)->next, memory_order_acquire, memory_order_acquire);
}
static void push(struct stack *s, int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    struct node *old = first(s);
    do {
        node->next = old;
    } while (!put(s, &old, node));
}
static bool pop(struct stack *s, int *value) {
    struct node *old = atomic_load_explicit(&s->top, memory_order_acquire);
    while (old && !take(s, &old)) {
    }
    if (!old) return false;
    *value = old->value;
    return true;
}
static void *pusher(void *argument) {
    push(argument, 1);
    return NULL;
}
static void *popper(void *argument) {
    int value;
    if (pop(argument, &value)) assert(value == 1);
    return NULL;
}
#else
static void *pusher(void *argument) {
    struct stack *s = argument;
    struct node *node = malloc(sizeof *node);
    node->value = 1;
    struct node *old = atomic_load_explicit(&s->top, memory_order_relaxed);
    do {
        node->next = old;
    } while (!atomic_compare_exchange_weak_explicit(&s->top, &old, node, memory_order_release, memory_order_relaxed));
    return NULL;
}
static void *popper(void *argument) {
    struct stack *s = argument;
    struct node *old = atomic_load_explicit(&s->top, memory_order_acquire);
    while (old && !atomic_compare_exchange_weak_explicit(&s->top, &old, old->next, memory_order_acquire, memory_order_acquire)) {
    }
    if (old) assert(old->value == 1);
    return NULL;
}
#endif

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, NULL, pusher, &shared);
    pthread_create(&b, NULL, pusher, &shared);
    pthread_create(&c, NULL, popper, &shared);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
