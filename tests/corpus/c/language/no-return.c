// A function that ends without `return` is an error only if its value is used (C11 6.9.1p12).
// thinair: --variants USED COMPARED THROUGH_POINTER SOMETIMES
#include <assert.h>

static int given = 1;

static int nothing(void) {
    given = 2;
}

static int sometimes(int argument) {
    if (argument)
        return 3;
}

static int always(int argument) {
    nothing();
    return argument;
}

static int (*pointer)(void) = nothing;

int main(void) {
    nothing();
    pointer();
    sometimes(0);
    assert(sometimes(1) == 3);
    assert(always(5) == 5);
    int (*other)(int) = always;
    assert(other(6) == 6);
#ifdef USED
    given = nothing();
#endif
#ifdef COMPARED
    if (nothing() == 2)
        return 1;
#endif
#ifdef THROUGH_POINTER
    return pointer();
#endif
#ifdef SOMETIMES
    return sometimes(given - 2);
#endif
    return 0;
}
