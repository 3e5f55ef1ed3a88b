// Division of integers of 128 bits, against what is known.
// thinair: --variants BY_ZERO WRONG
#include <assert.h>

typedef unsigned __int128 wide;
typedef __int128 signed_wide;

static wide by(unsigned long high, unsigned long low) {
    return (wide)high << 64 | low;
}

int main(void) {
    volatile unsigned long zero = 0;
    wide large = by(0x123456789abcdef0, 0x0fedcba987654321);
    assert(large / 10 == by(0x1d208a5a912e318, 0x197c790f3f086b6) && large % 10 == 5);
    assert(large / by(1, 0) == 0x123456789abcdef0 && large % by(1, 0) == 0x0fedcba987654321);
    assert(~(wide)0 / ~(wide)0 == 1 && ~(wide)0 % by(0x8000000000000000, 0) == by(0x7fffffffffffffff, ~0ul));
    signed_wide minus = -7 + (signed_wide)zero;
    assert(minus / 2 == -3 && minus % 2 == -1 && minus / -2 == 3 && 7 % (minus + 4) == 1);
#ifdef BY_ZERO
    large /= zero;
#endif
#ifdef WRONG
    assert(large % 7 == 7);
#endif
    return 0;
}
