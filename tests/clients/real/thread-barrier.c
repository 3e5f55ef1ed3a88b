// Two threads meet at the barrier of thread-rcu/main.c: each sees what the other stored before.
#define N_READERS 1
#define N_UPDATE_RUN 1
#define main their_main
#include "concurrent-programs/thread-rcu/main.c"
#undef main
#include <assert.h>
#include <pthread.h>

static int values[2];

static void *other(void *who) {
    int me = who != 0;
    values[me] = 1;
    thread_barrier(&test_barrier, 2);
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
