// As seqlock.cpp, without templates.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_uint sequence; static atomic_int first, second;
static void write_(int value) {
    unsigned before = atomic_load_explicit(&sequence, memory_order_relaxed);
    atomic_store_explicit(&sequence, before + 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&first, value, memory_order_relaxed);
    atomic_store_explicit(&second, value, memory_order_relaxed);
    atomic_store_explicit(&sequence, before + 2, memory_order_release);
}
static int read_(int *one, int *other) {
    unsigned before = atomic_load_explicit(&sequence, memory_order_acquire);
    *one = atomic_load_explicit(&first, memory_order_relaxed);
    *other = atomic_load_explicit(&second, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    return !(before & 1) && before == atomic_load_explicit(&sequence, memory_order_relaxed);
}
static void *run(void *u) { write_(1); return 0; }
int main(void) {
    pthread_t t; pthread_create(&t, 0, run, 0);
    int one, other;
    if (read_(&one, &other)) assert(one == other);
    pthread_join(t, 0);
}
