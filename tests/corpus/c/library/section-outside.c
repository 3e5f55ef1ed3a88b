// Nothing at all happens during an atomic section: what is outside of sections cannot come in between.
// thinair: --variants BROKEN
// thinair: --models sc tso rc11 imm armv8 power
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);

static atomic_int x;

static void *section(void *unused) {
    __VERIFIER_atomic_begin();
    int first = atomic_load(&x);
#ifdef BROKEN
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
#endif
    int second = atomic_load(&x);
    __VERIFIER_atomic_end();
    assert(first == second);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, section, 0);
    atomic_store(&x, 1);
    pthread_join(thread, 0);
    return 0;
}
