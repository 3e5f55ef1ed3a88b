// T1: r1=x; if !r1 {y=1} else {v=1; r2=u; y=r2} ∥ T2: r3=y; x=r3 ∥ T3: r4=v; u=r4
#include <pthread.h>
#include <stdatomic.h>

atomic_int u;
atomic_int v;
atomic_int x;
atomic_int y;

void *t1(void *unused) {
    int r1, r2;
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
    if (r1 == 0) {
        atomic_store_explicit(&y, 1, memory_order_relaxed);
    } else {
        atomic_store_explicit(&v, 1, memory_order_relaxed);
        r2 = atomic_load_explicit(&u, memory_order_relaxed);
        atomic_store_explicit(&y, r2, memory_order_relaxed);
    }
    return 0;
}

void *t2(void *unused) {
    int r3;
    r3 = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, r3, memory_order_relaxed);
    return 0;
}

void *t3(void *unused) {
    int r4;
    r4 = atomic_load_explicit(&v, memory_order_relaxed);
    atomic_store_explicit(&u, r4, memory_order_relaxed);
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
