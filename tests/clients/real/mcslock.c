// A counter under the queue lock mcslock.
#include "concurrent-programs/mcslock/mcslock.c"
#include <assert.h>
#include <pthread.h>
static mcslock_t lock;
static int counter;

static void *work(void *unused) {
    mcsnode_t node;
    mcslock_acquire(&lock, &node);
    counter++;
    mcslock_release(&lock, &node);
    return 0;
}

int main(void) {
    pthread_t thread;
    mcslock_init(&lock);
    pthread_create(&thread, 0, work, 0);
    work(0);
    pthread_join(thread, 0);
    assert(counter == 2);
    return 0;
}
