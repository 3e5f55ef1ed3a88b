// A producer and a consumer of PipeWire's ring buffer: contents come along.
// With: -- -I/usr/include/spa-0.2
#include <assert.h>
#include <pthread.h>
#include <spa/utils/ringbuffer.h>

static struct spa_ringbuffer ring = SPA_RINGBUFFER_INIT();
static char buffer[4];

static void *other(void *unused) {
    uint32_t index;
    if (spa_ringbuffer_get_write_index(&ring, &index) < 4) {
        buffer[index & 3] = 1;
        spa_ringbuffer_write_update(&ring, index + 1);
    }
    return 0;
}

int main(void) {
    pthread_t thread;
    uint32_t index;
    pthread_create(&thread, 0, other, 0);
    if (spa_ringbuffer_get_read_index(&ring, &index) >= 1) {
        assert(buffer[index & 3] == 1);
        spa_ringbuffer_read_update(&ring, index + 1);
    }
    pthread_join(thread, 0);
    return 0;
}
