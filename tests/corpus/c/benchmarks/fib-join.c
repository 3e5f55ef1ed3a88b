// Two threads add to each other's number, which is not atomic; whether they get too large is asked at the end.
#include "bench.h"
#ifndef LIMIT
#define LIMIT 144
#endif
static int x = 1, y = 1;
static void body(int me) {
    for (int i = 0; i < N; i++)
        if (me == 0)
            x += y;
        else
            y += x;
}
int main(void) {
    run_threads(2);
    assert(x <= LIMIT && y <= LIMIT);
    return 0;
}
