// As mpsc.c, with a second element: one is pushed while another is taken out.
// With: -- -ICLIENTS/real/gcc
#define main their_main
#include "concurrent-programs/mpsc/mpsc.c"
#undef main
#include <assert.h>
#include <pthread.h>

static queue_p queue;

static void *other(void *unused) {
    int value = 2;
    Queue.push(queue, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    int found = 1;
    queue = Queue.create(sizeof found);
    Queue.push(queue, &found);
    pthread_create(&thread, 0, other, 0);
    Queue.pop(queue);
    pthread_join(thread, 0);
    assert(Queue.hasFront(queue) == QUEUE_TRUE);
    Queue.front(queue, &found);
    assert(found == 2);
    return 0;
}
