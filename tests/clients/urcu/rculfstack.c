// Two threads push onto the stack for sections of RCU, one pops: contents come along.
// With: --volatile relaxed -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu-qsbr.h>
#define CDS_LFS_RCU_DEPRECATED
#include <urcu/rculfstack.h>

static struct cds_lfs_stack_rcu stack;
static struct { int value; struct cds_lfs_node_rcu node; } items[2];

static void *other(void *unused) {
    items[1].value = 1;
    cds_lfs_push_rcu(&stack, &items[1].node);
    return 0;
}

int main(void) {
    pthread_t thread;
    cds_lfs_init_rcu(&stack);
    pthread_create(&thread, 0, other, 0);
    items[0].value = 1;
    cds_lfs_push_rcu(&stack, &items[0].node);
    struct cds_lfs_node_rcu *found = _cds_lfs_pop_rcu(&stack);
    assert(found && caa_container_of(found, typeof(items[0]), node)->value == 1);
    pthread_join(thread, 0);
    return 0;
}
