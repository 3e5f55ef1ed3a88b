// The race is between a turn of the loop and the very last write, to memory that nobody has touched if the turn is left out. With -DRETRY the first read stands before the loop.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, go;
static int data;

static int look(void) { return atomic_load_explicit(&flag, memory_order_relaxed); }

static void *waits(void *unused) {
#ifdef RETRY
    for (int now = look(); !now; now = look())
        (void)*(volatile int *)&data;
#else
    while (!look())
        (void)*(volatile int *)&data;
#endif
    atomic_store_explicit(&go, 1, memory_order_relaxed);
    return unused;
}

static void *raises(void *unused) {
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return unused;
}

static void *writes(void *unused) {
    if (atomic_load_explicit(&go, memory_order_relaxed))
        data = 1;
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, raises, NULL);
    pthread_create(&threads[1], NULL, waits, NULL);
    pthread_create(&threads[2], NULL, writes, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
