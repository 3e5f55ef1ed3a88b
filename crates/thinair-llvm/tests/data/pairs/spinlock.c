// A spin lock that counts its turns.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct lock { atomic_int held; };
static struct lock lock;
static int data;

#ifdef NESTED
static bool attempt(struct lock *l, int *seen) {
    *seen = 0;
    return atomic_compare_exchange_strong_explicit(&l->held, seen, 1, memory_order_acquire, memory_order_relaxed);
}
static void wait_while(struct lock *l, int value) {
    while (atomic_load_explicit(&l->held, memory_order_relaxed) == value) {
    }
}
static void enter(struct lock *l) {
    int seen;
    while (!attempt(l, &seen)) wait_while(l, seen);
}
static void leave(struct lock *l) {
    atomic_store_explicit(&l->held, 0, memory_order_release);
}
static void add(int *to, const int *what) {
    *to += *what;
}
static void *worker(void *argument) {
    int one = 1;
    enter(&lock);
    add(&data, &one);
    leave(&lock);
    return NULL;
}
#else
static void *worker(void *argument) {
    int seen = 0;
    while (!atomic_compare_exchange_strong_explicit(&lock.held, &seen, 1, memory_order_acquire, memory_order_relaxed)) {
        while (atomic_load_explicit(&lock.held, memory_order_relaxed) == seen) {
        }
        seen = 0;
    }
    data += 1;
    atomic_store_explicit(&lock.held, 0, memory_order_release);
    return NULL;
}
#endif

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(data == 2);
    return 0;
}
