// Attributes are there as long as they are used, and have been initialised; so are sets of signals, and names that are looked up.
// thinair: --variants GONE_THREAD NEVER_THREAD GONE_MUTEX NEVER_CONDITION GONE_BARRIER GONE_SIGNALS NO_NAME
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

static void *work(void *argument) {
    return argument;
}

static void threads(void) {
    pthread_attr_t *attributes = malloc(sizeof *attributes);
#ifndef NEVER_THREAD
    pthread_attr_init(attributes);
#endif
    pthread_attr_setstacksize(attributes, 65536);
    pthread_t thread;
#ifdef GONE_THREAD
    free(attributes);
#endif
    pthread_create(&thread, attributes, work, 0);
    pthread_join(thread, 0);
    pthread_attr_destroy(attributes);
    free(attributes);
}

static void locks(void) {
    pthread_mutexattr_t *of_mutex = malloc(sizeof *of_mutex);
    pthread_condattr_t of_condition;
    pthread_barrierattr_t *of_barrier = malloc(sizeof *of_barrier);
    pthread_rwlockattr_t of_lock;
    pthread_mutexattr_init(of_mutex);
    pthread_mutexattr_setpshared(of_mutex, PTHREAD_PROCESS_SHARED);
#ifndef NEVER_CONDITION
    pthread_condattr_init(&of_condition);
    pthread_condattr_setclock(&of_condition, CLOCK_MONOTONIC);
#endif
    pthread_barrierattr_init(of_barrier);
    pthread_rwlockattr_init(&of_lock);
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    pthread_barrier_t barrier;
    pthread_rwlock_t lock;
#ifdef GONE_MUTEX
    free(of_mutex);
#endif
    pthread_mutex_init(&mutex, of_mutex);
    pthread_cond_init(&condition, &of_condition);
#ifdef GONE_BARRIER
    free(of_barrier);
#endif
    pthread_barrier_init(&barrier, of_barrier, 1);
    pthread_rwlock_init(&lock, &of_lock);
    pthread_mutexattr_destroy(of_mutex);
    pthread_condattr_destroy(&of_condition);
    pthread_barrierattr_destroy(of_barrier);
    pthread_rwlockattr_destroy(&of_lock);
    free(of_mutex);
    free(of_barrier);
}

static void others(void) {
    sigset_t *signals = malloc(sizeof *signals);
    sigemptyset(signals);
    sigaddset(signals, SIGINT);
#ifdef GONE_SIGNALS
    free(signals);
#endif
    pthread_sigmask(SIG_BLOCK, signals, 0);
    struct sigaction action = {.sa_handler = SIG_IGN};
    sigaction(SIGINT, &action, 0);
    free(signals);
#ifdef NO_NAME
    getenv(0);
#else
    getenv("HOME");
#endif
}

int main(void) {
    threads();
    locks();
    others();
    return 0;
}
