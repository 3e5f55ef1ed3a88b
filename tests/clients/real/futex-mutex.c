// A counter under the futex mutex of mutex/mutex.h, which first tries 128 times.
// With: -- -DUSE_LINUX=1 -D_GNU_SOURCE
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <time.h>
#include "concurrent-programs/mutex/mutex.h"
#include <assert.h>
#include <pthread.h>
static mutex_t lock;
static int counter;

static void *work(void *unused) {
    mutex_lock(&lock);
    counter++;
    mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    mutex_init(&lock, 0);
    pthread_create(&thread, 0, work, 0);
    work(0);
    pthread_join(thread, 0);
    assert(counter == 2);
    return 0;
}
