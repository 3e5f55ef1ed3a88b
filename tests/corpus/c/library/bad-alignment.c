// An alignment that is no power of two is refused by the function, and is no error.
// thinair: --variants USED
#include <assert.h>
#include <errno.h>
#include <stdlib.h>

static unsigned long three = 3, eight = 8;

int main(void) {
    void *memory = 0;
    int *none = aligned_alloc(three, 12);
    assert(!none && !aligned_alloc(12, 12) && !aligned_alloc(0, 8));
    assert(posix_memalign(&memory, three, 16) == EINVAL && !memory);
    assert(posix_memalign(&memory, 4, 16) == EINVAL && !memory);
    assert(posix_memalign(&memory, eight, 16) == 0 && memory);
    int *some = aligned_alloc(eight, 16);
    some[1] = 1;
#ifdef USED
    none[0] = 1;
#endif
    free(memory);
    free(some);
    return 0;
}
