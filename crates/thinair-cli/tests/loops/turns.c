// What N turns are, in each kind of loop: the other thread says when to stop.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop, turns;

static void *stopper(void *unused) {
    atomic_store(&stop, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, stopper, 0);
#if defined WHILE
    while (!atomic_load(&stop)) atomic_fetch_add(&turns, 1);
#elif defined DO_WHILE
    do atomic_fetch_add(&turns, 1);
    while (!atomic_load(&stop));
#elif defined BREAK
    for (;;) {
        atomic_fetch_add(&turns, 1);
        if (atomic_load(&stop)) break;
    }
#else
    for (int i = 0; !atomic_load(&stop); i++) atomic_fetch_add(&turns, 1);
#endif
    pthread_join(thread, 0);
    assert(turns < BAD);
    return 0;
}
