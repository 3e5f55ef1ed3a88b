// What is initialised is not initialised again before it was destroyed; memory that held something else may be.
// thinair: --variants MUTEX KIND CONDITION RWLOCK BARRIER SEMAPHORE C11 STATIC_HELD SPIN_HELD
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

static pthread_mutex_t zero, fixed = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    pthread_rwlock_t rwlock;
    pthread_barrier_t barrier;
    sem_t semaphore;
    mtx_t c11;
    pthread_mutex_init(&zero, 0);
    pthread_mutex_lock(&fixed);
#ifdef STATIC_HELD
    pthread_mutex_init(&fixed, 0);
#endif
    pthread_mutex_unlock(&fixed);
    pthread_spinlock_t spin;
    pthread_spin_init(&spin, 0);
    pthread_spin_lock(&spin);
#ifdef SPIN_HELD
    pthread_spin_init(&spin, 0);
#endif
    pthread_spin_unlock(&spin);
    for (int round = 0; round < 2; round++) {
        pthread_mutex_init(&mutex, 0);
        pthread_cond_init(&condition, 0);
        pthread_rwlock_init(&rwlock, 0);
        assert(pthread_barrier_init(&barrier, 0, 0) != 0);
        pthread_barrier_init(&barrier, 0, 1);
        sem_init(&semaphore, 0, 1);
        mtx_init(&c11, mtx_plain);
#ifdef MUTEX
        pthread_mutex_init(&mutex, 0);
#endif
#ifdef KIND
        pthread_mutexattr_t attributes;
        pthread_mutexattr_init(&attributes);
        pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
        pthread_mutex_lock(&mutex);
        pthread_mutex_init(&mutex, &attributes);
#endif
#ifdef CONDITION
        pthread_cond_init(&condition, 0);
#endif
#ifdef RWLOCK
        pthread_rwlock_init(&rwlock, 0);
#endif
#ifdef BARRIER
        pthread_barrier_init(&barrier, 0, 2);
#endif
#ifdef SEMAPHORE
        sem_init(&semaphore, 0, 2);
#endif
#ifdef C11
        mtx_init(&c11, mtx_plain);
#endif
        pthread_mutex_lock(&mutex);
        pthread_mutex_unlock(&mutex);
        pthread_mutex_destroy(&mutex);
        pthread_cond_destroy(&condition);
        pthread_rwlock_destroy(&rwlock);
        pthread_barrier_wait(&barrier);
        pthread_barrier_destroy(&barrier);
        sem_wait(&semaphore);
        sem_destroy(&semaphore);
        mtx_destroy(&c11);
    }
    pthread_mutex_t *heap = malloc(sizeof *heap);
    memset(heap, 0x55, sizeof *heap);
    pthread_mutex_init(heap, 0);
    pthread_mutex_lock(heap);
    pthread_mutex_unlock(heap);
    pthread_mutex_destroy(heap);
    free(heap);
    return 0;
}
