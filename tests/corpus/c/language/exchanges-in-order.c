// Under POWER and ARMv7 what one thread writes by read-modify-writes reaches memory in its order; plain stores do not.
// thinair: --variants STORE LATE FREED OTHERS
// thinair: --models sc tso rc11 imm armv8 armv7 riscv power
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x, y, z;
static int *memory;

static void *first(void *unused) {
    atomic_exchange_explicit(&x, 1, memory_order_relaxed);
#ifdef STORE
    atomic_store_explicit(&y, 2, memory_order_relaxed);
#else
    atomic_exchange_explicit(&y, 2, memory_order_relaxed);
#endif
    return 0;
}

static void *second(void *unused) {
    atomic_exchange_explicit(&y, 1, memory_order_relaxed);
    atomic_exchange_explicit(&x, 2, memory_order_relaxed);
    return 0;
}

#ifdef OTHERS
static void *third(void *unused) {
    atomic_store_explicit(&z, atomic_load_explicit(&x, memory_order_relaxed), memory_order_relaxed);
    return 0;
}
#endif

int main(void) {
    pthread_t one, two;
    memory = malloc(sizeof *memory);
    *memory = 0;
    pthread_create(&one, 0, first, 0);
    pthread_create(&two, 0, second, 0);
#ifdef OTHERS
    pthread_t three;
    pthread_create(&three, 0, third, 0);
    pthread_join(three, 0);
#endif
    pthread_join(one, 0);
    pthread_join(two, 0);
    int both = atomic_load_explicit(&x, memory_order_relaxed) == 1 && atomic_load_explicit(&y, memory_order_relaxed) == 1;
#ifdef LATE
    assert(atomic_load_explicit(&x, memory_order_relaxed) == 2);
#elif defined(FREED)
    int *other = malloc(sizeof *other);
    *other = 1;
    free(both ? memory : other);
    *memory = 2;
#elif defined(OTHERS)
    assert(!both || !atomic_load_explicit(&z, memory_order_relaxed));
#else
    assert(!both);
#endif
    return 0;
}
