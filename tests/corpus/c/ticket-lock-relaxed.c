// A ticket lock whose wait is relaxed: what the lock should guard races.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct ticket_lock {
    atomic_uint next, serving;
};

static struct ticket_lock lock;
static int counter;

static void acquire(struct ticket_lock *this) {
    unsigned ticket = atomic_fetch_add_explicit(&this->next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&this->serving, memory_order_relaxed) != ticket)
        ;
}

static void release(struct ticket_lock *this) {
    unsigned served = atomic_load_explicit(&this->serving, memory_order_relaxed);
    atomic_store_explicit(&this->serving, served + 1, memory_order_release);
}

static void *worker(void *unused) {
    acquire(&lock);
    counter++;
    release(&lock);
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(counter == 3);
    return 0;
}
