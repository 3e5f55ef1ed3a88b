// A producer and the consumer of mpsc.c: what is at the front has its contents.
// With: -- -ICLIENTS/real/gcc
#define main their_main
#include "concurrent-programs/mpsc/mpsc.c"
#undef main
#include <assert.h>
#include <pthread.h>

static queue_p queue;

static void *other(void *unused) {
    int value = 1;
    Queue.push(queue, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    int found;
    queue = Queue.create(sizeof found);
    pthread_create(&thread, 0, other, 0);
    if (Queue.hasFront(queue) == QUEUE_TRUE) {
        Queue.front(queue, &found);
        assert(found == 1);
        Queue.pop(queue);
    }
    pthread_join(thread, 0);
    return 0;
}
