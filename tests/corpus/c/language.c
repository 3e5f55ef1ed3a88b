// What C has besides threads: structures, unions, arrays, function pointers, recursion, switches, conversions, loops. All of it is local.
#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct point {
    int8_t tag;
    int x;
    struct point *next;
};

union bits {
    uint32_t whole;
    uint16_t halves[2];
};

struct flags {
    unsigned ready : 1, count : 7;
    signed level : 4;
};

static int table[4] = {1, 2, 3, 4};
static const char *const names[] = {"zero", "one"};
static int (*operations[2])(int, int);

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
static int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }

static int classify(int n) {
    switch (n) {
    case 0: return 10;
    case 1:
    case 2: return 20;
    case -3: return 30;
    default: return 40;
    }
}

static bool swap_in_loop(int rounds) {
    int a = 1, b = 2;
    for (int i = 0; i < rounds; i++) {
        int t = a;
        a = b;
        b = t;
    }
    return a == 2 && b == 1;
}

int main(void) {
    struct point p = {1, -5, NULL}, q = p, *r = malloc(sizeof *r);
    *r = q;
    r->next = &p;
    assert(r->x == -5 && r->tag == 1 && r->next->x == -5 && q.next == NULL);

    union bits bits = {.whole = 0x12345678};
    assert(bits.halves[0] == 0x5678 && bits.halves[1] == 0x1234);

    struct flags flags = {0};
    flags.count = 127;
    flags.count++;
    flags.level = -3;
    assert(flags.count == 0 && !flags.ready && flags.level == -3);

    operations[0] = add;
    operations[1] = subtract;
    assert(operations[0](5, 3) == 8 && operations[1](5, 3) == 2);
    assert(factorial(6) == 720);
    assert(classify(0) == 10 && classify(2) == 20 && classify(-3) == 30 && classify(9) == 40);
    assert(swap_in_loop(3));

    int sum = 0, copy[4];
    memcpy(copy, table, sizeof copy);
    for (unsigned i = 0; i < sizeof copy / sizeof *copy; i++)
        sum += copy[i];
    assert(sum == 10);
    memset(copy, 0, sizeof copy);
    assert(copy[3] == 0);

    int8_t narrow = (int8_t)200;
    uint64_t wide = (uint64_t)narrow;
    assert(narrow == -56 && wide == 0xFFFFFFFFFFFFFFC8u && (wide >> 60) == 15 && (int64_t)wide / 7 == -8 && -56 % 5 == -1);
    assert(names[1][0] == 'o' && names[0][3] == 'o' && names[1][3] == '\0');

    _Bool truth = sum;
    assert(truth == 1);
    atomic_int private_atomic = 3;
    assert(atomic_fetch_or(&private_atomic, 4) == 3 && private_atomic == 7);
    unsigned char byte = 255;
    byte++;
    assert(byte == 0);
    printf("%d %s\n", sum, names[0]);
    free(r);
    return 0;
}
