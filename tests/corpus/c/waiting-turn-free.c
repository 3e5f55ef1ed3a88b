// A turn of the waiting loop looks at memory that is freed because of what comes after the loop.
// With -DORDERED the memory is freed after the loop, and with it after the turn.
// thinair: --variants ORDERED
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef ORDERED
#define STORE memory_order_release
#define LOAD memory_order_acquire
#else
#define STORE memory_order_relaxed
#define LOAD memory_order_relaxed
#endif

static atomic_int flag, go;
static atomic_int *object;

static void *waits(void *unused) {
    while (atomic_load_explicit(&flag, memory_order_relaxed) == 0)
        atomic_load_explicit(object, memory_order_relaxed);
    atomic_store_explicit(&go, 1, STORE);
    return unused;
}

static void *frees(void *unused) {
    if (atomic_load_explicit(&go, LOAD))
        free(object);
    return unused;
}

static void *raises(void *unused) {
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    object = malloc(sizeof *object);
    atomic_init(object, 0);
    pthread_create(&threads[0], NULL, waits, NULL);
    pthread_create(&threads[1], NULL, frees, NULL);
    pthread_create(&threads[2], NULL, raises, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
