// Two threads drop their references of refcnt: memory is freed once, after its last use.
#define main their_main
#include "concurrent-programs/refcnt/main.c"
#undef main
#include <assert.h>
#include <pthread.h>

static int *shared;

static void *other(void *unused) {
    int found = *shared;
    refcnt_unref(shared);
    return (void *)(long)found;
}

int main(void) {
    pthread_t thread;
    shared = refcnt_malloc(sizeof *shared);
    *shared = 1;
    refcnt_ref(shared);
    pthread_create(&thread, 0, other, 0);
    refcnt_unref(shared);
    pthread_join(thread, 0);
    return 0;
}
