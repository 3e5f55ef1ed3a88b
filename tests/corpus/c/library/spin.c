// Pthread's own spin locks.
// thinair: --variants NOT_LOCKED TWICE
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int counter;

static void *work(void *argument) {
#ifndef NOT_LOCKED
    pthread_spin_lock(&lock);
#endif
#ifdef TWICE
    pthread_spin_lock(&lock);
#endif
    counter++;
    pthread_spin_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(pthread_spin_trylock(&lock) == 0);
    assert(pthread_spin_trylock(&lock) != 0);
    pthread_spin_unlock(&lock);
    pthread_spin_destroy(&lock);
    assert(counter == 2);
    return 0;
}
