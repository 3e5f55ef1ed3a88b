// One thread publishes with broadcast, another receives what was published.
// With: -- -mcx16
#include "concurrent-programs/broadcast/util.h"
#include "concurrent-programs/broadcast/pool.c"
#include "concurrent-programs/broadcast/broadcast.c"
#include <assert.h>
#include <pthread.h>

static broadcast_t *bus;

static void *other(void *unused) {
    long message = 1;
    broadcast_pub(bus, &message, sizeof message);
    return 0;
}

int main(void) {
    pthread_t thread;
    broadcast_sub_t subscriber;
    long found;
    size_t size, drops;
    bus = broadcast_new(2, sizeof found);
    broadcast_sub_begin(&subscriber, bus);
    pthread_create(&thread, 0, other, 0);
    if (broadcast_sub_next(&subscriber, &found, &size, &drops))
        assert(found == 1);
    pthread_join(thread, 0);
    return 0;
}
