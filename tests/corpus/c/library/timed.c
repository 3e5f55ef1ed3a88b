// Waiting that may give up: both are explored.
// thinair: --variants ALWAYS_IN_TIME
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static sem_t semaphore;
static int items;

static void *produce(void *argument) {
    pthread_mutex_lock(&mutex);
    items = 1;
    pthread_cond_signal(&ready);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    struct timespec limit = {1, 0};
    pthread_t producer;
    sem_init(&semaphore, 0, 0);
    assert(sem_timedwait(&semaphore, &limit) == -1 && errno == ETIMEDOUT);
    pthread_create(&producer, 0, produce, 0);
    pthread_mutex_lock(&mutex);
    int error = 0;
    while (!items && !error)
        error = pthread_cond_timedwait(&ready, &mutex, &limit);
    assert(error == 0 || error == ETIMEDOUT);
#ifdef ALWAYS_IN_TIME
    assert(items);
#endif
    pthread_mutex_unlock(&mutex);
    pthread_join(producer, 0);
    return 0;
}
