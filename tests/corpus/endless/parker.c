// The lost wake-up of the JDK's Parker: the fast way through park() takes the permit with a store that may wait in the buffer, beyond the load of the
// condition that follows, and then overwrites the permit that was given for the new condition.
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

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int permit, condition;

static void park(void) {
    if (LOAD(permit)) {
        STORE(permit, 0);
        FENCE();
        return;
    }
    while (!LOAD(permit))
        ;
    pthread_mutex_lock(&mutex);
    STORE(permit, 0);
    pthread_mutex_unlock(&mutex);
}

static void unpark(void) {
    pthread_mutex_lock(&mutex);
    STORE(permit, 1);
    pthread_mutex_unlock(&mutex);
}

static void *waiter(void *argument) {
    while (!LOAD(condition))
        park();
    return argument;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, waiter, NULL);
    unpark();
    STORE(condition, 1);
    unpark();
    pthread_join(other, NULL);
    return 0;
}
