// Message passing: the reader looks at most N times, then reads the data.
#include "bench.h"
static atomic_int x, y;
static void body(int me) {
    if (me == 0) {
        WRITE(x, 1);
        RELEASE(y, 1);
    } else {
        for (int i = 0; i < N; i++)
            if (ACQUIRE(y))
                break;
        READ(x);
    }
}
int main(void) {
    run_threads(2);
    return 0;
}
