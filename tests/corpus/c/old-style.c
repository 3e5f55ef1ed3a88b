// A thread function declared without its parameter.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ran;

void *worker() {
    atomic_store(&ran, 1);
    return 0;
}

int main() {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    assert(atomic_load(&ran));
    return 0;
}
