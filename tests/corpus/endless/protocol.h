// What the protocols share: relaxed accesses, which x86 gives no order beyond its own, and a full fence where the program is compiled with FENCED.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define LOAD(cell) atomic_load_explicit(&(cell), memory_order_relaxed)
#define STORE(cell, value) atomic_store_explicit(&(cell), value, memory_order_relaxed)
#ifdef FENCED
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE() ((void)0)
#endif

static atomic_int owner;

// Nobody else may be here at the same time.
static void critical(int me) {
    STORE(owner, me);
    assert(LOAD(owner) == me);
}

static void contend(int me);

static void *thread(void *argument) {
    for (;;)
        contend((int)(long)argument);
    return NULL;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, thread, (void *)1L);
    thread((void *)0L);
    return 0;
}
