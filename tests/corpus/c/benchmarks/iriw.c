// Two writers, and two readers that may disagree about their order.
#include "bench.h"
static atomic_int x, y;
static void body(int me) {
    switch (me) {
    case 0:
        WRITE(x, 1);
        break;
    case 1:
        WRITE(y, 1);
        break;
    case 2:
        READ(x);
        READ(y);
        break;
    default:
        READ(y);
        READ(x);
    }
}
int main(void) {
    run_threads(4);
    return 0;
}
