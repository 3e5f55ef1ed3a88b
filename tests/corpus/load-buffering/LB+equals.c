// T1: r1=a; x=r1 ∥ T2: r2=x; r3=y; if r2==r3 {a=1; b=1} ∥ T3: r4=b; y=r4
#include <pthread.h>
#include <stdatomic.h>

atomic_int a;
atomic_int b;
atomic_int x;
atomic_int y;

void *t1(void *unused) {
    int r1;
    r1 = atomic_load_explicit(&a, memory_order_relaxed);
    atomic_store_explicit(&x, r1, memory_order_relaxed);
    return 0;
}

void *t2(void *unused) {
    int r2, r3;
    r2 = atomic_load_explicit(&x, memory_order_relaxed);
    r3 = atomic_load_explicit(&y, memory_order_relaxed);
    if (r2 == r3) {
        atomic_store_explicit(&a, 1, memory_order_relaxed);
        atomic_store_explicit(&b, 1, memory_order_relaxed);
    }
    return 0;
}

void *t3(void *unused) {
    int r4;
    r4 = atomic_load_explicit(&b, memory_order_relaxed);
    atomic_store_explicit(&y, r4, memory_order_relaxed);
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
