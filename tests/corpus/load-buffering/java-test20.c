// T1: r1=x; if r1==0 {x=42} ∥ T2: r2=x; y=r2 ∥ T3: r3=y; x=r3
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
atomic_int y;

void *t1(void *unused) {
    int r1;
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
    if (r1 == 0) {
        atomic_store_explicit(&x, 42, memory_order_relaxed);
    }
    return 0;
}

void *t2(void *unused) {
    int r2;
    r2 = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, r2, memory_order_relaxed);
    return 0;
}

void *t3(void *unused) {
    int r3;
    r3 = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, r3, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t thread[3];
    pthread_create(&thread[0], 0, t1, 0);
    pthread_create(&thread[1], 0, t2, 0);
    pthread_create(&thread[2], 0, t3, 0);
    pthread_join(thread[0], 0);
    pthread_join(thread[1], 0);
    pthread_join(thread[2], 0);
    return 0;
}
