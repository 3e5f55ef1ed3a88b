// A producer and a consumer of PortAudio's ring buffer: what is read was written.
// With: --volatile relaxed -- -ISOURCES/portaudio19/src/common
#include <assert.h>
#include <pthread.h>
#include "portaudio19/src/common/pa_ringbuffer.c"

static PaUtilRingBuffer ring;
static char buffer[4];

static void *other(void *unused) {
    char byte = 1;
    PaUtil_WriteRingBuffer(&ring, &byte, 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    char byte = 0;
    PaUtil_InitializeRingBuffer(&ring, 1, 4, buffer);
    pthread_create(&thread, 0, other, 0);
    if (PaUtil_ReadRingBuffer(&ring, &byte, 1))
        assert(byte == 1);
    pthread_join(thread, 0);
    return 0;
}
