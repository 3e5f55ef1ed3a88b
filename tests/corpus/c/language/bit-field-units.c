// Bit-fields in units of 3, 5, 6 and 7 bytes: what follows the unit is not touched.
// thinair: --variants WRONG
#include <assert.h>
#include <string.h>

struct three {
    char first;
    unsigned long a : 17;
    unsigned long b : 6;
    char last;
};

struct seven {
    char first;
    unsigned long a : 29;
    long b : 27;
};

struct five {
    unsigned long a : 20;
    unsigned long b : 20;
    unsigned char after[3];
};

static struct three three;
static struct seven seven[2];
static struct five five = {1, 2, {3, 4, 5}};

int main(void) {
    struct five local = five;
    three.last = 7;
    three.a = 0x1FFFF;
    three.b = 5;
    seven[1].a = 0x1234567;
    seven[1].b = -3;
    seven[0].b = 9;
    local.b = 0xABCDE;
    five.after[0] = 9;
    five.b = 0xFFFFF;
#ifdef WRONG
    assert(three.last != 7);
#endif
    assert(three.a == 0x1FFFF && three.b == 5 && three.last == 7);
    assert(seven[1].a == 0x1234567 && seven[1].b == -3 && seven[0].b == 9 && seven[0].a == 0);
    assert(local.a == 1 && local.b == 0xABCDE && local.after[0] == 3 && local.after[2] == 5);
    assert(five.a == 1 && five.b == 0xFFFFF && five.after[0] == 9 && five.after[1] == 4);
    return 0;
}
