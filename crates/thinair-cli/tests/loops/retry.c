// N threads add 1 by compare-and-exchange; the value to compare with comes from the attempt that failed.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint sum;

static void *add(void *unused) {
    unsigned seen = atomic_load_explicit(&sum, memory_order_acquire);
    while (!atomic_compare_exchange_strong_explicit(&sum, &seen, seen + 1, memory_order_acq_rel, memory_order_acquire))
        ;
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
