// A counter under the spinlock of mutex/spinlock.h.
#include "concurrent-programs/mutex/spinlock.h"
#include <assert.h>
#include <pthread.h>
static spinlock_t lock = SPINLOCK_INITIALIZER;
static int counter;

static void *work(void *unused) {
    spin_lock(&lock);
    counter++;
    spin_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    work(0);
    pthread_join(thread, 0);
    assert(counter == 2);
    return 0;
}
