// Structures as arguments and results, of all sizes.
// thinair: --variants CHANGED
#include <assert.h>

struct small {
    int a;
    short b;
};
struct medium {
    long a;
    int b;
};
struct mixed {
    double x;
    int n;
};
struct large {
    int values[8];
    long sum;
};
union word {
    long whole;
    struct {
        int low, high;
    } halves;
    char bytes[8];
};

static struct small add_small(struct small left, struct small right) {
    struct small sum = {left.a + right.a, left.b + right.b};
    left.a = 0;
    return sum;
}

static struct medium swap(struct medium pair) {
    struct medium swapped = {pair.b, (int)pair.a};
    return swapped;
}

static struct mixed scale(struct mixed value, double by) {
    value.x *= by;
    return value;
}

static struct large fill(struct large from, int by) {
    for (int i = 0; i < 8; i++)
        from.sum += from.values[i] = i * by;
    return from;
}

static union word split(long whole) {
    union word word;
    word.whole = whole;
    return word;
}

int main(void) {
    struct small one = {1, 2}, two = add_small(one, one);
    assert(one.a == 1 && two.a == 2 && two.b == 4);
    struct medium pair = swap((struct medium){3, 4});
    assert(pair.a == 4 && pair.b == 3);
    struct mixed half = scale((struct mixed){4.0, 9}, 0.5);
    assert(half.x == 2.0 && half.n == 9);
    struct large start = {{0}, 1}, full = fill(start, 2);
    assert(start.sum == 1 && full.sum == 57 && full.values[7] == 14);
#ifdef CHANGED
    assert(start.values[7] == 14);
#endif
    struct large (*function)(struct large, int) = fill;
    full = function(full, 1);
    assert(full.sum == 57 + 28);
    assert(split(0x100000002L).halves.high == 1 && split(0x4142).bytes[0] == 0x42);
    struct small chosen = one.a ? one : two;
    assert(chosen.b == 2);
    return 0;
}
