// Sections that run in one step, inputs and assumptions, as other verifiers know them.
// thinair: --nondet 0..2
// thinair: --variants NO_SECTION REACHED
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);
void reach_error(void) {
}

static int counter, steps;

static void __VERIFIER_atomic_step(void) {
    steps++;
}

static void *work(void *argument) {
#ifndef NO_SECTION
    __VERIFIER_atomic_begin();
#endif
    counter++;
#ifndef NO_SECTION
    __VERIFIER_atomic_end();
#endif
    __VERIFIER_atomic_step();
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(counter == 2 && steps == 2);
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n > 0);
    assert(n == 1 || n == 2);
#ifdef REACHED
    if (n == 2 && __VERIFIER_nondet_bool())
        reach_error();
#endif
    return 0;
}
