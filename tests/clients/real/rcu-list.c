// A reader walks the list of rcu-list while an element is added: what it finds has its contents.
// With: --volatile relaxed
#include <stdint.h>
#include "concurrent-programs/rcu-list/rculist.h"
#include <assert.h>
#include <pthread.h>

struct item { int value; struct list_head node; };
static struct list_head head;
static struct item item;

static void *other(void *unused) {
    struct item *found;
    rcu_init();
    rcu_read_lock();
    list_for_each_entry_rcu(found, &head, node) { assert(found->value == 1); }
    rcu_read_unlock();
    return 0;
}

int main(void) {
    pthread_t thread;
    list_init_rcu(&head);
    pthread_create(&thread, 0, other, 0);
    item.value = 1;
    list_add_rcu(&item.node, &head);
    pthread_join(thread, 0);
    return 0;
}
