// Load buffering around a ring: the first thread writes 1 whatever it read, the others only if they read something.
#include "bench.h"
static atomic_int a[N];
static void body(int me) {
    int value = READ(a[me]);
    if (me == 0 || value)
        WRITE(a[(me + 1) % N], 1);
}
int main(void) {
    run_threads(N);
    return 0;
}
