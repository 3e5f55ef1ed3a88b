// Requests to Valgrind, which come to nothing without it, and instructions on what a register points to.
// thinair: --variants ANSWERED PLAIN OTHER
#include <assert.h>
#include <pthread.h>

static int counter;

static long request(long otherwise) {
    volatile long arguments[2] = {0x1001, 5};
    volatile long result;
    __asm__ volatile("rolq $3, %%rdi ; rolq $13, %%rdi\n\t"
#ifdef OTHER
                     "rolq $61, %%rdi ; rolq $52, %%rdi\n\t"
#else
                     "rolq $61, %%rdi ; rolq $51, %%rdi\n\t"
#endif
                     "xchgq %%rbx,%%rbx"
                     : "=d"(result)
                     : "a"(&arguments[0]), "0"(otherwise)
                     : "cc", "memory");
    return result;
}

static void *count(void *unused) {
#ifdef PLAIN
    counter++;
#else
    __asm__ volatile("lock ; incl (%0)" : : "r"(&counter) : "memory", "cc");
#endif
    return unused;
}

int main(void) {
    pthread_t thread;
#ifdef ANSWERED
    assert(request(7) != 7);
#else
    assert(request(7) == 7);
#endif
    pthread_create(&thread, 0, count, 0);
    __asm__ volatile("lock ; addl $2, (%0)" : : "r"(&counter) : "memory", "cc");
    pthread_join(thread, 0);
    assert(counter == 3);
    return 0;
}
