// Message passing, or (with LB) load buffering.
#include "bench.h"
static atomic_int x, y;
static void body(int me) {
#ifdef LB
    if (me == 0) {
        READ(x);
        WRITE(y, 1);
    } else {
        READ(y);
        WRITE(x, 1);
    }
#else
    if (me == 0) {
        WRITE(x, 1);
        WRITE(y, 1);
    } else {
        READ(y);
        READ(x);
    }
#endif
}
int main(void) {
    run_threads(2);
    return 0;
}
