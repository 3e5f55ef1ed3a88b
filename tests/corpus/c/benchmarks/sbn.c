// Store buffering around a ring.
#include "bench.h"
static atomic_int a[N];
static void body(int me) {
    WRITE(a[me], 1);
    READ(a[(me + 1) % N]);
}
int main(void) {
    run_threads(N);
    return 0;
}
