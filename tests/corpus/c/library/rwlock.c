// Readers and a writer.
// thinair: --variants WRITE_AS_READER NOT_HELD FORGOTTEN
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int left, right;

static void *read_both(void *argument) {
    pthread_rwlock_rdlock(&lock);
    assert(left == right);
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *write_both(void *argument) {
#ifdef WRITE_AS_READER
    pthread_rwlock_rdlock(&lock);
#else
    pthread_rwlock_wrlock(&lock);
#endif
    left++;
    right++;
#ifndef FORGOTTEN
    pthread_rwlock_unlock(&lock);
#endif
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, read_both, 0);
    pthread_create(&b, 0, write_both, 0);
    read_both(0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(pthread_rwlock_trywrlock(&lock) == 0);
    assert(pthread_rwlock_tryrdlock(&lock) == EBUSY);
    pthread_rwlock_unlock(&lock);
#ifdef NOT_HELD
    pthread_rwlock_unlock(&lock);
#endif
    assert(pthread_rwlock_tryrdlock(&lock) == 0);
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_destroy(&lock);
    return 0;
}
