// A spin lock that is released is a store on x86, and no barrier: two threads may miss each other's writes. A mutex is one, and so is a lock for readers and writers.
// thinair: --variants MUTEX WRITER
// thinair: --models sc tso rc11
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef MUTEX
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;
#define init(lock)
#define lock pthread_mutex_lock
#define unlock pthread_mutex_unlock
#elif defined(WRITER)
static pthread_rwlock_t one = PTHREAD_RWLOCK_INITIALIZER, two = PTHREAD_RWLOCK_INITIALIZER;
#define init(lock)
#define lock pthread_rwlock_wrlock
#define unlock pthread_rwlock_unlock
#else
static pthread_spinlock_t one, two;
#define init(lock) pthread_spin_init(lock, 0)
#define lock pthread_spin_lock
#define unlock pthread_spin_unlock
#endif

static atomic_int x, y;
static int seen_x, seen_y;

static void *other(void *unused) {
    lock(&one);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    unlock(&one);
    seen_y = atomic_load_explicit(&y, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t thread;
    init(&one);
    init(&two);
    pthread_create(&thread, NULL, other, NULL);
    lock(&two);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    unlock(&two);
    seen_x = atomic_load_explicit(&x, memory_order_relaxed);
    pthread_join(thread, NULL);
    assert(seen_x || seen_y);
    return 0;
}
