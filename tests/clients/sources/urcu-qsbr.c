// A reader of liburcu (quiescent states) uses what a writer replaces and frees after synchronize_rcu.
// With: --volatile relaxed --unroll 2 -- -ISOURCES/liburcu/include -ISOURCES/liburcu/src
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#define _LGPL_SOURCE
#include "liburcu/src/urcu-qsbr.c"

static int *shared;

static void *other(void *unused) {
    rcu_register_thread();
    rcu_read_lock();
    int value = *rcu_dereference(shared);
    rcu_read_unlock();
    assert(value == 1 || value == 2);
    rcu_unregister_thread();
    return 0;
}

int main(void) {
    pthread_t thread;
    int *new = malloc(sizeof *new), *old = malloc(sizeof *old);
    *old = 1;
    *new = 2;
    shared = old;
    pthread_create(&thread, 0, other, 0);
    rcu_assign_pointer(shared, new);
    synchronize_rcu();
    free(old);
    pthread_join(thread, 0);
    return 0;
}
