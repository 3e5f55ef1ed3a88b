// The main thread frees what another thread still uses.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static void *user(void *argument) {
    atomic_store((atomic_int *)argument, 1);
    return NULL;
}

int main(void) {
    atomic_int *shared = calloc(1, sizeof *shared);
    pthread_t thread;
    pthread_create(&thread, NULL, user, shared);
    free((void *)shared);
    pthread_join(thread, NULL);
    return 0;
}
