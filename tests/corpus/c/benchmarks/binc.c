// N threads, each of which increments two counters: (N!)^2.
#include "bench.h"
static atomic_int x, y;
static void body(int me) {
    ADD(x, 1);
    ADD(y, 1);
}
int main(void) {
    run_threads(N);
    return 0;
}
