// T1: r2=x; r1=z; if (!r1 or r2) {y=1} ∥ T2: r3=y; if r3 {x=1} ∥ T3: z=1
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
atomic_int y;
atomic_int z;

void *t1(void *unused) {
    int r2, r1;
    r2 = atomic_load_explicit(&x, memory_order_relaxed);
    r1 = atomic_load_explicit(&z, memory_order_relaxed);
    if ((r1 == 0) || r2) {
        atomic_store_explicit(&y, 1, memory_order_relaxed);
    }
    return 0;
}

void *t2(void *unused) {
    int r3;
    r3 = atomic_load_explicit(&y, memory_order_relaxed);
    if (r3) {
        atomic_store_explicit(&x, 1, memory_order_relaxed);
    }
    return 0;
}

void *t3(void *unused) {
    atomic_store_explicit(&z, 1, memory_order_relaxed);
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
