// Two producers and a consumer of the wait-free concurrent queue of liburcu: contents come along, nothing is lost.
// With: --volatile relaxed --unroll 3 -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu/wfcqueue.h>

static struct cds_wfcq_head head;
static struct cds_wfcq_tail tail;
static struct { int value; struct cds_wfcq_node node; } items[2];

static void *other(void *unused) {
    items[1].value = 1;
    cds_wfcq_node_init(&items[1].node);
    cds_wfcq_enqueue(&head, &tail, &items[1].node);
    return 0;
}

int main(void) {
    pthread_t thread;
    cds_wfcq_init(&head, &tail);
    pthread_create(&thread, 0, other, 0);
    items[0].value = 1;
    cds_wfcq_node_init(&items[0].node);
    cds_wfcq_enqueue(&head, &tail, &items[0].node);
    struct cds_wfcq_node *found = cds_wfcq_dequeue_blocking(&head, &tail);
    assert(found && caa_container_of(found, typeof(items[0]), node)->value == 1);
    pthread_join(thread, 0);
    struct cds_wfcq_node *rest = cds_wfcq_dequeue_blocking(&head, &tail);
    assert(rest && rest != found && !cds_wfcq_dequeue_blocking(&head, &tail));
    return 0;
}
