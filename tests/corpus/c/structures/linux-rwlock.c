// The old lock of Linux for readers and writers: a writer takes all of a large number. Threads that cannot have it do without.
// thinair: --variants RELAXED_WRITE_UNLOCK RELAXED_READ_UNLOCK SMALL_BIAS
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef SMALL_BIAS
#define BIAS 1
#else
#define BIAS 0x00100000
#endif
#ifdef RELAXED_WRITE_UNLOCK
#define write_unlocking memory_order_relaxed
#else
#define write_unlocking memory_order_release
#endif
#ifdef RELAXED_READ_UNLOCK
#define read_unlocking memory_order_relaxed
#else
#define read_unlocking memory_order_release
#endif

static atomic_int lock = 0x00100000;
static int left, right;

static void *read_both(void *argument) {
    if (atomic_fetch_sub_explicit(&lock, 1, memory_order_acquire) > 0)
        assert(left == right);
    atomic_fetch_add_explicit(&lock, 1, read_unlocking);
    return 0;
}

static void *write_both(void *argument) {
    if (atomic_fetch_sub_explicit(&lock, BIAS, memory_order_acquire) == 0x00100000) {
        left++;
        right++;
    }
    atomic_fetch_add_explicit(&lock, BIAS, write_unlocking);
    return 0;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, 0, read_both, 0);
    pthread_create(&b, 0, write_both, 0);
    pthread_create(&c, 0, write_both, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    assert(left == right && left <= 2);
    return 0;
}
