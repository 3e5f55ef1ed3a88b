// A thread waits for what another one frees at once: nobody has accessed it before.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int ready;
static void *waits(void *p) {
    atomic_store(&ready, 1);
    while (!atomic_load((atomic_int *)p)) {}
    return 0;
}
int main(void) {
    atomic_int *flag = calloc(1, sizeof *flag);
    pthread_t t;
    pthread_create(&t, 0, waits, flag);
    while (!atomic_load(&ready)) {}
    free(flag);
    return 0;
}
