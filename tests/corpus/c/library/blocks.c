// Blocks of memory whose size is not known before.
// thinair: --variants TOO_LONG DIFFERENT
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    int left;
    long right;
};

static struct pair pairs[3] = {{1, 2}, {3, 4}, {5, 6}}, copies[3];
static int numbers[6] = {1, 2, 3, 4, 5, 6};
static unsigned char bytes[8];

int main(void) {
    volatile size_t count = 3;
#ifdef TOO_LONG
    count = 4;
#endif
    memcpy(copies, pairs, count * sizeof *pairs);
    assert(copies[2].left == 5 && copies[2].right == 6);
    assert(memcmp(copies, pairs, sizeof(int)) == 0);
    memmove(numbers + 1, numbers, (count + 1) * sizeof *numbers);
    assert(numbers[0] == 1 && numbers[1] == 1 && numbers[4] == 4 && numbers[5] == 6);
    memmove(numbers, numbers + 1, (count + 1) * sizeof *numbers);
    assert(numbers[0] == 1 && numbers[3] == 4 && numbers[4] == 4);
    memset(numbers, 255, count * sizeof *numbers);
    assert(numbers[2] == -1 && numbers[3] == 4);
    memset(bytes, (int)count, sizeof bytes);
    assert(bytes[7] == 3);
    static int small[2] = {1, 0x100}, large[2] = {1, 2};
#ifdef DIFFERENT
    assert(memcmp(small, large, sizeof small) == 0);
#endif
    // As bytes, 0x100 comes first.
    assert(memcmp(small, large, sizeof small) < 0);
    assert(memcmp(large, small, sizeof small) > 0);
    assert(memchr(bytes, 3, 8) == bytes);
    return 0;
}
