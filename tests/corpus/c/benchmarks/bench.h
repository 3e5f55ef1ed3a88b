/* What the benchmarks share: names for orders, and threads 0 to COUNT-1 that run `body` and are joined. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, v) atomic_store_explicit(&(x), v, memory_order_relaxed)
#define ACQUIRE(x) atomic_load_explicit(&(x), memory_order_acquire)
#define RELEASE(x, v) atomic_store_explicit(&(x), v, memory_order_release)
#define ADD(x, v) atomic_fetch_add_explicit(&(x), v, memory_order_relaxed)

static int exchange(atomic_int *x, int expected, int new) {
    return atomic_compare_exchange_strong_explicit(x, &expected, new, memory_order_relaxed, memory_order_relaxed);
}

static void body(int me);

static void *run(void *argument) {
    body((int)(long)argument);
    return 0;
}

static void run_threads(int count) {
    pthread_t threads[64];
    for (long i = 0; i < count; i++)
        pthread_create(&threads[i], 0, run, (void *)i);
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], 0);
}
