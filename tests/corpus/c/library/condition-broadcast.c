// Two threads wait for the same thing: one signal is not enough.
// thinair: --variants SIGNAL DESTROYED
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int is_open;

static void *visit(void *argument) {
    pthread_mutex_lock(&mutex);
    while (!is_open)
        pthread_cond_wait(&opened, &mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, visit, 0);
    pthread_create(&b, 0, visit, 0);
#ifdef DESTROYED
    pthread_cond_destroy(&opened);
#endif
    pthread_mutex_lock(&mutex);
    is_open = 1;
#ifdef SIGNAL
    pthread_cond_signal(&opened);
#else
    pthread_cond_broadcast(&opened);
#endif
    pthread_mutex_unlock(&mutex);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
