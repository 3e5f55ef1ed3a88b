// Load buffering around a ring: the first thread writes 1 whatever it read, the others write what they read.
#include "bench.h"
static atomic_int a[N];
static void body(int me) {
    int value = READ(a[me]);
    WRITE(a[(me + 1) % N], me == 0 ? 1 : value);
}
int main(void) {
    run_threads(N);
    return 0;
}
