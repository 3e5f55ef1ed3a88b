// Two threads call musl's pthread_once: the function is called once, and both see what it did.
// With: --volatile relaxed -- -nostdinc -ISOURCES/musl/arch/x86_64 -ISOURCES/musl/arch/generic -ISOURCES/musl/obj/src/internal -ISOURCES/musl/src/include -ISOURCES/musl/src/internal -ISOURCES/musl/obj/include -ISOURCES/musl/include -D_XOPEN_SOURCE=700
#define pthread_once musl_once
#include "musl/src/thread/pthread_once.c"
#undef NDEBUG
#include <assert.h>
#include <pthread.h>

void __wait(volatile int *address, volatile int *waiters, int value, int private) {
    while (*address == value) a_spin();
}
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int calls;

static void init(void) { calls++; }

static void *other(void *unused) {
    __pthread_once(&once, init);
    assert(calls == 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    other(0);
    pthread_join(thread, 0);
    return 0;
}
