// A sequence lock: readers look again if a writer was there.
// thinair: --variants NO_READ_FENCE NO_WRITE_FENCE RELAXED_END RELAXED_BEGIN NO_CHECK
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define relaxed memory_order_relaxed
static atomic_int sequence, left, right;

static void *write_both(void *argument) {
    atomic_store_explicit(&sequence, 1, relaxed);
#ifndef NO_WRITE_FENCE
    atomic_thread_fence(memory_order_release);
#endif
    atomic_store_explicit(&left, 1, relaxed);
    atomic_store_explicit(&right, 1, relaxed);
#ifdef RELAXED_END
    atomic_store_explicit(&sequence, 2, relaxed);
#else
    atomic_store_explicit(&sequence, 2, memory_order_release);
#endif
    return 0;
}

static void *read_both(void *argument) {
#ifdef RELAXED_BEGIN
    int before = atomic_load_explicit(&sequence, relaxed);
#else
    int before = atomic_load_explicit(&sequence, memory_order_acquire);
#endif
    if (before & 1)
        return 0;
    int a = atomic_load_explicit(&left, relaxed), b = atomic_load_explicit(&right, relaxed);
#ifndef NO_READ_FENCE
    atomic_thread_fence(memory_order_acquire);
#endif
    int after = atomic_load_explicit(&sequence, relaxed);
#ifdef NO_CHECK
    after = before;
#endif
    if (before == after)
        assert(a == b && (before == 0 || a == 1));
    return 0;
}

int main(void) {
    pthread_t writer, reader;
    pthread_create(&reader, 0, read_both, 0);
    pthread_create(&writer, 0, write_both, 0);
    pthread_join(writer, 0);
    pthread_join(reader, 0);
    return 0;
}
