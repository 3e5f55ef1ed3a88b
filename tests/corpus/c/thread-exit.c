// A thread that ends itself, and a main thread that ends before the others.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static void *worker(void *unused) {
    atomic_fetch_add(&done, 1);
    if (atomic_load(&done) == 1)
        pthread_exit(NULL);
    assert(atomic_load(&done) == 2);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    pthread_exit(NULL);
}
