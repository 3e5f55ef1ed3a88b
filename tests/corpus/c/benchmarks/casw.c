// Each thread tries to exchange 0 for 1, then writes.
#include "bench.h"
static atomic_int x;
static void body(int me) {
    exchange(&x, 0, 1);
    RELEASE(x, me + 3);
}
int main(void) {
    run_threads(N);
    return 0;
}
