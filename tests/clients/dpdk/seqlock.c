// A reader of DPDK's sequence lock sees both parts of what was written, or neither. (What it reads is atomic.)
// With: -- -ISOURCES/dpdk/usr/include/dpdk -ISOURCES/dpdk/usr/include/x86_64-linux-gnu/dpdk -include rte_config.h -march=corei7
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <rte_seqlock.h>

static rte_seqlock_t lock = RTE_SEQLOCK_INITIALIZER;
static atomic_int left, right;

static void *writes(void *unused) {
    rte_seqlock_write_lock(&lock);
    atomic_store_explicit(&left, 1, memory_order_relaxed);
    atomic_store_explicit(&right, 1, memory_order_relaxed);
    rte_seqlock_write_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writes, 0);
    uint32_t version = rte_seqlock_read_begin(&lock);
    int one = atomic_load_explicit(&left, memory_order_relaxed), other = atomic_load_explicit(&right, memory_order_relaxed);
    if (!rte_seqlock_read_retry(&lock, version))
        assert(one == other);
    pthread_join(thread, 0);
    return 0;
}
