// T1: r1=x @acq; y=1 ∥ T2: r2=y @acq; x=1
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
atomic_int y;

void *t1(void *unused) {
    int r1;
    r1 = atomic_load_explicit(&x, memory_order_acquire);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    return 0;
}

void *t2(void *unused) {
    int r2;
    r2 = atomic_load_explicit(&y, memory_order_acquire);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
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
