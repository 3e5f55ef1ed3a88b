// Eight threads, 200 KiB of globals, and WORK local instructions (about), which are not repeated for every execution: 8!.
#include "bench.h"
#ifndef WORK
#define WORK 100000
#endif
static int data[51200] = {1, 2, 3};
static atomic_int x;
static int work(int turns) {
    int sum = 0;
    for (int i = 0; i < turns; i++)
        sum += i ^ sum << 1;
    return sum;
}
static void body(int me) {
    int mine = work(WORK / 12 / 10);
    data[me * 6000] = mine;
    ADD(x, 1);
}
int main(void) {
    int first = work(WORK / 12 / 5);
    run_threads(8);
    assert(READ(x) == 8 && data[0] + first != 1);
    return 0;
}
