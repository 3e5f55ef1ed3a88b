// What was destroyed is not used again, unless it is made again.
// thinair: --variants MUTEX MUTEX_TRIED MUTEX_TWICE MUTEX_UNLOCKED SPIN READ WRITTEN READ_TRIED SEMAPHORE POSTED SEMAPHORE_TWICE SIGNALLED WAITED CONDITION_TWICE BARRIER
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
static pthread_spinlock_t spin;
static pthread_rwlock_t rwlock;
static pthread_cond_t condition;
static pthread_barrier_t barrier;
static sem_t semaphore;

static void *work(void *argument) {
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_spin_lock(&spin);
    pthread_spin_unlock(&spin);
    pthread_rwlock_rdlock(&rwlock);
    pthread_rwlock_unlock(&rwlock);
    sem_post(&semaphore);
    pthread_barrier_wait(&barrier);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_spin_init(&spin, PTHREAD_PROCESS_PRIVATE);
    pthread_rwlock_init(&rwlock, 0);
    pthread_cond_init(&condition, 0);
    pthread_barrier_init(&barrier, 0, 2);
    sem_init(&semaphore, 0, 0);
    pthread_create(&thread, 0, work, 0);
    sem_wait(&semaphore);
    pthread_barrier_wait(&barrier);
    pthread_join(thread, 0);
    pthread_mutex_destroy(&mutex);
    pthread_spin_destroy(&spin);
    pthread_rwlock_destroy(&rwlock);
    pthread_cond_destroy(&condition);
    pthread_barrier_destroy(&barrier);
    sem_destroy(&semaphore);
#if defined MUTEX
    pthread_mutex_lock(&mutex);
#elif defined MUTEX_TRIED
    pthread_mutex_trylock(&mutex);
#elif defined MUTEX_TWICE
    pthread_mutex_destroy(&mutex);
#elif defined MUTEX_UNLOCKED
    pthread_mutex_unlock(&mutex);
#elif defined SPIN
    pthread_spin_lock(&spin);
#elif defined READ
    pthread_rwlock_rdlock(&rwlock);
#elif defined WRITTEN
    pthread_rwlock_wrlock(&rwlock);
#elif defined READ_TRIED
    pthread_rwlock_tryrdlock(&rwlock);
#elif defined SEMAPHORE
    sem_wait(&semaphore);
#elif defined POSTED
    sem_post(&semaphore);
#elif defined SEMAPHORE_TWICE
    sem_destroy(&semaphore);
#elif defined SIGNALLED
    pthread_cond_signal(&condition);
#elif defined WAITED
    pthread_mutex_lock(&other);
    pthread_cond_wait(&condition, &other);
    pthread_mutex_unlock(&other);
#elif defined CONDITION_TWICE
    pthread_cond_destroy(&condition);
#elif defined BARRIER
    pthread_barrier_wait(&barrier);
#endif
    pthread_mutex_init(&mutex, 0);
    assert(pthread_mutex_trylock(&mutex) == 0);
    pthread_mutex_unlock(&mutex);
    return 0;
}
