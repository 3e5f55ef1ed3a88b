// Read, copy, update: the old version is freed when every reader has been seen at rest.
// thinair: --variants FREED_AT_ONCE RELAXED_PUBLISH RELAXED_REST
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef RELAXED_PUBLISH
#define publishing memory_order_relaxed
#else
#define publishing memory_order_release
#endif
#ifdef RELAXED_REST
#define resting memory_order_relaxed
#else
#define resting memory_order_release
#endif

struct config {
    int a, b;
};

static _Atomic(struct config *) current;
static atomic_int rests[2];

static void *read_config(void *argument) {
    long me = (long)argument;
    struct config *config = atomic_load_explicit(&current, memory_order_acquire);
    assert(config->a == config->b);
    atomic_store_explicit(&rests[me], 1, resting);
    return 0;
}

int main(void) {
    pthread_t readers[2];
    struct config *old = malloc(sizeof *old), *new = malloc(sizeof *new);
    old->a = old->b = 1;
    atomic_store_explicit(&current, old, memory_order_relaxed);
    for (long i = 0; i < 2; i++)
        pthread_create(&readers[i], 0, read_config, (void *)i);
    new->a = new->b = 2;
    atomic_store_explicit(&current, new, publishing);
#ifndef FREED_AT_ONCE
    for (int i = 0; i < 2; i++)
        while (!atomic_load_explicit(&rests[i], memory_order_acquire))
            ;
#endif
    free(old);
    for (int i = 0; i < 2; i++)
        pthread_join(readers[i], 0);
    free(new);
    return 0;
}
