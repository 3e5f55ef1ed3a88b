// Who waits for a condition variable holds the mutex.
// thinair: --variants NORMAL CHECKED C11
// thinair: --models sc tso rc11
#include <pthread.h>
#include <threads.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready;

static void *signaller(void *unused) {
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
#ifdef CHECKED
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&mutex, &attributes);
#endif
#ifdef C11
    mtx_t other;
    cnd_t event;
    mtx_init(&other, mtx_plain);
    cnd_init(&event);
    cnd_wait(&event, &other);
#endif
    pthread_create(&thread, NULL, signaller, NULL);
#if !defined NORMAL && !defined CHECKED
    pthread_mutex_lock(&mutex);
    while (!ready)
#endif
        pthread_cond_wait(&condition, &mutex);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
