// The signal comes before the wait, and is lost. One thread then waits for ever, and the other spins until the first has gone on. FENCED stands for the
// loop around the wait, under the mutex, that looks at the condition.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready;
static atomic_int done;

static void *waiter(void *argument) {
    pthread_mutex_lock(&mutex);
#ifdef FENCED
    while (!ready)
#endif
        pthread_cond_wait(&condition, &mutex);
    pthread_mutex_unlock(&mutex);
    atomic_store_explicit(&done, 1, memory_order_relaxed);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
    while (!atomic_load_explicit(&done, memory_order_relaxed))
        ;
    pthread_join(thread, NULL);
    return 0;
}
