// A value is made when it is first needed; once it is there, nobody takes the lock any more.
// The bug: the flag that says so is relaxed, so a thread may see the flag and not the value.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int made;
static int value;

static int get(void) {
    if (!atomic_load_explicit(&made, memory_order_relaxed)) {
        pthread_mutex_lock(&lock);
        if (!atomic_load_explicit(&made, memory_order_relaxed)) {
            value = 42;
            atomic_store_explicit(&made, 1, memory_order_relaxed);
        }
        pthread_mutex_unlock(&lock);
    }
    return value;
}

static void *user(void *unused) {
    assert(get() == 42);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, user, NULL);
    pthread_create(&threads[1], NULL, user, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
