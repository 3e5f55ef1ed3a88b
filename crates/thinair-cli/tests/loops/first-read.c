// One thread waits for 0, while the other stores K other values first; the first read stands before the loop.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag = 1;

static void *stores(void *unused) {
    for (int i = 0; i < K; i++)
        atomic_store_explicit(&flag, i + 2, memory_order_relaxed);
    atomic_store_explicit(&flag, 0, memory_order_relaxed);
    return unused;
}

static void *waits(void *unused) {
    int now = atomic_load_explicit(&flag, memory_order_relaxed);
    while (now != 0)
        now = atomic_load_explicit(&flag, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, stores, NULL);
    pthread_create(&other, NULL, waits, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
