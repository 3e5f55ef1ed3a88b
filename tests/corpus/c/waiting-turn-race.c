// The race is between a turn of the waiting loop and a write that follows from what comes after the loop.
// With -DORDERED that write is ordered after the loop, and with it after the turn.
// thinair: --variants ORDERED
#include <pthread.h>
#include <stdatomic.h>

#ifdef ORDERED
#define STORE memory_order_release
#define LOAD memory_order_acquire
#else
#define STORE memory_order_relaxed
#define LOAD memory_order_relaxed
#endif

static atomic_int flag, go;
static int data;

static void *waits(void *unused) {
    while (atomic_load_explicit(&flag, memory_order_relaxed) == 0) {
        int seen = data;
        (void)seen;
    }
    atomic_store_explicit(&go, 1, STORE);
    return unused;
}

static void *writes(void *unused) {
    if (atomic_load_explicit(&go, LOAD))
        data = 1;
    return unused;
}

static void *raises(void *unused) {
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, waits, NULL);
    pthread_create(&threads[1], NULL, writes, NULL);
    pthread_create(&threads[2], NULL, raises, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
