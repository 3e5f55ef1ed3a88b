// Two threads add to each other's number; a third looks whether they get too large.
#include "bench.h"
#ifndef LIMIT
#define LIMIT 144
#endif
static atomic_int x = 1, y = 1;
static void body(int me) {
    if (me == 0) {
        for (int i = 0; i < N; i++) {
            int r = ACQUIRE(x);
            RELEASE(x, r + ACQUIRE(y));
        }
    } else if (me == 1) {
        for (int i = 0; i < N; i++) {
            int r = ACQUIRE(y);
            RELEASE(y, r + ACQUIRE(x));
        }
    } else {
        if (ACQUIRE(x) > LIMIT || ACQUIRE(y) > LIMIT)
            assert(0);
    }
}
int main(void) {
    run_threads(3);
    return 0;
}
