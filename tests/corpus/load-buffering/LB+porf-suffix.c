// T1: r1=x; if r1==0 {a=1; r2=z; y=r2} else {b=1; r2=z; y=r2} ∥ T2: if (r3=a or r4=b) {z=1} ∥ T3: r5=y; x=r5
#include <pthread.h>
#include <stdatomic.h>

atomic_int a;
atomic_int b;
atomic_int x;
atomic_int y;
atomic_int z;

void *t1(void *unused) {
    int r1, r2;
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
    if (r1 == 0) {
        atomic_store_explicit(&a, 1, memory_order_relaxed);
        r2 = atomic_load_explicit(&z, memory_order_relaxed);
        atomic_store_explicit(&y, r2, memory_order_relaxed);
    } else {
        atomic_store_explicit(&b, 1, memory_order_relaxed);
        r2 = atomic_load_explicit(&z, memory_order_relaxed);
        atomic_store_explicit(&y, r2, memory_order_relaxed);
    }
    return 0;
}

void *t2(void *unused) {
    int r3, r4;
    r3 = atomic_load_explicit(&a, memory_order_relaxed);
    if (r3) {
        atomic_store_explicit(&z, 1, memory_order_relaxed);
    } else {
        r4 = atomic_load_explicit(&b, memory_order_relaxed);
        if (r4) {
            atomic_store_explicit(&z, 1, memory_order_relaxed);
        }
    }
    return 0;
}

void *t3(void *unused) {
    int r5;
    r5 = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, r5, memory_order_relaxed);
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
