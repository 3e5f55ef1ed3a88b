// A wait may end without a signal: one that looks again is right, and one that counts is not.
// thinair: --variants NO_LOOP COUNTED C11_NO_LOOP TIMED_NO_LOOP
#include <assert.h>
#include <pthread.h>
#include <threads.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static mtx_t c11_mutex;
static cnd_t c11_changed;
static int ready, c11_ready;

static void *work(void *argument) {
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
    mtx_lock(&c11_mutex);
    c11_ready = 1;
    cnd_broadcast(&c11_changed);
    mtx_unlock(&c11_mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    struct timespec limit = {1, 0};
    int turns = 0;
    mtx_init(&c11_mutex, mtx_plain);
    cnd_init(&c11_changed);
    pthread_create(&thread, 0, work, 0);
    pthread_mutex_lock(&mutex);
#ifdef NO_LOOP
    if (!ready)
        pthread_cond_wait(&changed, &mutex);
#elif defined TIMED_NO_LOOP
    if (!ready && pthread_cond_timedwait(&changed, &mutex, &limit))
        return 0;
#else
    while (!ready) {
#ifdef COUNTED
        turns++;
#endif
        pthread_cond_wait(&changed, &mutex);
    }
#endif
    assert(ready && turns < 2);
    pthread_mutex_unlock(&mutex);
    mtx_lock(&c11_mutex);
#ifdef C11_NO_LOOP
    if (!c11_ready)
        cnd_wait(&c11_changed, &c11_mutex);
#else
    while (!c11_ready)
        cnd_timedwait(&c11_changed, &c11_mutex, &limit);
#endif
    assert(c11_ready);
    mtx_unlock(&c11_mutex);
    pthread_join(thread, 0);
    return 0;
}
