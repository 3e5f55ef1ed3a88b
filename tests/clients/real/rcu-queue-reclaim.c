// Two threads of rcu_queue pop and hand over what they popped; a node that quiescence frees is used by nobody.
#define main their_main
#include "concurrent-programs/rcu_queue/rcu_queue.c"
#undef main
#include <assert.h>
#include <pthread.h>

static void *worker_once(void *unused) {
    struct qsbr_local local;
    struct qsbr_queue_node *node;
    void *value;
    qsbr_init_local(&local);
    if (qsbr_queue_pop(&queue, &node, &value))
        qsbr_free(&qsbr_global, &local, &node->qsbr_entry);
    free_qsbr_nodes(qsbr_quiescent(&qsbr_global, &local));
    return 0;
}

int main(void) {
    pthread_t thread;
    qsbr_init_global(&qsbr_global, 2);
    qsbr_queue_init(&queue, malloc(sizeof(struct qsbr_queue_node)));
    qsbr_queue_push(&queue, malloc(sizeof(struct qsbr_queue_node)), 0);
    pthread_create(&thread, 0, worker_once, 0);
    worker_once(0);
    pthread_join(thread, 0);
    return 0;
}
