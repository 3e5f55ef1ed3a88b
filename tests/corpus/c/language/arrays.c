// Arrays whose length is computed, recursion, and pointers to functions.
// thinair: --variants OUTSIDE GONE WRONG_FUNCTION
#include <assert.h>
#include <stdlib.h>

static int sum(int length) {
    int values[length];
    for (int i = 0; i < length; i++)
        values[i] = i;
    int total = 0;
    for (int i = 0; i < length; i++)
        total += values[i];
#ifdef OUTSIDE
    values[length] = 1;
#endif
    return total;
}

static int *kept;

static int each(int rounds) {
    int total = 0;
    for (int i = 1; i <= rounds; i++) {
        int block[i];
        block[i - 1] = i;
        total += block[i - 1];
        kept = block;
    }
    return total;
}

static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

static int twice(int n) {
    return 2 * n;
}

static int (*const table[])(int) = {sum, each, fibonacci, twice};

static int compare(const void *left, const void *right) {
    return *(const int *)left - *(const int *)right;
}

int main(void) {
    assert(table[0](5) == 10 && table[1](3) == 6 && table[2](7) == 13);
    int (*function)(int) = table[3];
    assert(function(4) == 8);
#ifdef GONE
    assert(kept[0] == 1);
#endif
#ifdef WRONG_FUNCTION
    ((int (*)(int, int))(void *)function)(1, 2);
#endif
    int a = 1, b = 2;
    int (*order)(const void *, const void *) = compare;
    assert(order(&a, &b) < 0);
    void (*release)(void *) = free;
    release(malloc(4));
    goto end;
end:
    return 0;
}
