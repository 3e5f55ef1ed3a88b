// A consumer waits for a producer.
// thinair: --variants NO_LOOP LOST NO_SIGNAL NOT_LOCKED
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int items;

static void *produce(void *argument) {
    pthread_mutex_lock(&mutex);
    items = 1;
#ifndef NO_SIGNAL
    pthread_cond_signal(&ready);
#endif
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *consume(void *argument) {
#ifndef NOT_LOCKED
    pthread_mutex_lock(&mutex);
#endif
#ifdef LOST
    // Whether there is something already is not asked.
    pthread_cond_wait(&ready, &mutex);
#elif defined NO_LOOP
    if (!items)
        pthread_cond_wait(&ready, &mutex);
#else
    while (!items)
        pthread_cond_wait(&ready, &mutex);
#endif
    assert(items == 1);
    items = 0;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t producer, consumer;
    pthread_create(&consumer, 0, consume, 0);
    pthread_create(&producer, 0, produce, 0);
    pthread_join(producer, 0);
    pthread_join(consumer, 0);
    return 0;
}
