// A flag that is handed on by an exchange: under ARMv7 its store comes after its load, whatever it stores.
// thinair: --variants NO_FENCE NO_DEPENDENCY
// thinair: --models sc tso imm armv8 armv7 riscv power
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data[1], flag;

static void *write(void *unused) {
    atomic_store_explicit(data, 1, memory_order_relaxed);
#ifndef NO_FENCE
    atomic_thread_fence(memory_order_seq_cst);
#endif
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return 0;
}

static void *hand_on(void *unused) {
    return (void *)(long)atomic_exchange_explicit(&flag, 2, memory_order_relaxed);
}

int main(void) {
    pthread_t writer, middle;
    void *handed_on;
    pthread_create(&writer, 0, write, 0);
    pthread_create(&middle, 0, hand_on, 0);
    int seen = atomic_load_explicit(&flag, memory_order_relaxed);
#ifdef NO_DEPENDENCY
    int found = atomic_load_explicit(&data[0], memory_order_relaxed);
#else
    int found = atomic_load_explicit(&data[seen ^ seen], memory_order_relaxed);
#endif
    pthread_join(middle, &handed_on);
    pthread_join(writer, 0);
    assert(!(seen == 2 && handed_on == (void *)1) || found);
    return 0;
}
