// Store buffering where the first of five stores has to wait: a buffer of four entries is too small for it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define LOAD(cell) atomic_load_explicit(&(cell), memory_order_relaxed)
#define STORE(cell, value) atomic_store_explicit(&(cell), value, memory_order_relaxed)

static atomic_int x, y, filler[4], seen_x = 1, seen_y = 1;

static void *other(void *argument) {
    STORE(y, 1);
    atomic_thread_fence(memory_order_seq_cst);
    STORE(seen_x, LOAD(x));
    // Somebody looks at the stores in between; otherwise they need no buffer.
    for (int i = 0; i < 4; i++)
        (void)LOAD(filler[i]);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    STORE(x, 1);
    for (int i = 0; i < 4; i++)
        STORE(filler[i], 1);
    STORE(seen_y, LOAD(y));
    pthread_join(thread, NULL);
    assert(LOAD(seen_x) || LOAD(seen_y));
    return 0;
}
