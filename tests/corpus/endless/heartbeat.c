// Two threads that are too polite, as in after-you, and one that has nothing to do with them: that it goes on is no comfort.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define LOAD(cell) atomic_load_explicit(&(cell), memory_order_relaxed)
#define STORE(cell, value) atomic_store_explicit(&(cell), value, memory_order_seq_cst)

static atomic_int wants[2], beat;

static void *polite(void *argument) {
    int me = (int)(long)argument, other = 1 - me;
    for (;;) {
        STORE(wants[me], 1);
        atomic_thread_fence(memory_order_seq_cst);
        if (!LOAD(wants[other]))
            break;
        STORE(wants[me], 0);
    }
    STORE(wants[me], 0);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (long me = 0; me < 2; me++)
        pthread_create(&threads[me], NULL, polite, (void *)me);
    for (;;)
        atomic_fetch_xor_explicit(&beat, 1, memory_order_relaxed);
    return 0;
}
