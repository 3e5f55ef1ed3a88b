// N+1 writers and a reader: (N+1)! (N+2) under rf+co, N+2 under rf.
#include "bench.h"
static atomic_int x;
static void body(int me) {
    if (me <= N)
        RELEASE(x, me + 1);
    else
        ACQUIRE(x);
}
int main(void) {
    run_threads(N + 2);
    return 0;
}
