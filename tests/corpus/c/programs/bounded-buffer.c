// A bounded buffer with semaphores.
// thinair: --variants ONE_TOO_MANY SWAPPED
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

#define CAPACITY 1
#define ITEMS 2

static int buffer[CAPACITY], head, tail, consumed;
static sem_t empty, full;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void put(int item) {
#ifdef SWAPPED
    pthread_mutex_lock(&mutex);
    sem_wait(&empty);
#else
    sem_wait(&empty);
    pthread_mutex_lock(&mutex);
#endif
    buffer[tail] = item;
    tail = (tail + 1) % CAPACITY;
    pthread_mutex_unlock(&mutex);
    sem_post(&full);
}

static int get(void) {
    sem_wait(&full);
    pthread_mutex_lock(&mutex);
    int item = buffer[head];
    head = (head + 1) % CAPACITY;
    pthread_mutex_unlock(&mutex);
    sem_post(&empty);
    return item;
}

static void *producer(void *argument) {
    put((int)(long)argument);
    return NULL;
}

static void *consumer(void *argument) {
    for (int i = 0; i < ITEMS; i++)
        consumed += get();
    return NULL;
}

int main(void) {
    pthread_t producers[ITEMS], thread;
#ifdef ONE_TOO_MANY
    sem_init(&empty, 0, CAPACITY + 1);
#else
    sem_init(&empty, 0, CAPACITY);
#endif
    sem_init(&full, 0, 0);
    pthread_create(&thread, NULL, consumer, NULL);
    for (long i = 0; i < ITEMS; i++)
        pthread_create(&producers[i], NULL, producer, (void *)(i + 1));
    for (int i = 0; i < ITEMS; i++)
        pthread_join(producers[i], NULL);
    pthread_join(thread, NULL);
    assert(consumed == 3);
    sem_destroy(&empty);
    sem_destroy(&full);
    return 0;
}
