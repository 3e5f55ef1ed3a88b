// During an atomic section nothing else happens, not even outside of sections: under sc, where states are stored (docs/c.md, crates/thinair-cli/tests/switches.rs). Execution graphs let accesses
// that are in no section come in between.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);

static int x, y;

static void *other(void *unused) {
    x = 1;
    x = 2;
    y = 1;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    __VERIFIER_atomic_begin();
#ifdef NESTED
    __VERIFIER_atomic_begin();
    __VERIFIER_atomic_end();
#endif
    int first = x, done = y, second = x;
    __VERIFIER_atomic_end();
    assert(first == second && (!done || first == 2));
    pthread_join(thread, 0);
    return 0;
}
