// A turn of a loop that waits fails by a value that follows from what the same thread stores after the loop: where stores may be done early.
// thinair: --variants INDEX ORDERED
// thinair: --models sc tso rc11 imm armv8 riscv power armv7
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, value, go;

static int look(atomic_int *at) {
    return atomic_load_explicit(at, memory_order_relaxed);
}

static void *waits(void *unused) {
    while (!look(&flag)) {
#ifdef INDEX
        int small[2] = {0, 0};
        (void)small[2 * look(&value)];
#else
        (void)(100 / (1 - look(&value)));
#endif
    }
#ifdef ORDERED
    atomic_store_explicit(&go, 1, memory_order_release);
#else
    atomic_store_explicit(&go, 1, memory_order_relaxed);
#endif
    return unused;
}

static void *follows(void *unused) {
    if (look(&go))
        atomic_store_explicit(&value, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, waits, NULL);
    pthread_create(&b, NULL, follows, NULL);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
