// A producer and a consumer of JACK's ring buffer: what is read was written.
// With: --volatile relaxed -- -ISOURCES/jackd2/common -ISOURCES/jackd2/common/jack -ISOURCES/jackd2/linux -ISOURCES/jackd2/posix
#include <assert.h>
#include <pthread.h>
#include "jackd2/common/ringbuffer.c"

static jack_ringbuffer_t *ring;

static void *other(void *unused) {
    char byte = 1;
    jack_ringbuffer_write(ring, &byte, 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    char byte = 0;
    ring = jack_ringbuffer_create(4);
    pthread_create(&thread, 0, other, 0);
    if (jack_ringbuffer_read(ring, &byte, 1))
        assert(byte == 1);
    pthread_join(thread, 0);
    return 0;
}
