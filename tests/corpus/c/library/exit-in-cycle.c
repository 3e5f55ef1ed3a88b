// Executions with a cycle of program order and reads-from: nobody joins a thread that has ended the process, and an input that
// only such an execution asks for is a bound, too.
// thinair: --variants JOINED INPUT
// thinair: --nondet 0..2
// thinair: --models rc11 xmm imm
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);
static atomic_int x, y;
static int seen;

static void *leave(void *unused) {
    seen = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
#ifdef INPUT
    if (seen)
        assert(__VERIFIER_nondet_int() < 3);
#elif !defined(JOINED)
    if (seen)
        exit(0);
#endif
    return 0;
}

static void *pass_on(void *unused) {
    atomic_store_explicit(&x, atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, leave, 0);
    pthread_create(&second, 0, pass_on, 0);
    pthread_join(second, 0);
    pthread_join(first, 0);
#ifndef INPUT
    assert(!seen);
#endif
    return 0;
}
