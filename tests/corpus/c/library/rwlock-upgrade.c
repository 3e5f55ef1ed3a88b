// Who reads cannot become a writer: that thread would wait for itself.
// thinair: --variants UPGRADE IN_THREAD
// thinair: --models sc tso rc11
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int data;

static void *user(void *unused) {
    pthread_rwlock_rdlock(&lock);
#ifndef IN_THREAD
    pthread_rwlock_unlock(&lock);
#endif
    pthread_rwlock_wrlock(&lock);
    data++;
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, user, NULL);
    pthread_rwlock_rdlock(&lock);
    int before = data;
#ifdef UPGRADE
    pthread_rwlock_wrlock(&lock);
    data = before + 1;
#endif
    pthread_rwlock_unlock(&lock);
    pthread_join(thread, NULL);
    // A writer that asks again is told so.
    pthread_rwlock_wrlock(&lock);
    assert(pthread_rwlock_wrlock(&lock) == EDEADLK && pthread_rwlock_rdlock(&lock) == EDEADLK);
    pthread_rwlock_unlock(&lock);
    assert(data == 1 && before <= 1);
    return 0;
}
