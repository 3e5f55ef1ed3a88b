// A reader of rcu.c of cmap acquires what a writer replaces: it is not freed before it is released.
// With: -- -ICLIENTS/real/gcc
#include "concurrent-programs/cmap/rcu.c"
#include <assert.h>
#include <pthread.h>

static struct rcu *shared;
static int values[2] = {1, 2};

static void *other(void *unused) {
    rcu_set(shared, &values[1]);
    return 0;
}

int main(void) {
    pthread_t thread;
    rcu_init(shared, &values[0]);
    pthread_create(&thread, 0, other, 0);
    struct rcu *mine = rcu_acquire(shared);
    int *seen = rcu_get(mine, int *);
    assert(*seen == 1 || *seen == 2);
    rcu_release(mine);
    pthread_join(thread, 0);
    return 0;
}
