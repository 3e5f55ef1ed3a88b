// A counter under DPDK's ticket lock.
// With: -- -ISOURCES/dpdk/usr/include/dpdk -ISOURCES/dpdk/usr/include/x86_64-linux-gnu/dpdk -include rte_config.h -march=corei7
#include <assert.h>
#include <pthread.h>
#include <rte_ticketlock.h>

static rte_ticketlock_t lock = RTE_TICKETLOCK_INITIALIZER;

static int counter;

static void *work(void *unused) {
    rte_ticketlock_lock(&lock);
    counter++;
    rte_ticketlock_unlock(&lock);
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
