// CoA: two threads write one location and look at another each; N-1 threads write both.
#include "bench.h"
static atomic_int x, y, z;
static void body(int me) {
    if (me == 0) {
        RELEASE(x, 1);
        ACQUIRE(y);
        ACQUIRE(x);
    } else if (me == 1) {
        RELEASE(x, 2);
        ACQUIRE(z);
        ACQUIRE(x);
    } else {
        RELEASE(y, me);
        RELEASE(z, me);
    }
}
int main(void) {
    run_threads(N + 1);
    return 0;
}
