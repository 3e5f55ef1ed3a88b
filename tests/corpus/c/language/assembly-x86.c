// The read-modify-writes and fences of x86 in inline assembly, as libraries have them.
// thinair: --variants NO_FENCE UNLOCKED FLAGS
// thinair: --models sc tso rc11 armv8
#include <assert.h>
#include <pthread.h>

static int counter, x, y, seen_x, seen_y;
static unsigned long word = 5;

static int fetch_add(int *address, int value) {
    __asm__ __volatile__("lock; xaddl %0,%1" : "+r"(value), "+m"(*address) : : "memory");
    return value;
}

static unsigned long exchange(unsigned long *address, unsigned long value) {
    __asm__ __volatile__("xchgq %0,%1" : "=r"(value) : "m"(*address), "0"(value) : "memory");
    return value;
}

static int compare_and_swap(int *address, int old, int new) {
    int found;
    __asm__ __volatile__("lock; cmpxchgl %2,%1" : "=a"(found), "+m"(*address) : "r"(new), "0"(old) : "memory");
    return found;
}

static int swaps(int *address, int old, int new) {
    unsigned char done;
    __asm__ __volatile__("lock\n\tcmpxchgl %3,%0\n\tsetz %1" : "+m"(*address), "=q"(done), "+a"(old) : "r"(new) : "memory", "cc");
    return done;
}

static void increment(int *address) {
#ifdef UNLOCKED
    ++*address;
#else
    __asm__ __volatile__("lock; incl %0" : "+m"(*address));
#endif
}

static int drops_to_zero(int *address) {
    unsigned char zero;
    __asm__ __volatile__("lock; decl %0; sete %1" : "+m"(*address), "=qm"(zero) : : "memory");
    return zero;
}

static void barrier(void) {
#ifdef NO_FENCE
    __asm__ __volatile__("" : : : "memory");
#else
    __asm__ __volatile__("lock; addl $0,0(%%rsp)" : : : "memory", "cc");
#endif
}

static void put(int *address, int value) {
    __asm__ __volatile__("movl %1,%0" : "=m"(*address) : "r"(value) : "memory");
}

static int get(int *address) {
    int value;
    __asm__ __volatile__("movl %1,%0" : "=r"(value) : "m"(*address) : "memory");
    return value;
}

static void *other(void *unused) {
    increment(&counter);
    put(&y, 1);
    barrier();
    seen_x = get(&x);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    increment(&counter);
    put(&x, 1);
    barrier();
    seen_y = get(&y);
    pthread_join(thread, 0);
    assert(seen_x || seen_y);
    assert(get(&counter) == 2);
    assert(fetch_add(&counter, 3) == 2 && counter == 5);
    assert(exchange(&word, 7) == 5 && word == 7);
    assert(compare_and_swap(&counter, 1, 9) == 5 && compare_and_swap(&counter, 5, 1) == 5 && counter == 1);
    assert(!swaps(&counter, 2, 3) && swaps(&counter, 1, 2) && counter == 2);
#ifdef FLAGS
    assert(drops_to_zero(&counter));
#endif
    assert(!drops_to_zero(&counter) && drops_to_zero(&counter) && counter == 0);
    __asm__ __volatile__("mfence; lfence; sfence; rep; nop; pause" : : : "memory");
    int kept = 4;
    __asm__ __volatile__("" : "+r"(kept));
    assert(kept == 4);
    return 0;
}
