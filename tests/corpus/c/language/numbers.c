// Floating point, wide integers, bit-fields, switches of all widths, and what the compiler has for bits.
// thinair: --variants ROUNDED DIVIDED
#include <assert.h>
#include <stdint.h>

struct fields {
    unsigned a : 3;
    int b : 5;
    unsigned c : 8;
    unsigned long d : 40;
};

struct odd {
    int a : 20;
    unsigned b : 3, c : 14;
    char d;
    unsigned long e : 33;
};

static double half(float x) {
    return x / 2;
}

static int kind(unsigned char small, short medium, long large) {
    switch (small) {
    case 255:
        return 1;
    }
    switch (medium) {
    case -3:
        return 2;
    }
    switch (large) {
    case 1L << 40:
        return 3;
    default:
        return 4;
    }
}

int main(void) {
    volatile float third = 1.0f / 3.0f;
    double value = half(third * 3) + 0.25;
    assert(value == 0.75 && value > 0.5f && !(value != value));
    assert((int)-value == 0 && (unsigned)(value * 4) == 3u && (long)1e10 == 10000000000L);
    assert((double)(unsigned char)200 == 200.0 && (float)-3 == -3.0f);
#ifdef ROUNDED
    assert(0.1 + 0.2 == 0.3);
#endif
    double not_a_number = 0.0 / (value - 0.75);
    assert(not_a_number != not_a_number && !(not_a_number < 1) && !(not_a_number >= 1));

    volatile uint64_t big = 0xFFFFFFFFFFFFFFFFull;
    unsigned __int128 product = (unsigned __int128)big * big;
    assert((uint64_t)product == 1 && (uint64_t)(product >> 64) == 0xFFFFFFFFFFFFFFFEull);
    __int128 sum = (__int128)big + 1;
    assert(sum > big && (sum >> 64) == 1 && (uint64_t)sum == 0 && sum - 1 == big);
    __int128 negative = -(__int128)5;
    assert(negative < 0 && (negative >> 100) == -1 && (int64_t)(negative << 3 >> 3) == -5);

    struct fields f = {5, -3, 200, 1ul << 39};
    f.b -= 10;
    f.a++;
    assert(f.a == 6 && f.b == -13 && f.c == 200 && f.d == 1ul << 39);
    struct fields partly;
    partly.c = 7;
    assert(partly.c == 7);

    struct odd odd = {-5, 2, 9000, 'x', 1ul << 32};
    odd.a *= 3;
    odd.c += 10000;
    odd.e += odd.e - 1;
    assert(odd.a == -15 && odd.a < 0 && odd.b == 2 && odd.c == (19000 & 16383) && odd.d == 'x' && odd.e == 0x1FFFFFFFFul);

    assert(kind(255, 0, 0) == 1 && kind(0, -3, 0) == 2 && kind(0, 0, 1L << 40) == 3 && kind(0, 0, 0) == 4);
    assert(__builtin_popcount(0xF0F) == 8 && __builtin_clz(1) == 31 && __builtin_ctzl(8) == 3);
    assert(__builtin_bswap32(0x01020304) == 0x04030201 && __builtin_bswap16(0x0102) == 0x0201);
    int overflow;
    assert(__builtin_add_overflow(2147483647, 1, &overflow) && overflow == -2147483647 - 1);
#ifdef DIVIDED
    return 1 / (overflow - overflow);
#endif
    return 0;
}
