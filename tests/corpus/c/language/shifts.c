// A shift by less than nothing, or by as many bits as there are or more.
// thinair: --variants LEFT RIGHT NEGATIVE LONG
#include <assert.h>

static int by = 32;
static volatile int bits = 31;

int main(void) {
    unsigned one = 1;
#ifdef LEFT
    return (int)(one << by);
#endif
#ifdef RIGHT
    int number = -8;
    return number >> by;
#endif
#ifdef NEGATIVE
    return (int)(one << (by - 33));
#endif
#ifdef LONG
    unsigned long wide = 1;
    return (int)(wide >> (by + by));
#endif
    assert(one << bits == 0x80000000u);
    assert(-8 >> bits == -1);
    assert(1ul << by == 0x100000000ul);
    // Narrow types are shifted as int.
    unsigned char narrow = 0x80;
    assert(narrow << 16 == 0x800000);
    return 0;
}
