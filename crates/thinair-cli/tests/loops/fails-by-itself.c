// A turn divides by what follows from what comes after the loop: where stores may be done early it may be zero.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, divisor, go;

static int look(atomic_int *at) { return atomic_load_explicit(at, memory_order_relaxed); }

static void *waits(void *unused) {
    for (int now = look(&flag); !now; now = look(&flag)) {
        int value = look(&divisor);
        (void)(100 / (1 - value));
    }
    atomic_store_explicit(&go, 1, memory_order_relaxed);
    return unused;
}

static void *raises(void *unused) {
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    atomic_store_explicit(&flag, 2, memory_order_relaxed);
    return unused;
}

static void *writes(void *unused) {
    if (look(&go))
        atomic_store_explicit(&divisor, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, waits, NULL);
    pthread_create(&threads[1], NULL, raises, NULL);
    pthread_create(&threads[2], NULL, writes, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
