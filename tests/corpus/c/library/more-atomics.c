// The other forms of atomics, of all sizes.
// thinair: --variants NOT_ATOMIC RELAXED LOST
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

static _Atomic uint8_t one;
static _Atomic int16_t two;
static atomic_uint four;
static atomic_llong eight;
static _Atomic(char *) pointer;
static atomic_bool done;
static char letters[4] = "abc";
static int data, plain;
static bool lock;

static void *work(void *argument) {
    atomic_fetch_add(&one, 200);
    atomic_fetch_sub(&two, 1);
    atomic_fetch_xor(&four, 3);
    atomic_fetch_and(&eight, ~1ll);
    atomic_fetch_or(&eight, 2);
    atomic_fetch_add(&pointer, 1);
    while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE))
        ;
    plain++;
#ifdef RELAXED
    __atomic_clear(&lock, __ATOMIC_RELAXED);
#else
    __atomic_clear(&lock, __ATOMIC_RELEASE);
#endif
#ifdef NOT_ATOMIC
    data++;
#endif
    return 0;
}

int main(void) {
    pthread_t a, b;
    int from = 5, to, expected = 5, wanted = 6;
    atomic_init(&two, 10);
    atomic_init(&four, 0);
    atomic_store(&eight, 3);
    pointer = letters;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(one == 144 && two == 8 && four == 0 && eight == 2 && *pointer == 'c' && plain == 2);
    __atomic_store(&data, &from, __ATOMIC_RELEASE);
    __atomic_load(&data, &to, __ATOMIC_ACQUIRE);
    assert(to == 5);
    assert(__atomic_compare_exchange(&data, &expected, &wanted, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) && data == 6);
    __atomic_exchange(&data, &from, &to, __ATOMIC_SEQ_CST);
    assert(to == 6 && data == 5);
    assert(__atomic_add_fetch(&data, 2, __ATOMIC_RELAXED) == 7 && __atomic_fetch_nand(&data, 3, __ATOMIC_RELAXED) == 7);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    atomic_exchange(&done, true);
#ifdef LOST
    assert(!atomic_load(&done));
#endif
    assert(atomic_load(&done));
    return 0;
}
