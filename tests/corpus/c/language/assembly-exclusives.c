// Loops of AArch64 around exclusives are read-modify-writes; what else stands in them is refused.
// thinair: --variants FAIL LOST SWAP ALWAYS_LEFT UNKNOWN GIVES_UP AFTER_SUCCESS
#include <assert.h>
#include <pthread.h>

static int counter, lock, word = 5;
static long flags;
static char byte;
static int data;

static int add(int *at, int by) {
    int result;
    unsigned status;
    __asm__ volatile("1: ldxr %w0, [%2]\n"
                     "   add %w0, %w0, %w3\n"
                     "   stxr %w1, %w0, [%2]\n"
                     "   cbnz %w1, 1b"
                     : "=&r"(result), "=&r"(status)
                     : "r"(at), "r"(by)
                     : "memory");
    return result;
}

static long set(long *at, long bits) {
    long old, new;
    unsigned status;
    __asm__ volatile("// as the kernel writes it\n"
                     "   prfm pstl1strm, [%3]\n"
                     "1: ldxr %0, [%3]\n"
                     "   orr %1, %0, %4\n"
                     "   stlxr %w2, %1, [%3]\n"
                     "   cbnz %w2, 1b\n"
                     "   dmb ish"
                     : "=&r"(old), "=&r"(new), "=&r"(status)
                     : "r"(at), "r"(bits)
                     : "memory");
    assert(new == (old | bits));
    return old;
}

static int exchange(int *at, int expected, int desired) {
    int previous;
    unsigned status;
    __asm__ volatile("1: ldaxr %w0, [%2]\n"
                     "   cmp %w0, %w4\n"
                     "   b.ne 2f\n"
                     "   stxr %w1, %w3, [%2]\n"
                     "   cbnz %w1, 1b\n"
                     "2:"
                     : "=&r"(previous), "=&r"(status)
                     : "r"(at), "r"(desired), "r"(expected)
                     : "memory", "cc");
    return previous;
}

static int swap(int *at, int desired) {
    int previous;
    unsigned status;
    __asm__ volatile("1: ldxr %w0, [%2]; stxr %w1, %w3, [%2]; cbnz %w1, 1b"
                     : "=&r"(previous), "=&r"(status)
                     : "r"(at), "r"(desired)
                     : "memory");
    return previous;
}

static int differs(int *at, int expected, int desired) {
    int previous, difference;
    __asm__ volatile("1: ldxr %w0, [%2]\n"
                     "   eor %w1, %w0, %w3\n"
                     "   cbnz %w1, 2f\n"
                     "   stxr %w1, %w4, [%2]\n"
                     "   cbnz %w1, 1b\n"
                     "2:"
                     : "=&r"(previous), "=&r"(difference)
                     : "r"(at), "r"(expected), "r"(desired)
                     : "memory");
    return previous;
}

static void clear_byte(char *at) {
    unsigned value, status;
    __asm__ volatile("1: ldxrb %w0, [%2]; eor %w0, %w0, #3; stxrb %w1, %w0, [%2]; cbnz %w1, 1b" : "=&r"(value), "=&r"(status) : "r"(at) : "memory");
}

static void *count(void *unused) {
    add(&counter, 1);
    while (exchange(&lock, 0, 1))
        ;
    data++;
    __asm__ volatile("dmb ish" ::: "memory");
    *(volatile int *)&lock = 0;
    return 0;
}

int main(void) {
    pthread_t thread;
    assert(set(&flags, 4) == 0 && set(&flags, 1) == 4 && flags == 5);
    assert(swap(&word, 7) == 5 && word == 7);
    assert(differs(&word, 6, 8) == 7 && word == 7 && differs(&word, 7, 8) == 7 && word == 8);
    clear_byte(&byte);
    assert(byte == 3);
    pthread_create(&thread, 0, count, 0);
    add(&counter, 1);
    pthread_join(thread, 0);
    assert(counter == 2);
#ifdef FAIL
    assert(add(&counter, 3) == 2);
#endif
#ifdef LOST
    assert(exchange(&word, 1, 2) == 1);
#endif
#ifdef SWAP
    assert(swap(&word, 1) == 1);
#endif
#ifdef ALWAYS_LEFT
    int previous;
    __asm__ volatile("1: ldxr %w0, [%1]; cbnz %w0, 2f; stxr %w0, %w0, [%1]; cbnz %w0, 1b; 2:" : "=&r"(previous) : "r"(&word) : "memory");
#endif
#ifdef UNKNOWN
    int value;
    __asm__ volatile("1: ldxr %w0, [%1]; mul %w0, %w0, %w0; stxr %w0, %w0, [%1]; cbnz %w0, 1b" : "=&r"(value) : "r"(&word) : "memory");
#endif
#ifdef GIVES_UP
    int once, failed;
    __asm__ volatile("ldxr %w0, [%2]; add %w0, %w0, #1; stxr %w1, %w0, [%2]" : "=&r"(once), "=&r"(failed) : "r"(&word) : "memory");
#endif
#ifdef AFTER_SUCCESS
    int found, status;
    __asm__ volatile("1: ldxr %w0, [%2]; cmp %w0, #0; b.ne 2f; stxr %w1, %w3, [%2]; cbnz %w1, 1b; dmb ish; 2:"
                     : "=&r"(found), "=&r"(status)
                     : "r"(&word), "r"(1)
                     : "memory");
#endif
    return 0;
}
