// The thread pool of Pithikos runs a job; thpool_wait waits for it.
// With: --volatile relaxed
#include "C-Thread-Pool/thpool.c"
#include <assert.h>
#include <pthread.h>

static int done;
static void job_of_ours(void *unused) { done = 1; }

int main(void) {
    threadpool pool = thpool_init(1);
    thpool_add_work(pool, job_of_ours, 0);
    thpool_wait(pool);
    assert(done == 1);
    return 0;
}
