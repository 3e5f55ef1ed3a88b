// A reader of seqlock.c copies both words of what a writer stores, or neither.
// With: --unroll 2
#include "concurrent-programs/seqlock/seqlock.c"
#include <pthread.h>

static seqlock_t lock;
static struct { uint64_t left, right; } shared, written = {1, 1};

static void *other(void *unused) {
    seqlock_write(&lock, &written, &shared, sizeof shared);
    return 0;
}

int main(void) {
    pthread_t thread;
    uint64_t copy[2];
    seqlock_init(&lock);
    pthread_create(&thread, 0, other, 0);
    seqlock_read(&lock, copy, &shared, sizeof copy);
    assert(copy[0] == copy[1]);
    pthread_join(thread, 0);
    return 0;
}
