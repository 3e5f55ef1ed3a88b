// Two threads meet at Concurrency Kit's centralized barrier: each sees what the other stored before.
// With: --volatile relaxed -- -ISOURCES/ck/src -DCK_USE_CC_BUILTINS -DCK_MD_RMO
#include <assert.h>
#include <pthread.h>
#include <ck_barrier.h>
#include "ck/src/ck_barrier_centralized.c"

static ck_barrier_centralized_t barrier = CK_BARRIER_CENTRALIZED_INITIALIZER;
static int values[2];

static void *other(void *who) {
    int me = who != 0;
    ck_barrier_centralized_state_t state = CK_BARRIER_CENTRALIZED_STATE_INITIALIZER;
    values[me] = 1;
    ck_barrier_centralized(&barrier, &state, 2);
    assert(values[!me] == 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, values);
    other(0);
    pthread_join(thread, 0);
    return 0;
}
