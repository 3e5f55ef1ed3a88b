// The pool of tpool runs a task; its future has the result.
#define main their_main
#include "concurrent-programs/tpool/tpool.c"
#undef main
#include <assert.h>
#include <pthread.h>

static void *task(void *argument) { return argument; }

int main(void) {
    int value;
    tpool_t pool = tpool_create(1);
    tpool_future_t future = tpool_apply(pool, task, &value);
    assert(tpool_future_get(future, 0) == &value);
    tpool_future_destroy(future);
    tpool_join(pool);
    return 0;
}
