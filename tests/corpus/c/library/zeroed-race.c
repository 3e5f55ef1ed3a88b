// Zeroed memory that is handed over without order: the zeros may not be there yet. (Of malloc alone C says nothing, as long as nobody reads what is not written.)
// thinair: --variants ORDERED MALLOC
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(atomic_int *) shared;

static void *reads(void *unused) {
#ifdef ORDERED
    atomic_int *found = atomic_load_explicit(&shared, memory_order_acquire);
#else
    atomic_int *found = atomic_load_explicit(&shared, memory_order_relaxed);
#endif
#ifdef MALLOC
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
#ifdef MALLOC
    atomic_int *object = malloc(sizeof *object);
#else
    atomic_int *object = calloc(1, sizeof *object);
#endif
#ifdef ORDERED
    atomic_store_explicit(&shared, object, memory_order_release);
#else
    atomic_store_explicit(&shared, object, memory_order_relaxed);
#endif
    pthread_join(thread, 0);
    free(object);
    return 0;
}
