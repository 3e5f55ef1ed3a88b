// T0: y=1 ∥ T1: r1=x; if !r1 {r2=y; if r2==1 {y=2}} else {y=2} ∥ T2: r3=y; if r3==2 {x=1} ∥ T3: r4=y; r5=y
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
atomic_int y;

void *t1(void *unused) {
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    return 0;
}

void *t2(void *unused) {
    int r1, r2;
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
    if (r1 == 0) {
        r2 = atomic_load_explicit(&y, memory_order_relaxed);
        if (r2 == 1) {
            atomic_store_explicit(&y, 2, memory_order_relaxed);
        }
    } else {
        atomic_store_explicit(&y, 2, memory_order_relaxed);
    }
    return 0;
}

void *t3(void *unused) {
    int r3;
    r3 = atomic_load_explicit(&y, memory_order_relaxed);
    if (r3 == 2) {
        atomic_store_explicit(&x, 1, memory_order_relaxed);
    }
    return 0;
}

void *t4(void *unused) {
    int r4, r5;
    r4 = atomic_load_explicit(&y, memory_order_relaxed);
    r5 = atomic_load_explicit(&y, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t thread[4];
    pthread_create(&thread[0], 0, t1, 0);
    pthread_create(&thread[1], 0, t2, 0);
    pthread_create(&thread[2], 0, t3, 0);
    pthread_create(&thread[3], 0, t4, 0);
    pthread_join(thread[0], 0);
    pthread_join(thread[1], 0);
    pthread_join(thread[2], 0);
    pthread_join(thread[3], 0);
    return 0;
}
