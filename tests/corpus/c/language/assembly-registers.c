// Inputs that name the register of an output are what that begins with (as musl and DPDK have it); what traps is an error where it is reached.
// thinair: --variants TRAPS LOSES
// thinair: --models tso rc11 armv8
#include <assert.h>
#include <pthread.h>

static int counter;

static int compare_and_swap(volatile int *address, int old, int new) {
    __asm__ __volatile__("lock ; cmpxchg %3, %1" : "=a"(old), "=m"(*address) : "a"(old), "r"(new) : "memory");
    return old;
}

static int sets(volatile int *address, int old, int new) {
    unsigned char done;
    __asm__ __volatile__("lock ; cmpxchgl %[new], %[address];sete %[done];" : [done] "=a"(done), [address] "=m"(*address) : [new] "r"(new), "a"(old), "m"(*address) : "memory");
    return done;
}

static int exchange(volatile int *address, int new, int size) {
    switch (size) {
    case 4:
        __asm__ __volatile__("xchg %0, %1" : "=r"(new), "=m"(*address) : "0"(new) : "memory");
        return new;
    }
    __asm__ __volatile__("ud2");
    return 0;
}

static void *increment(void *unused) {
#ifdef LOSES
    compare_and_swap(&counter, 0, 1);
#else
    int old;
    do old = compare_and_swap(&counter, 0, 0);
    while (compare_and_swap(&counter, old, old + 1) != old);
#endif
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, increment, 0);
    compare_and_swap(&counter, 0, 1) == 0 || compare_and_swap(&counter, 1, 2);
    pthread_join(thread, 0);
    assert(compare_and_swap(&counter, 7, 7) == 2);
    assert(!sets(&counter, 1, 5) && sets(&counter, 2, 5));
    assert(exchange(&counter, 6, 4) == 5 && counter == 6);
#ifdef TRAPS
    exchange(&counter, 6, 8);
#endif
    return 0;
}
