// Two threads put into the queue for sections of RCU, one takes: contents come along.
// With: --volatile relaxed -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu-qsbr.h>
#include <urcu/rculfqueue.h>

static struct cds_lfq_queue_rcu queue;
static struct { int value; struct cds_lfq_node_rcu node; } items[2];

static void later(struct rcu_head *head, void (*function)(struct rcu_head *)) {}

static void *other(void *unused) {
    items[1].value = 1;
    cds_lfq_node_init_rcu(&items[1].node);
    cds_lfq_enqueue_rcu(&queue, &items[1].node);
    return 0;
}

int main(void) {
    pthread_t thread;
    cds_lfq_init_rcu(&queue, later);
    pthread_create(&thread, 0, other, 0);
    items[0].value = 1;
    cds_lfq_node_init_rcu(&items[0].node);
    cds_lfq_enqueue_rcu(&queue, &items[0].node);
    struct cds_lfq_node_rcu *found = cds_lfq_dequeue_rcu(&queue);
    assert(found && caa_container_of(found, typeof(items[0]), node)->value == 1);
    pthread_join(thread, 0);
    return 0;
}
