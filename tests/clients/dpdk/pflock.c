// A writer and a reader under DPDK's phase-fair lock.
// With: -- -ISOURCES/dpdk/usr/include/dpdk -ISOURCES/dpdk/usr/include/x86_64-linux-gnu/dpdk -include rte_config.h -march=corei7
#include <assert.h>
#include <pthread.h>
#include <rte_pflock.h>

static rte_pflock_t lock;

static int left, right;

static void *write_both(void *unused) {
    rte_pflock_write_lock(&lock);
    left = 1;
    right = 1;
    rte_pflock_write_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    rte_pflock_init(&lock);
    pthread_create(&thread, 0, write_both, 0);
    rte_pflock_read_lock(&lock);
    int one = left, other = right;
    rte_pflock_read_unlock(&lock);
    assert(one == other);
    pthread_join(thread, 0);
    return 0;
}
