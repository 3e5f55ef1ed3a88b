// Threads that wait for a condition variable at the same time do so with one mutex; one after the other they may have different ones.
// thinair: --variants AT_ONCE
// thinair: --models sc tso rc11 armv8
#include <pthread.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int go;

static void *waits(void *mutex) {
    pthread_mutex_lock(mutex);
    while (!__atomic_load_n(&go, __ATOMIC_ACQUIRE))
        pthread_cond_wait(&condition, mutex);
    pthread_mutex_unlock(mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, waits, &one);
#ifdef AT_ONCE
    pthread_create(&second, 0, waits, &two);
#else
    pthread_create(&second, 0, waits, &one);
#endif
    pthread_mutex_lock(&one);
    __atomic_store_n(&go, 1, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&one);
    pthread_mutex_lock(&two);
    pthread_mutex_unlock(&two);
    pthread_cond_broadcast(&condition);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
