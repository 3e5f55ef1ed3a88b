// A reader in a section of thread-rcu holds what an updater replaces and frees after synchronize_rcu.
// With: --volatile relaxed
#include <stdint.h>
#include "concurrent-programs/thread-rcu/rcu.h"
#include <assert.h>
#include <pthread.h>

static int *shared;

static void *other(void *unused) {
    rcu_init();
    rcu_read_lock();
    int *seen = rcu_dereference(shared);
    int value = *seen;
    rcu_read_unlock();
    assert(value == 1 || value == 2);
    return 0;
}

int main(void) {
    pthread_t thread;
    shared = malloc(sizeof *shared);
    *shared = 1;
    pthread_create(&thread, 0, other, 0);
    int *new = malloc(sizeof *new);
    *new = 2;
    int *old = rcu_assign_pointer(shared, new);
    synchronize_rcu();
    free(old);
    pthread_join(thread, 0);
    return 0;
}
