// The thread pool of zstd runs a job before it is freed.
// With: -- -ISOURCES/libzstd/lib/common -ISOURCES/libzstd/lib -DZSTD_MULTITHREAD -DZSTD_DISABLE_ASM
#include <assert.h>
#include <pthread.h>
#include "libzstd/lib/common/pool.c"
#include "libzstd/lib/common/zstd_common.c"
#include "libzstd/lib/common/error_private.c"

static int done;
static void job(void *unused) { done = 1; }

int main(void) {
    POOL_ctx *pool = POOL_create(1, 1);
    POOL_add(pool, job, 0);
    POOL_free(pool);
    assert(done == 1);
    return 0;
}
