// A thread pushes onto the lock-free stack of liburcu, another pops: contents come along, nothing is lost.
// With: --volatile relaxed -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu/lfstack.h>

static struct cds_lfs_stack stack;
static struct { int value; struct cds_lfs_node node; } items[2];

static void *other(void *unused) {
    items[1].value = 1;
    cds_lfs_push(&stack, &items[1].node);
    return 0;
}

int main(void) {
    pthread_t thread;
    cds_lfs_init(&stack);
    pthread_create(&thread, 0, other, 0);
    items[0].value = 1;
    cds_lfs_push(&stack, &items[0].node);
    struct cds_lfs_node *found = cds_lfs_pop_blocking(&stack);
    assert(found && caa_container_of(found, typeof(items[0]), node)->value == 1);
    pthread_join(thread, 0);
    struct cds_lfs_node *rest = cds_lfs_pop_blocking(&stack);
    assert(rest && rest != found && !cds_lfs_pop_blocking(&stack));
    return 0;
}
