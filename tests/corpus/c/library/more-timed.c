// Locks that are waited for, for a time; sleeping and yielding; the clock.
// thinair: --variants ALWAYS_LOCKED C11_ALWAYS_LOCKED STOPPED_CLOCK NO_UNLOCK
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <sys/time.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static mtx_t c11_mutex;
static int counter;

static int work(void *argument) {
    pthread_mutex_lock(&mutex);
    mtx_lock(&c11_mutex);
    counter++;
    sched_yield();
    usleep(10);
    sleep(1);
    struct timespec little = {0, 10};
    nanosleep(&little, 0);
    thrd_sleep(&little, 0);
    mtx_unlock(&c11_mutex);
#ifndef NO_UNLOCK
    pthread_mutex_unlock(&mutex);
#endif
    return 0;
}

int main(void) {
    thrd_t thread;
    struct timespec now;
    struct timeval day;
    mtx_init(&c11_mutex, mtx_timed);
    clock_gettime(CLOCK_REALTIME, &now);
    gettimeofday(&day, 0);
    time_t first = time(0);
    clock_t used = clock();
    assert(used <= 2 * CLOCKS_PER_SEC);
#ifdef STOPPED_CLOCK
    assert(now.tv_sec == first);
#endif
    now.tv_sec += 1;
    thrd_create(&thread, work, 0);
    int error = pthread_mutex_timedlock(&mutex, &now);
#ifdef ALWAYS_LOCKED
    assert(!error);
#endif
    assert(!error || error == ETIMEDOUT);
    if (!error) {
        counter++;
        pthread_mutex_unlock(&mutex);
    }
    error = mtx_timedlock(&c11_mutex, &now);
#ifdef C11_ALWAYS_LOCKED
    assert(error == thrd_success);
#endif
    if (error == thrd_success)
        mtx_unlock(&c11_mutex);
#ifdef NO_UNLOCK
    pthread_mutex_lock(&mutex);
#endif
    thrd_detach(thread);
    return 0;
}
