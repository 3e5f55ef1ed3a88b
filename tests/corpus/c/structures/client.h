/* Threads that increment a counter inside of a lock, which the program defines. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef THREADS
#define THREADS 2
#endif

#define relaxed memory_order_relaxed
#define acquire memory_order_acquire
#define release memory_order_release
#define acq_rel memory_order_acq_rel
#define seq_cst memory_order_seq_cst
#define load atomic_load_explicit
#define store atomic_store_explicit
#define exchange atomic_exchange_explicit
#define fetch_add atomic_fetch_add_explicit
#define fetch_sub atomic_fetch_sub_explicit
#define compare_exchange atomic_compare_exchange_strong_explicit
#define fence atomic_thread_fence

static void lock(int me);
static void unlock(int me);

static int shared;

static void *client(void *argument) {
    int me = (int)(long)argument;
    lock(me);
    shared++;
    unlock(me);
    return 0;
}

int main(void) {
    pthread_t threads[THREADS];
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], 0, client, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], 0);
    assert(shared == THREADS);
    return 0;
}
