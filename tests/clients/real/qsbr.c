// A reader of qsbr uses an object until its checkpoint; the writer removes it and destroys it after a grace period.
// LEAVES: the reader ends while the writer looks at the list of threads, which then has its freed memory in it.
#define main their_main
#include "concurrent-programs/qsbr/main.c"
#undef main
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t both;

static void *other(void *unused) {
    qsbr_register(qsbr);
    pthread_barrier_wait(&both);
    access_obj(&data[0]);
    qsbr_checkpoint(qsbr);
#ifndef LEAVES
    pthread_barrier_wait(&both);
#endif
    qsbr_unregister(qsbr);
    return 0;
}

int main(void) {
    pthread_t thread;
    qsbr = qsbr_create();
    pthread_barrier_init(&both, 0, 2);
    insert_obj(&data[0]);
    pthread_create(&thread, 0, other, 0);
    qsbr_register(qsbr);
    pthread_barrier_wait(&both);
    remove_obj(&data[0]);
    if (qsbr_sync(qsbr, qsbr_barrier(qsbr)))
        destroy_obj(&data[0]);
#ifndef LEAVES
    pthread_barrier_wait(&both);
#endif
    pthread_join(thread, 0);
    return 0;
}
