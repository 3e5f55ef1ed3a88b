// A counter under DPDK's queue lock.
// With: -- -ISOURCES/dpdk/usr/include/dpdk -ISOURCES/dpdk/usr/include/x86_64-linux-gnu/dpdk -include rte_config.h -march=corei7
#include <assert.h>
#include <pthread.h>
#include <rte_mcslock.h>

static rte_mcslock_t *lock;

static int counter;

static void *work(void *unused) {
    rte_mcslock_t node;
    rte_mcslock_lock(&lock, &node);
    counter++;
    rte_mcslock_unlock(&lock, &node);
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
