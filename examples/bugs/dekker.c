// Two threads want to be alone: each raises its flag and enters if the other's flag is down.
// The bug: no fence between raising the own flag and looking at the other's.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;
static atomic_int inside;

static void enter(void) {
    int others = atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed);
    assert(others == 0);
}

static void *left_thread(void *unused) {
    atomic_store_explicit(&left, 1, memory_order_relaxed);
    int other = atomic_load_explicit(&right, memory_order_relaxed);
    if (!other)
        enter();
    return unused;
}

static void *right_thread(void *unused) {
    atomic_store_explicit(&right, 1, memory_order_relaxed);
    int other = atomic_load_explicit(&left, memory_order_relaxed);
    if (!other)
        enter();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, left_thread, NULL);
    pthread_create(&threads[1], NULL, right_thread, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
