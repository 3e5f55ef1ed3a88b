// As rculist.c with the list that has one pointer as its head.
// With: --volatile relaxed -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu/rcuhlist.h>

static struct cds_hlist_head list;
static struct item { int value; struct cds_hlist_node node; } item;

static void *other(void *unused) {
    struct item *found;
    cds_hlist_for_each_entry_rcu_2(found, &list, node) { assert(found->value == 1); }
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    item.value = 1;
    cds_hlist_add_head_rcu(&item.node, &list);
    pthread_join(thread, 0);
    return 0;
}
