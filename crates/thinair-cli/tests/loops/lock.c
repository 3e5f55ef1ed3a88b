// Four threads take a lock once each: SPIN or TICKET.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint lock, next;
static int inside;

static void *work(void *unused) {
    unsigned mine = 0;
#ifdef TICKET
    mine = 1 + atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&lock, memory_order_acquire) + 1 != mine) {
    }
#else
    for (unsigned free = 0;; free = 0) {
        if (atomic_compare_exchange_weak_explicit(&lock, &free, 1, memory_order_acquire, memory_order_relaxed)) break;
    }
#endif
    inside++;
    atomic_store_explicit(&lock, mine, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], 0, work, 0);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
    assert(inside == 4);
    return 0;
}
