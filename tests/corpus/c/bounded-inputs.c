// An input that is not a boolean has more values than those that are tried: here from -1 to 2.
// thinair: --variants UNSIGNED BOOLEAN
// thinair: --models sc rc11
#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
#if defined UNSIGNED
    return __VERIFIER_nondet_uchar();
#elif defined BOOLEAN
    assert(__VERIFIER_nondet_bool() <= 1);
#else
    assert(__VERIFIER_nondet_int() <= 2);
#endif
    return 0;
}
