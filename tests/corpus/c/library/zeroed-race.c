// Memory that is handed over without order: zeros may not be there yet, and any allocation may modify what it hands out (C17 7.22.3p2).
// thinair: --variants ORDERED MALLOC MALLOC_ORDERED LOCAL
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(atomic_int *) shared;

static void *reads(void *unused) {
#if defined(ORDERED) || defined(MALLOC_ORDERED)
    atomic_int *found = atomic_load_explicit(&shared, memory_order_acquire);
#else
    atomic_int *found = atomic_load_explicit(&shared, memory_order_relaxed);
#endif
#if defined(MALLOC) || defined(MALLOC_ORDERED) || defined(LOCAL)
    if (found)
        atomic_store_explicit(found, 1, memory_order_relaxed);
#else
    if (found)
        atomic_load_explicit(found, memory_order_relaxed);
#endif
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, reads, 0);
#ifdef LOCAL
    atomic_int variable, *object = &variable;
#elif defined(MALLOC) || defined(MALLOC_ORDERED)
    atomic_int *object = malloc(sizeof *object);
#else
    atomic_int *object = calloc(1, sizeof *object);
#endif
#if defined(ORDERED) || defined(MALLOC_ORDERED)
    atomic_store_explicit(&shared, object, memory_order_release);
#else
    atomic_store_explicit(&shared, object, memory_order_relaxed);
#endif
    pthread_join(thread, 0);
#ifndef LOCAL
    free(object);
#endif
    return 0;
}
