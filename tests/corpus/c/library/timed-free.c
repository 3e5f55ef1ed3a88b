// Whoever waits for a lock until some time takes it if it is free; the time is looked at only where one has to wait. A point in time has less than 1,000,000,000 nanoseconds.
// thinair: --variants NEVER_LATE NO_TIME NO_TIME_WAITING
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static sem_t semaphore;
static mtx_t c11;

static void *hold(void *unused) {
    pthread_mutex_lock(&other);
    pthread_mutex_unlock(&other);
    return unused;
}

int main(void) {
    struct timespec time = {1, 0}, none = {1, 1000000000};
    pthread_t thread;
    sem_init(&semaphore, 0, 1);
    mtx_init(&c11, mtx_timed);
    assert(pthread_mutex_timedlock(&mutex, &time) == 0);
    assert(pthread_rwlock_timedrdlock(&lock, &time) == 0 && pthread_rwlock_unlock(&lock) == 0);
    assert(pthread_rwlock_timedwrlock(&lock, &none) == 0);
    assert(sem_timedwait(&semaphore, &none) == 0 && mtx_timedlock(&c11, &time) == thrd_success);
    assert(pthread_cond_timedwait(&condition, &mutex, &none) == EINVAL);
#ifdef NO_TIME
    assert(pthread_cond_timedwait(&condition, &mutex, &none) == ETIMEDOUT);
#endif
    assert(sem_timedwait(&semaphore, &none) == -1 && errno == EINVAL);
    assert(sem_timedwait(&semaphore, &time) == -1 && errno == ETIMEDOUT);
    pthread_create(&thread, 0, hold, 0);
#ifdef NO_TIME_WAITING
    int error = pthread_mutex_timedlock(&other, &none);
    assert(error != EINVAL);
#else
    int error = pthread_mutex_timedlock(&other, &time);
    assert(error == 0 || error == ETIMEDOUT);
#endif
#ifdef NEVER_LATE
    assert(error == 0);
#endif
    if (!error)
        pthread_mutex_unlock(&other);
    pthread_join(thread, 0);
    pthread_mutex_unlock(&mutex);
    return 0;
}
