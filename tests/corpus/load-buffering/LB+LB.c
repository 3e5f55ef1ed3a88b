// T1: r1=a; r2=b; c=1; d=1 ∥ T2: r3=d; if r3 {a=1} ∥ T3: r4=c; if r4 {b=1}
#include <pthread.h>
#include <stdatomic.h>

atomic_int a;
atomic_int b;
atomic_int c;
atomic_int d;

void *t1(void *unused) {
    int r1, r2;
    r1 = atomic_load_explicit(&a, memory_order_relaxed);
    r2 = atomic_load_explicit(&b, memory_order_relaxed);
    atomic_store_explicit(&c, 1, memory_order_relaxed);
    atomic_store_explicit(&d, 1, memory_order_relaxed);
    return 0;
}

void *t2(void *unused) {
    int r3;
    r3 = atomic_load_explicit(&d, memory_order_relaxed);
    if (r3) {
        atomic_store_explicit(&a, 1, memory_order_relaxed);
    }
    return 0;
}

void *t3(void *unused) {
    int r4;
    r4 = atomic_load_explicit(&c, memory_order_relaxed);
    if (r4) {
        atomic_store_explicit(&b, 1, memory_order_relaxed);
    }
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
