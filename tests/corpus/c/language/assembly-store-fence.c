// `dmb ishst` keeps stores in order and lets loads pass: it is no release.
// thinair: --variants STORES
// thinair: --models sc tso rc11 armv8 armv7 power
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *store(void *unused) {
    long found = 0;
#ifdef STORES
    atomic_store_explicit(&y, 1, memory_order_relaxed);
#else
    found = atomic_load_explicit(&y, memory_order_relaxed);
#endif
    __asm__ volatile("dmb ishst" ::: "memory");
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return (void *)found;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, store, 0);
    int seen = atomic_load_explicit(&x, memory_order_relaxed);
    __asm__ volatile("dmb ish" ::: "memory");
#ifdef STORES
    assert(!seen || atomic_load_explicit(&y, memory_order_relaxed));
    pthread_join(thread, 0);
#else
    void *found;
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    pthread_join(thread, &found);
    assert(!(seen && found));
#endif
    return 0;
}
