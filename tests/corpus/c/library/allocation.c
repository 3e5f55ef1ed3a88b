// The ways to get memory.
// thinair: --variants OLD_POINTER NOT_CLEARED TOO_FAR TWICE INSIDE
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct item {
    int key;
    char tag;
    long value;
};

int main(void) {
    int *numbers = malloc(3 * sizeof *numbers);
    for (int i = 0; i < 3; i++)
        numbers[i] = i;
    int *more = realloc(numbers, 5 * sizeof *more);
    assert(more[2] == 2);
    more[4] = 4;
#ifdef OLD_POINTER
    numbers[0] = 1;
#endif
#ifdef TOO_FAR
    more[5] = 5;
#endif
    more = realloc(more, 2 * sizeof *more);
    assert(more[1] == 1);
#ifdef INSIDE
    free(more + 1);
#endif
    free(more);

    struct item *items = realloc(0, 2 * sizeof *items);
    items[0].key = 1, items[0].tag = 'a', items[0].value = 5;
    items[1] = items[0];
    items = realloc(items, 3 * sizeof *items);
    assert(items[1].value == 5 && items[1].tag == 'a');
    free(items);

    long *zero = calloc(4, sizeof *zero);
#ifdef NOT_CLEARED
    free(zero);
    zero = malloc(4 * sizeof *zero);
#endif
    assert(zero[3] == 0);
    free(zero);
#ifdef TWICE
    free(zero);
#endif

    void *aligned;
    assert(posix_memalign(&aligned, 64, 16) == 0);
    *(int *)aligned = 7;
    free(aligned);
    int *other = aligned_alloc(16, 16);
    *other = 8;
    assert(*other == 8);
    free(other);
    free(0);
    return 0;
}
