// What lies before an object is out of its bounds, whichever object comes before it; before a null pointer lies nothing.
// thinair: --variants NULL_POINTER SECOND HEAP
#include <stdlib.h>

static int first[4];
static int second[4];
static int minus_one = -1;

int main(void) {
    int *pointer = first;
#ifdef NULL_POINTER
    pointer = 0;
#endif
#ifdef SECOND
    pointer = second;
#endif
#ifdef HEAP
    pointer = malloc(8);
#endif
    return pointer[minus_one];
}
