// As wfcqueue.c with the older wait-free queue.
// With: --volatile relaxed --unroll 3 -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#define CDS_WFQ_DEPRECATED
#include <urcu/wfqueue.h>

static struct cds_wfq_queue queue;
static struct { int value; struct cds_wfq_node node; } items[2];

static void *other(void *unused) {
    items[1].value = 1;
    cds_wfq_node_init(&items[1].node);
    cds_wfq_enqueue(&queue, &items[1].node);
    return 0;
}

int main(void) {
    pthread_t thread;
    cds_wfq_init(&queue);
    pthread_create(&thread, 0, other, 0);
    items[0].value = 1;
    cds_wfq_node_init(&items[0].node);
    cds_wfq_enqueue(&queue, &items[0].node);
    struct cds_wfq_node *found = cds_wfq_dequeue_blocking(&queue);
    assert(found && caa_container_of(found, typeof(items[0]), node)->value == 1);
    pthread_join(thread, 0);
    struct cds_wfq_node *rest = cds_wfq_dequeue_blocking(&queue);
    assert(rest && rest != found);
    return 0;
}
