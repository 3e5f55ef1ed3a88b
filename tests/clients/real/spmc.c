// The producer and a consumer of spmc.c: what comes out was put in.
#define main their_main
#include "concurrent-programs/spmc/spmc.c"
#undef main
#include <assert.h>
#include <pthread.h>

static spmc_ref_t queue;
static int value;

static void *other(void *unused) {
    uintptr_t found;
    spmc_dequeue(queue, &found);
    assert(*(int *)found == 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    queue = spmc_new(1, 0);
    pthread_create(&thread, 0, other, 0);
    value = 1;
    spmc_enqueue(queue, (uintptr_t)&value);
    pthread_join(thread, 0);
    return 0;
}
