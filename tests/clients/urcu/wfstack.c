// As lfstack.c with the wait-free stack.
// With: --volatile relaxed --unroll 3 -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu/wfstack.h>

static struct cds_wfs_stack stack;
static struct { int value; struct cds_wfs_node node; } items[2];

static void *other(void *unused) {
    items[1].value = 1;
    cds_wfs_node_init(&items[1].node);
    cds_wfs_push(&stack, &items[1].node);
    return 0;
}

int main(void) {
    pthread_t thread;
    cds_wfs_init(&stack);
    pthread_create(&thread, 0, other, 0);
    items[0].value = 1;
    cds_wfs_node_init(&items[0].node);
    cds_wfs_push(&stack, &items[0].node);
    struct cds_wfs_node *found = cds_wfs_pop_blocking(&stack);
    assert(found && caa_container_of(found, typeof(items[0]), node)->value == 1);
    pthread_join(thread, 0);
    struct cds_wfs_node *rest = cds_wfs_pop_blocking(&stack);
    assert(rest && rest != found && !cds_wfs_pop_blocking(&stack));
    return 0;
}
