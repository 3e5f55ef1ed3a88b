// The least number divided by -1 does not fit; every other division by -1 does.
// thinair: --variants QUOTIENT REST LONG
// thinair: --models sc rc11
#include <assert.h>
#include <limits.h>

int main(void) {
    volatile int least = INT_MIN, minus = -1;
    volatile long longest = LONG_MIN, other = -1;
    assert((least + 1) / minus == INT_MAX);
    assert((least + 1) % minus == 0);
    assert((longest + 1) / other == LONG_MAX);
#ifdef QUOTIENT
    return least / minus == 0;
#endif
#ifdef REST
    return least % minus;
#endif
#ifdef LONG
    return longest / other == 0;
#endif
    return 0;
}
