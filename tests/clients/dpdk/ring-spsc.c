// A producer and a consumer of DPDK's ring (for one producer and one consumer): contents come along.
// With: --volatile relaxed -- -ISOURCES/dpdk/usr/include/dpdk -ISOURCES/dpdk/usr/include/x86_64-linux-gnu/dpdk -include rte_config.h -march=corei7 -DALLOW_EXPERIMENTAL_API
#include <assert.h>
#include <pthread.h>
#include <rte_ring.h>

static struct { struct rte_ring ring; void *slots[4]; } memory;
static int value;

static void *other(void *unused) {
    value = 1;
    rte_ring_enqueue(&memory.ring, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    void *found;
    memory.ring.size = 4;
    memory.ring.mask = memory.ring.capacity = 3;
    memory.ring.prod.sync_type = RTE_RING_SYNC_ST;
    memory.ring.cons.sync_type = RTE_RING_SYNC_ST;
    pthread_create(&thread, 0, other, 0);
    if (!rte_ring_dequeue(&memory.ring, &found))
        assert(*(int *)found == 1);
    pthread_join(thread, 0);
    return 0;
}
