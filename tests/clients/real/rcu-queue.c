// One thread pushes into the queue of rcu_queue, another pops: contents come along.
#define main their_main
#include "concurrent-programs/rcu_queue/rcu_queue.c"
#undef main
#include <assert.h>
#include <pthread.h>

static struct qsbr_queue_node first, node;
static int value;

static void *other(void *unused) {
    value = 1;
    qsbr_queue_push(&queue, &node, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    struct qsbr_queue_node *released;
    void *found;
    qsbr_queue_init(&queue, &first);
    pthread_create(&thread, 0, other, 0);
    if (qsbr_queue_pop(&queue, &released, &found))
        assert(*(int *)found == 1);
    pthread_join(thread, 0);
    return 0;
}
