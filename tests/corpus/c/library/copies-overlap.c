// memcpy of memory that overlaps its copy is an error; memmove may do that, and a structure may be assigned to itself.
// thinair: --variants UP DOWN COMPUTED HEAP
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    long left, right;
};

static char text[16] = "0123456789";
static struct pair pairs[2] = {{1, 2}, {3, 4}};
static unsigned long five = 5, none;

static void assign(struct pair *to, struct pair *from) {
    *to = *from;
}

int main(void) {
    char *from = text, *heap = calloc(1, 16);
#ifdef UP
    memcpy(text + 2, from, 4);
#endif
#ifdef DOWN
    memcpy(text, from + 3, 4);
#endif
#ifdef COMPUTED
    memcpy(text + 4, from, five);
#endif
#ifdef HEAP
    memcpy(heap + 8, heap + 1, 8);
#endif
    memcpy(text + 5, from, five);
    assert(!memcmp(text, "0123401234", 10));
    memmove(text + 2, from, 4);
    assert(!memcmp(text, "0101231234", 10));
    memcpy(text + 1, from, none);
    memcpy(heap, from, 16);
    assign(&pairs[0], &pairs[0]);
    assign(&pairs[0], &pairs[1]);
    assert(pairs[0].right == 4);
    free(heap);
    return 0;
}
