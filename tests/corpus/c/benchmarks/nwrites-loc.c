// N writers of one location that nobody reads: N! under rf+co, 1 under rf.
#include "bench.h"
static atomic_int x;
static void body(int me) {
    RELEASE(x, me);
}
int main(void) {
    run_threads(N);
    return 0;
}
