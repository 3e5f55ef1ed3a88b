// N threads increment a counter inside of a ticket lock.
#include "bench.h"
static atomic_int next, serving;
static int counter;
static void body(int me) {
    int ticket = ADD(next, 1);
    while (ACQUIRE(serving) != ticket)
        ;
    counter++;
    RELEASE(serving, ticket + 1);
}
int main(void) {
    run_threads(N);
    assert(counter == N);
    return 0;
}
