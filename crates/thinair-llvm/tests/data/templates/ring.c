// As ring.cpp, without templates.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define N 2
static atomic_uint begin, end; static int items[N];
static int push(int item) {
    unsigned e = atomic_load_explicit(&end, memory_order_relaxed);
    if (e - atomic_load_explicit(&begin, memory_order_acquire) == N) return 0;
    items[e % N] = item;
    atomic_store_explicit(&end, e + 1, memory_order_release);
    return 1;
}
static int pop(int *item) {
    unsigned b = atomic_load_explicit(&begin, memory_order_relaxed);
    if (b == atomic_load_explicit(&end, memory_order_acquire)) return 0;
    *item = items[b % N];
    atomic_store_explicit(&begin, b + 1, memory_order_release);
    return 1;
}
static void *run(void *u) { push(1); push(2); push(3); return 0; }
int main(void) {
    pthread_t t; pthread_create(&t, 0, run, 0);
    int item, last = 0;
    for (int i = 0; i < 3; i++) if (pop(&item)) { assert(item > last); last = item; }
    pthread_join(t, 0);
}
