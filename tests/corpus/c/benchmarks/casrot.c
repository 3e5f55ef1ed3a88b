// Thread i exchanges i-1 for i.
#include "bench.h"
static atomic_int x;
static void body(int me) {
    exchange(&x, me, me + 1);
}
int main(void) {
    run_threads(N);
    return 0;
}
