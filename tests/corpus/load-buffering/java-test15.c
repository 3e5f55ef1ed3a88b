// T1: r0=x @sc; r1=(r0==1 ? a : 0); if r1==0 {y=1 @sc} else {b=1} ∥ T2: do {r2=y @sc; r3=b} while (r2+r3==0); a=1 ∥ T3: x=1 @sc
#include <pthread.h>
#include <stdatomic.h>

atomic_int a;
atomic_int b;
atomic_int x;
atomic_int y;

void *t1(void *unused) {
    int r0, r1;
    r0 = atomic_load_explicit(&x, memory_order_seq_cst);
    r1 = 0;
    if (r0 == 1) {
        r1 = atomic_load_explicit(&a, memory_order_relaxed);
    }
    if (r1 == 0) {
        atomic_store_explicit(&y, 1, memory_order_seq_cst);
    } else {
        atomic_store_explicit(&b, 1, memory_order_relaxed);
    }
    return 0;
}

void *t2(void *unused) {
    int r2, r3;
    do {
        r2 = atomic_load_explicit(&y, memory_order_seq_cst);
        r3 = atomic_load_explicit(&b, memory_order_relaxed);
    } while ((r2 + r3) == 0);
    atomic_store_explicit(&a, 1, memory_order_relaxed);
    return 0;
}

void *t3(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_seq_cst);
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
