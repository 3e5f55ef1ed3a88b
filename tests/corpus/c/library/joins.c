// Each thread is joined once, by one thread.
// thinair: --variants TWICE BOTH DETACHED ATTRIBUTE ITSELF
#include <assert.h>
#include <pthread.h>

static pthread_t worker;
static int result;

static void *work(void *argument) {
    result = 7;
    return 0;
}

static void *wait(void *argument) {
#ifdef BOTH
    pthread_join(worker, 0);
#endif
#ifdef ITSELF
    pthread_join(pthread_self(), 0);
#endif
    return 0;
}

int main(void) {
    pthread_t waiter;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
#ifdef ATTRIBUTE
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
#else
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_JOINABLE);
#endif
    pthread_create(&worker, &attributes, work, 0);
    pthread_attr_destroy(&attributes);
#ifdef DETACHED
    pthread_detach(worker);
#endif
    pthread_create(&waiter, 0, wait, 0);
    pthread_join(worker, 0);
    assert(result == 7);
#ifdef TWICE
    pthread_join(worker, 0);
#endif
    pthread_join(waiter, 0);
    return 0;
}
