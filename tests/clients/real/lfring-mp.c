// A producer and a consumer of the ring of lfring (for several): what comes out has its contents.
#include "concurrent-programs/lfring/lfring.c"
#include <assert.h>
#include <pthread.h>

static lfring_t *ring;
static int value;

static void *other(void *unused) {
    void *item = &value;
    value = 1;
    lfring_enqueue(ring, &item, 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    void *found;
    uint32_t index;
    ring = lfring_alloc(2, LFRING_FLAG_MP | LFRING_FLAG_MC);
    pthread_create(&thread, 0, other, 0);
    if (lfring_dequeue(ring, &found, 1, &index))
        assert(*(int *)found == 1);
    pthread_join(thread, 0);
    return 0;
}
