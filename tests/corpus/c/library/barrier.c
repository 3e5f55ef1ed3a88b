// Two threads meet, twice.
// thinair: --variants TOO_MANY NOT_MADE NO_SECOND
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int values[2];

static void *work(void *argument) {
    long me = (long)argument;
    values[me] = 1;
    pthread_barrier_wait(&barrier);
    assert(values[1 - me] == 1);
#ifndef NO_SECOND
    pthread_barrier_wait(&barrier);
#endif
    values[me] = 2;
    return 0;
}

int main(void) {
#ifdef TOO_MANY
    pthread_barrier_init(&barrier, 0, 3);
#elif !defined NOT_MADE
    pthread_barrier_init(&barrier, 0, 2);
#endif
    pthread_t a, b;
    pthread_create(&a, 0, work, (void *)0);
    pthread_create(&b, 0, work, (void *)1);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_barrier_destroy(&barrier);
    return 0;
}
