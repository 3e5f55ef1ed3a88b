// T1: CAS(x,0,1) ∥ T2: CAS(x,1,0)
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *t1(void *unused) {
    int expected;
    expected = 0;
    atomic_compare_exchange_strong_explicit(&x, &expected, 1, memory_order_relaxed, memory_order_relaxed);
    return 0;
}

void *t2(void *unused) {
    int expected;
    expected = 1;
    atomic_compare_exchange_strong_explicit(&x, &expected, 0, memory_order_relaxed, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t thread[2];
    pthread_create(&thread[0], 0, t1, 0);
    pthread_create(&thread[1], 0, t2, 0);
    pthread_join(thread[0], 0);
    pthread_join(thread[1], 0);
    return 0;
}
