// N increments that are not atomic: (N!)^2.
#include "bench.h"
static atomic_int x;
static void body(int me) {
    int r = READ(x);
    RELEASE(x, r + (1 << me));
}
int main(void) {
    run_threads(N);
    return 0;
}
