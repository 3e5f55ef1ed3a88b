// Memory that nobody can free any more is lost: a warning, not an error.
// thinair: --variants LOST TOO_LATE
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *publish(void *argument) {
    int *mine = calloc(1, sizeof *mine), *none = NULL;
    if (!atomic_compare_exchange_strong(&shared, &none, mine)) {
#ifndef LOST
        free(mine);
#endif
    }
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, publish, 0);
    pthread_create(&b, 0, publish, 0);
#ifdef TOO_LATE
    free(shared);
#endif
    pthread_join(a, 0);
    pthread_join(b, 0);
#ifdef TOO_LATE
    *shared = 1;
#endif
    free(shared);
    return 0;
}
