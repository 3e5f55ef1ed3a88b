// As ck-barrier.c with the barrier of Mellor-Crummey and Scott.
// With: --volatile relaxed -- -ISOURCES/ck/src -DCK_USE_CC_BUILTINS -DCK_MD_RMO
#include <assert.h>
#include <pthread.h>
#include <ck_barrier.h>
#include "ck/src/ck_barrier_mcs.c"

static ck_barrier_mcs_t barrier[2];
static int values[2];

static void *other(void *who) {
    int me = who != 0;
    ck_barrier_mcs_state_t state;
    ck_barrier_mcs_subscribe(barrier, &state);
    values[me] = 1;
    ck_barrier_mcs(barrier, &state);
    assert(values[!me] == 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    ck_barrier_mcs_init(barrier, 2);
    pthread_create(&thread, 0, other, values);
    other(0);
    pthread_join(thread, 0);
    return 0;
}
