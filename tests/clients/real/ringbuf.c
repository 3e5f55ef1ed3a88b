// A producer and the consumer of ringbuf: the range that is consumed has been written.
#include "ringbuf/src/ringbuf.c"
#include <pthread.h>

static ringbuf_t *ring;
static char buffer[4];

static void *other(void *unused) {
    ringbuf_worker_t *me = ringbuf_register(ring, 0);
    ssize_t offset = ringbuf_acquire(ring, me, 1);
    if (offset >= 0) {
        buffer[offset] = 1;
        ringbuf_produce(ring, me);
    }
    return 0;
}

int main(void) {
    pthread_t thread;
    size_t size, offset;
    ringbuf_get_sizes(1, &size, 0);
    ring = malloc(size);
    ringbuf_setup(ring, 1, sizeof buffer);
    pthread_create(&thread, 0, other, 0);
    if (ringbuf_consume(ring, &offset)) {
        assert(buffer[offset] == 1);
        ringbuf_release(ring, 1);
    }
    pthread_join(thread, 0);
    return 0;
}
