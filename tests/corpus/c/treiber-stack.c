// Treiber's stack: two threads push, then one pops. What is popped was pushed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
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
    while (!atomic_compare_exchange_weak_explicit(&top, &node->next, node, memory_order_release, memory_order_relaxed))
        ;
}

static int pop(int *value) {
    struct node *node = atomic_load_explicit(&top, memory_order_acquire);
    do {
        if (node == NULL)
            return 0;
    } while (!atomic_compare_exchange_weak_explicit(&top, &node, node->next, memory_order_acquire, memory_order_acquire));
    *value = node->value;
    return 1;
}

static void *pusher(void *argument) {
    push((int)(long)argument);
    return NULL;
}

static void *popper(void *unused) {
    int value;
    if (pop(&value))
        assert(value == 1 || value == 2);
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, pusher, (void *)1);
    pthread_create(&threads[1], NULL, pusher, (void *)2);
    pthread_create(&threads[2], NULL, popper, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
