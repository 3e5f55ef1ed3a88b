// Bits that are set, cleared and flipped in one instruction of x86.
// thinair: --variants STAYS CLEARED NOT_LOCKED WAIT
#include <assert.h>
#include <pthread.h>

static unsigned long words[2];
static unsigned flags;

static int set(long number, unsigned long *at) {
    unsigned char was;
    __asm__ volatile("lock; btsq %2,%0\n\tsetc %1" : "+m"(*at), "=qm"(was) : "Ir"(number) : "memory");
    return was;
}

static int clear(long number, unsigned long *at) {
    int was;
    __asm__ volatile("lock; btrq %2,%0" : "+m"(*at), "=@ccc"(was) : "Ir"(number) : "memory");
    return was;
}

static int flip(int number, unsigned *at) {
    int was;
    __asm__ volatile("lock; btcl %2,%0" : "+m"(*at), "=@ccc"(was) : "Ir"(number) : "memory");
    return was;
}

static int taken;

static void *take(void *unused) {
    if (!set(5, words))
        __atomic_fetch_add(&taken, 1, __ATOMIC_RELAXED);
    return 0;
}

int main(void) {
    pthread_t thread;
    assert(!set(3, words) && set(3, words) && words[0] == 8);
    assert(!set(66, words) && words[1] == 4 && clear(66, words) && !clear(66, words));
    assert(!flip(1, &flags) && flip(1, &flags) && !flip(7, &flags) && flags == 128);
    pthread_create(&thread, 0, take, 0);
    take(0);
    pthread_join(thread, 0);
    assert(taken == 1);
#ifdef STAYS
    assert(set(4, words));
#endif
#ifdef CLEARED
    assert(!clear(3, words));
#endif
#ifdef NOT_LOCKED
    __asm__ volatile("btsq $1,%0" : "+m"(words[0])::"memory");
#endif
#ifdef WAIT
    while (set(5, words))
        ;
#endif
    return 0;
}
