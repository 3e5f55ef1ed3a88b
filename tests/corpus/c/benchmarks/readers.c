// One writer and N readers: 2^N.
#include "bench.h"
static atomic_int x;
static void body(int me) {
    if (me == 0)
        RELEASE(x, 42);
    else
        ACQUIRE(x);
}
int main(void) {
    run_threads(N + 1);
    return 0;
}
