// One thread looks for the last zero of an array, while the others make its elements one more than those before.
#include "bench.h"
static atomic_int array[N + 1];
static void body(int me) {
    if (me == 0) {
        int i = N;
        while (ACQUIRE(array[i]) != 0)
            i--;
    } else {
        RELEASE(array[me], ACQUIRE(array[me - 1]) + 1);
    }
}
int main(void) {
    run_threads(N + 1);
    return 0;
}
