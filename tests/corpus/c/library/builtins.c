// Atomics in all forms.
// thinair: --variants RELAXED_FLAG
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#ifdef RELAXED_FLAG
#define CLEAR memory_order_relaxed
#else
#define CLEAR memory_order_release
#endif

static atomic_flag flag = ATOMIC_FLAG_INIT;
static int shared;
static unsigned char byte;
static unsigned short two;
static int four;
static long eight;

static void *work(void *argument) {
    while (atomic_flag_test_and_set_explicit(&flag, memory_order_acquire))
        ;
    shared++;
    atomic_flag_clear_explicit(&flag, CLEAR);
    __sync_fetch_and_add(&four, 1);
    __atomic_fetch_add(&byte, 255, __ATOMIC_RELAXED);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(shared == 2 && four == 2 && byte == 254);
    assert(__sync_add_and_fetch(&four, 3) == 5);
    assert(__sync_bool_compare_and_swap(&four, 5, 6) && !__sync_bool_compare_and_swap(&four, 5, 6));
    assert(__sync_val_compare_and_swap(&four, 6, 1) == 6);
    assert(__sync_lock_test_and_set(&four, 9) == 1);
    __sync_lock_release(&four);
    __sync_synchronize();
    assert(four == 0);
    assert(__atomic_exchange_n(&two, 7, __ATOMIC_SEQ_CST) == 0 && __atomic_load_n(&two, __ATOMIC_ACQUIRE) == 7);
    __atomic_store_n(&eight, 1L << 40, __ATOMIC_RELEASE);
    assert(__atomic_fetch_or(&eight, 1, __ATOMIC_ACQ_REL) == 1L << 40);
    assert(__atomic_xor_fetch(&eight, 1, __ATOMIC_RELAXED) == 1L << 40);
    assert(__atomic_nand_fetch(&two, 3, __ATOMIC_RELAXED) == 0xFFFC);
    long expected = 0;
    assert(!__atomic_compare_exchange_n(&eight, &expected, 5, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED) && expected == 1L << 40);
    assert(__atomic_compare_exchange_n(&eight, &expected, 5, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED) && eight == 5);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_seq_cst);
    assert(atomic_is_lock_free(&eight));
    return 0;
}
