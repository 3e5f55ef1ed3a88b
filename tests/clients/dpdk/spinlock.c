// A counter under DPDK's spinlock, which is inline assembly for x86 (INTRINSICS: the compiler's atomics).
// With: --volatile relaxed -- -ISOURCES/dpdk/usr/include/dpdk -ISOURCES/dpdk/usr/include/x86_64-linux-gnu/dpdk -include rte_config.h -march=corei7
#include <assert.h>
#include <pthread.h>
#ifdef INTRINSICS
#define RTE_FORCE_INTRINSICS 1
#endif
#include <rte_spinlock.h>

static rte_spinlock_t lock = RTE_SPINLOCK_INITIALIZER;

static int counter;

static void *work(void *unused) {
    rte_spinlock_lock(&lock);
    counter++;
    rte_spinlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    work(0);
    pthread_join(thread, 0);
    assert(counter == 2);
    return 0;
}
