// Load buffering around a ring.
#include "bench.h"
static atomic_int a[N];
static void body(int me) {
    READ(a[me]);
    WRITE(a[(me + 1) % N], 1);
}
int main(void) {
    run_threads(N);
    return 0;
}
