// The thread pool of mbrossard runs a task before it is destroyed gracefully.
#include "threadpool/src/threadpool.c"
#include <assert.h>
#include <pthread.h>

static int done;
static void task(void *unused) { done = 1; }

int main(void) {
    threadpool_t *pool = threadpool_create(1, 1, 0);
    threadpool_add(pool, task, 0, 0);
    threadpool_destroy(pool, threadpool_graceful);
    assert(done == 1);
    return 0;
}
