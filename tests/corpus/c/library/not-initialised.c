// What waits and locks has to be initialised first; memory that is allocated is not.
// thinair: --variants SEMAPHORE POST TRY VALUE MUTEX READ_LOCK CONDITION BARRIER SPIN KEY
// thinair: --models sc rc11
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static sem_t done;
static pthread_barrier_t barrier;

static void *worker(void *unused) {
    sem_post(&done);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_t *mutex = malloc(sizeof *mutex);
    pthread_rwlock_t *lock = malloc(sizeof *lock);
    pthread_cond_t *condition = malloc(sizeof *condition);
    pthread_spinlock_t *spin = malloc(sizeof *spin);
#if defined SEMAPHORE
    sem_wait(&done);
#elif defined POST
    sem_post(&done);
#elif defined TRY
    sem_trywait(&done);
#elif defined VALUE
    int value;
    sem_getvalue(&done, &value);
#elif defined MUTEX
    pthread_mutex_lock(mutex);
#elif defined READ_LOCK
    pthread_rwlock_rdlock(lock);
#elif defined CONDITION
    pthread_cond_signal(condition);
#elif defined BARRIER
    pthread_barrier_wait(&barrier);
#elif defined SPIN
    pthread_spin_lock(spin);
#elif defined KEY
    pthread_setspecific(3, mutex);
#else
    sem_init(&done, 0, 0);
    pthread_mutex_init(mutex, NULL);
    pthread_rwlock_init(lock, NULL);
    pthread_cond_init(condition, NULL);
    pthread_spin_init(spin, 0);
    pthread_mutex_lock(mutex);
    pthread_mutex_unlock(mutex);
    pthread_rwlock_rdlock(lock);
    pthread_rwlock_unlock(lock);
    pthread_cond_signal(condition);
    pthread_spin_lock(spin);
    pthread_spin_unlock(spin);
    pthread_create(&thread, NULL, worker, NULL);
    sem_wait(&done);
    pthread_join(thread, NULL);
    int left;
    assert(sem_getvalue(&done, &left) == 0 && left == 0);
#endif
    free(mutex);
    free(lock);
    free(condition);
    free((void *)spin);
    return 0;
}
