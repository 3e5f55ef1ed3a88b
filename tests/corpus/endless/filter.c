// Peterson's filter lock for THREADS threads, for ever.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 2
#endif

#define LOAD(cell) atomic_load_explicit(&(cell), memory_order_relaxed)
#define STORE(cell, value) atomic_store_explicit(&(cell), value, memory_order_relaxed)
#ifdef FENCED
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE() ((void)0)
#endif

static atomic_int level[THREADS], last[THREADS], owner;

static int somebody_is_ahead(int me, int at) {
    for (int other = 0; other < THREADS; other++)
        if (other != me && LOAD(level[other]) >= at)
            return 1;
    return 0;
}

static void *thread(void *argument) {
    int me = (int)(long)argument;
    for (;;) {
        for (int at = 1; at < THREADS; at++) {
            STORE(level[me], at);
            STORE(last[at], me);
            FENCE();
            while (LOAD(last[at]) == me && somebody_is_ahead(me, at))
                ;
        }
        STORE(owner, me);
        assert(LOAD(owner) == me);
        STORE(level[me], 0);
    }
    return NULL;
}

int main(void) {
    pthread_t others[THREADS];
    for (long other = 1; other < THREADS; other++)
        pthread_create(&others[other], NULL, thread, (void *)other);
    thread(NULL);
    return 0;
}
