// N atomic increments: N!.
#include "bench.h"
static atomic_int x;
static void body(int me) {
    ADD(x, 1);
}
int main(void) {
    run_threads(N);
    return 0;
}
