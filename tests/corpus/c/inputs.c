// Inputs take every value of their range; assumptions rule some out. Here from -1 to 2.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);

int main(void) {
    int x = __VERIFIER_nondet_int();
    __VERIFIER_assume(x != 0);
    if (__VERIFIER_nondet_bool())
        x = -x;
    assert(x >= -2 && x <= 2 && x != 0);
    return 0;
}
