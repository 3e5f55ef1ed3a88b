// A buffer of one place between two threads.
// thinair: --variants NO_POST FULL_AT_FIRST
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t empty, full;
static int place;

static void *produce(void *argument) {
    for (int i = 1; i <= 2; i++) {
        sem_wait(&empty);
        place = i;
        sem_post(&full);
    }
    return 0;
}

int main(void) {
    pthread_t producer;
    int value;
    sem_init(&empty, 0, 1);
#ifdef FULL_AT_FIRST
    sem_init(&full, 0, 1);
#else
    sem_init(&full, 0, 0);
    assert(sem_trywait(&full) == -1 && errno == EAGAIN);
#endif
    pthread_create(&producer, 0, produce, 0);
    for (int i = 1; i <= 2; i++) {
        sem_wait(&full);
        assert(place == i);
#ifndef NO_POST
        sem_post(&empty);
#endif
    }
    pthread_join(producer, 0);
    sem_getvalue(&empty, &value);
    assert(value == 1);
    assert(sem_trywait(&empty) == 0);
    sem_destroy(&empty);
    sem_destroy(&full);
    return 0;
}
