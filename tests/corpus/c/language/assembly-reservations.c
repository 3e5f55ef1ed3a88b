// Loops of POWER around lwarx and stwcx., and of ARMv7 around ldrex and strex, are read-modify-writes; what else stands in them is refused.
// thinair: --variants FAIL LOST LOCK NO_ISYNC ARM_FAIL ARM_LOST ALWAYS_LEFT UNKNOWN UNKNOWN_ARM OTHER_ADDRESS
// thinair: --models sc tso rc11 imm armv8 power
#include <assert.h>
#include <pthread.h>

static int counter, lock, word = 5;
static long wide = 7;
static int data;

static int add(int *at, int by) {
    int result;
    __asm__ volatile("1: lwarx %0,0,%1\n"
                     "   add %0,%2,%0\n"
                     "   stwcx. %0,0,%1\n"
                     "   bne- 1b"
                     : "=&r"(result)
                     : "r"(at), "r"(by)
                     : "cc", "memory");
    return result;
}

static int decrement(int *at) {
    int result;
    __asm__ volatile("1: lwarx %0,0,%1\n"
                     "   addic %0,%0,-1\n"
                     "   stwcx. %0,0,%1\n"
                     "   bne- 1b"
                     : "=&r"(result)
                     : "r"(at)
                     : "cc", "memory");
    return result;
}

static long less(long *at, long by) {
    long result;
    __asm__ volatile("lwsync\n"
                     "1: ldarx %0,0,%1\n"
                     "   subf %0,%2,%0\n"
                     "   stdcx. %0,0,%1\n"
                     "   bne- 1b\n"
                     "sync"
                     : "=&r"(result)
                     : "r"(at), "r"(by)
                     : "cc", "memory");
    return result;
}

static int exchange(int *at, int expected, int desired) {
    int previous;
    __asm__ volatile("1: lwarx %0,0,%1\n"
                     "   cmpw 0,%0,%2\n"
                     "   bne- 2f\n"
                     "   stwcx. %3,0,%1\n"
                     "   bne- 1b\n"
#ifndef NO_ISYNC
                     "   isync\n"
#endif
                     "2:"
                     : "=&r"(previous)
                     : "r"(at), "r"(expected), "r"(desired)
                     : "cc", "memory");
    return previous;
}

static void unlock(int *at) {
    __asm__ volatile("lwsync" ::: "memory");
    __atomic_store_n(at, 0, __ATOMIC_RELAXED);
}

static int arm_add(int *at, int by) {
    int result;
    unsigned status;
    __asm__ volatile("@ as the kernel writes it\n"
                     "1: ldrex %0, [%2]\n"
                     "   add %0, %0, %3\n"
                     "   strex %1, %0, [%2]\n"
                     "   teq %1, #0\n"
                     "   bne 1b"
                     : "=&r"(result), "=&r"(status)
                     : "r"(at), "r"(by)
                     : "cc", "memory");
    return result;
}

static int arm_exchange(int *at, int expected, int desired) {
    int previous;
    unsigned status;
    __asm__ volatile("   dmb ish\n"
                     "1: ldrex %0, [%2]\n"
                     "   cmp %0, %3\n"
                     "   bne 2f\n"
                     "   strex %1, %4, [%2]\n"
                     "   cmp %1, #0\n"
                     "   bne 1b\n"
                     "2: dmb ish"
                     : "=&r"(previous), "=&r"(status)
                     : "r"(at), "r"(expected), "r"(desired)
                     : "cc", "memory");
    return previous;
}

static void *work(void *unused) {
#ifdef LOST
    __atomic_store_n(&counter, __atomic_load_n(&counter, __ATOMIC_RELAXED) + 1, __ATOMIC_RELAXED);
#elif defined(ARM_LOST)
    if (arm_exchange(&counter, 0, 1) != 0 && arm_exchange(&counter, 0, 1) != 0)
        assert(counter == 1);
#elif defined(LOCK) || defined(NO_ISYNC)
    if (exchange(&lock, 0, 1) == 0) {
        data++;
        unlock(&lock);
    }
#else
    add(&counter, 1);
    arm_add(&counter, 1);
#endif
    return unused;
}

int main(void) {
#ifdef UNKNOWN
    int result;
    __asm__ volatile("1: lwarx %0,0,%1\n   mulli %0,%0,3\n   stwcx. %0,0,%1\n   bne- 1b" : "=&r"(result) : "r"(&counter) : "memory");
#elif defined(UNKNOWN_ARM)
    int result, status;
    __asm__ volatile("1: ldrex %0, [%2]\n   rsb %0, %0, #0\n   strex %1, %0, [%2]\n   teq %1, #0\n   bne 1b"
                     : "=&r"(result), "=&r"(status)
                     : "r"(&counter)
                     : "memory");
#elif defined(ALWAYS_LEFT)
    int result;
    __asm__ volatile("lwarx %0,0,%1\n   addi %0,%0,1\n   stwcx. %0,0,%1" : "=&r"(result) : "r"(&counter) : "memory");
#elif defined(OTHER_ADDRESS)
    int result;
    __asm__ volatile("1: lwarx %0,0,%1\n   addi %0,%0,1\n   stwcx. %0,0,%2\n   bne- 1b" : "=&r"(result) : "r"(&counter), "r"(&word) : "memory");
#endif
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    work(0);
    pthread_join(thread, 0);
#if defined(LOCK) || defined(NO_ISYNC)
    assert(data == 1 || data == 2);
#elif defined(FAIL)
    assert(counter == 3);
#elif defined(LOST)
    assert(counter == 2);
#elif defined(ARM_LOST)
    assert(counter == 1);
#elif defined(ARM_FAIL)
    assert(arm_exchange(&word, 4, 6) == 4);
#else
    assert(counter == 4 && decrement(&counter) == 3);
    assert(less(&wide, 3) == 4 && wide == 4);
    assert(exchange(&word, 4, 6) == 5 && word == 5);
    assert(exchange(&word, 5, 6) == 5 && word == 6);
    assert(arm_exchange(&word, 6, 7) == 6 && arm_exchange(&word, 6, 8) == 7 && word == 7);
#endif
    return 0;
}
