// A list that is set up by one thread, in N steps, before it has company. How long the list is
// makes no difference to what is wrong.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
struct node { struct node *next; atomic_int value; int plain; };
static struct node *head;
static _Atomic(struct node *) shared;
static void *other(void *argument) {
    struct node *n = atomic_load(&shared);
    atomic_fetch_add(&n->value, 1);
#ifdef RACE
    n->plain++;
#endif
#ifdef FREED
    struct node *m = n->next;
    assert(m->plain >= 0);
#endif
    return NULL;
}
int main(void) {
    struct node *last = NULL;
    for (int i = 0; i < N; i++) {
        struct node *n = malloc(sizeof *n);
        n->next = last;
        atomic_init(&n->value, i);
#ifdef MISSING
        if (i != 1)
#endif
        n->plain = i;
        last = n;
    }
    head = last;
#ifdef FREED
    free(last->next);
#endif
#ifdef OUTSIDE
    ((char *)last)[16 + N] = 1;
#endif
#ifdef FREED_BEFORE
    struct node *gone = last->next;
    free(gone);
    gone->plain = 1;
#endif
#ifdef TWICE
    struct node *gone = last->next;
    free(gone);
    free(gone);
#endif
#ifdef READ_BEFORE
    int before = 0;
    for (struct node *n = last; n; n = n->next) before += n->plain;
    assert(before >= 0);
#endif
#ifdef WAITS
    while (!atomic_load(&shared)) {}
#endif
    atomic_store(&shared, last);
    pthread_t t1, t2;
    pthread_create(&t1, NULL, other, NULL);
    pthread_create(&t2, NULL, other, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(atomic_load(&last->value) == N + 1);
    int sum = 0;
    for (struct node *n = last; n; n = n->next) sum += n->plain;
#ifndef LEAK
    for (struct node *n = head; n;) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
#endif
    assert(sum == N * (N - 1) / 2);
#ifdef LEAK
    head = atomic_load(&shared)->next;
    atomic_store(&shared, NULL);
#endif
    return 0;
}
