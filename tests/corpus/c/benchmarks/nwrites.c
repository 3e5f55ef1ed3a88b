// N writers, each of its own location: 1.
#include "bench.h"
static atomic_int x[N];
static void body(int me) {
    WRITE(x[me], 1);
}
int main(void) {
    run_threads(N);
    return 0;
}
