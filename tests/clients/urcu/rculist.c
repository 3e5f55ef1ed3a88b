// A reader walks the list of liburcu while an element is added: what it finds has its contents.
// With: --volatile relaxed -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu/rculist.h>

static CDS_LIST_HEAD(list);
static struct item { int value; struct cds_list_head node; } item;

static void *other(void *unused) {
    struct item *found;
    cds_list_for_each_entry_rcu(found, &list, node) { assert(found->value == 1); }
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    item.value = 1;
    cds_list_add_rcu(&item.node, &list);
    pthread_join(thread, 0);
    return 0;
}
