// A thread that nobody joins; and one that is joined all the same.
// thinair: --variants JOINED TWICE
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static void *work(void *argument) {
    pthread_detach(pthread_self());
    atomic_store(&done, 1);
    return 0;
}

static void *idle(void *argument) {
    return 0;
}

int main(void) {
    pthread_t thread;
#ifdef JOINED
    pthread_create(&thread, 0, idle, 0);
    pthread_detach(thread);
    pthread_join(thread, 0);
#else
    pthread_create(&thread, 0, work, 0);
    while (!atomic_load(&done))
        ;
#ifdef TWICE
    pthread_detach(thread);
#endif
#endif
    return 0;
}
