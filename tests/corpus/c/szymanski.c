// Szymanski's mutual exclusion for two threads, with SC fences.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int shared;

#define LOAD(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define STORE(v, n) atomic_store_explicit(&(v), (n), memory_order_relaxed)
#define FENCE() atomic_thread_fence(memory_order_seq_cst)

#define ENTER(mine, other)                                                                                                                  \
    STORE(mine, 1);                                                                                                                        \
    FENCE();                                                                                                                               \
    while (LOAD(other) >= 3)                                                                                                                \
        ;                                                                                                                                  \
    STORE(mine, 3);                                                                                                                        \
    FENCE();                                                                                                                               \
    if (LOAD(other) == 1) {                                                                                                                 \
        STORE(mine, 2);                                                                                                                    \
        FENCE();                                                                                                                           \
        while (LOAD(other) != 4)                                                                                                            \
            ;                                                                                                                              \
    }                                                                                                                                      \
    STORE(mine, 4);                                                                                                                        \
    FENCE()

void *first(void *unused) {
    ENTER(x, y);
    while (LOAD(y) >= 2)
        ;
    FENCE();
    shared = 1;
    assert(shared == 1);
    FENCE();
    STORE(x, 0);
    return 0;
}

void *second(void *unused) {
    ENTER(y, x);
    FENCE();
    shared = 2;
    assert(shared == 2);
    FENCE();
    int seen;
    do {
        seen = LOAD(x);
    } while (seen == 2 || seen == 3);
    STORE(y, 0);
    return 0;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, first, 0);
    pthread_create(&two, 0, second, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
