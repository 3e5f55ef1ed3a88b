// Recursive mutexes and those that check for errors.
// thinair: --variants NORMAL NOT_HELD STOLEN ONCE_TOO_FEW
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t recursive = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_mutex_t checking;
static int counter;

static void increment(int depth) {
    pthread_mutex_lock(&recursive);
    counter++;
    if (depth)
        increment(depth - 1);
#ifdef ONCE_TOO_FEW
    if (depth)
#endif
        pthread_mutex_unlock(&recursive);
}

static void *work(void *argument) {
    increment(1);
    return 0;
}

int main(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
#ifndef NORMAL
    assert(pthread_mutexattr_settype(&attributes, 77) == EINVAL);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
#endif
    pthread_mutex_init(&checking, &attributes);
    pthread_mutexattr_destroy(&attributes);
    assert(pthread_mutex_lock(&checking) == 0);
    assert(pthread_mutex_lock(&checking) == EDEADLK);
    assert(pthread_mutex_trylock(&checking) == EBUSY);
    assert(pthread_mutex_unlock(&checking) == 0);
    assert(pthread_mutex_unlock(&checking) == EPERM);
    pthread_mutex_destroy(&checking);

    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
#ifdef STOLEN
    pthread_mutex_unlock(&recursive);
#endif
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(counter == 4);
#ifdef NOT_HELD
    pthread_mutex_unlock(&recursive);
#endif
    return 0;
}
