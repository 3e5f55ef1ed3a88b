// The core of Dekker's algorithm: each thread raises its flag and looks at the other's. With fences, one of them sees the other.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag[2], inside;

static void *contender(void *argument) {
    long me = (long)argument;
    atomic_store_explicit(&flag[me], 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    if (!atomic_load_explicit(&flag[1 - me], memory_order_relaxed))
        atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, contender, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(atomic_load(&inside) < 2);
    return 0;
}
