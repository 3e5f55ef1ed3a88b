// A counter under the futex mutex of channel.c.
#define main their_main
#include "concurrent-programs/channel/channel.c"
#undef main
#include <assert.h>
#include <pthread.h>
static struct mutex lock;
static int counter;

static void *work(void *unused) {
    mutex_lock(&lock);
    counter++;
    mutex_unlock(&lock);
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
