// A thread publishes a pointer with rcu_assign_pointer, another uses it with rcu_dereference.
// With: --volatile relaxed -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu-pointer.h>

static int value, *shared;

static void *other(void *unused) {
    value = 1;
    rcu_assign_pointer(shared, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    int *found = rcu_dereference(shared);
    assert(!found || *found == 1);
    pthread_join(thread, 0);
    return 0;
}
