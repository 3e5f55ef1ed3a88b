// A reader of qsbr uses an object until its checkpoint; the writer removes it and destroys it after a grace period.
#define main their_main
#include "concurrent-programs/qsbr/main.c"
#undef main
#include <assert.h>
#include <pthread.h>

static void *other(void *unused) {
    access_obj(&data[0]);
    qsbr_checkpoint(qsbr);
    qsbr_unregister(qsbr);
    return 0;
}

static pthread_barrier_t both;

static void *reader(void *unused) {
    qsbr_register(qsbr);
    pthread_barrier_wait(&both);
    return other(0);
}

int main(void) {
    pthread_t thread;
    qsbr = qsbr_create();
    pthread_barrier_init(&both, 0, 2);
    insert_obj(&data[0]);
    pthread_create(&thread, 0, reader, 0);
    qsbr_register(qsbr);
    pthread_barrier_wait(&both);
    remove_obj(&data[0]);
    if (qsbr_sync(qsbr, qsbr_barrier(qsbr)))
        destroy_obj(&data[0]);
    pthread_join(thread, 0);
    return 0;
}
