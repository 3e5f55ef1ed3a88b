// Other ways to end, and to say that something is wrong.
// thinair: --nondet 0..2
// thinair: --variants VERIFIER_ERROR VERIFIER_ASSERT AT_ONCE ZERO
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

extern void __VERIFIER_error(void), __VERIFIER_assert(int);
extern int __VERIFIER_nondet_int(void);

static void fail(void) {
    assert(0);
}

int main(void) {
    atexit(fail);
    srand(1);
    int number = __VERIFIER_nondet_int(), any = rand();
    assert(number >= 0 && number <= 2 && any <= 2);
#ifdef ZERO
    assert(number > 0);
#endif
#ifdef VERIFIER_ERROR
    if (number == any)
        __VERIFIER_error();
#endif
#ifdef VERIFIER_ASSERT
    __VERIFIER_assert(number != any);
#endif
#ifdef AT_ONCE
    exit(0);
#endif
    if (number)
        _exit(1);
    quick_exit(2);
}
