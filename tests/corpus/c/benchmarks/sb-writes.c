// Store buffering; whoever reads 0 writes N times.
#include "bench.h"
static atomic_int x, y, z;
static void body(int me) {
    WRITE(*(me ? &y : &x), 1);
#ifdef FENCED
    atomic_thread_fence(memory_order_seq_cst);
#endif
    if (READ(*(me ? &x : &y)) == 0)
        for (int i = 0; i < N; i++)
            WRITE(z, 1);
}
int main(void) {
    run_threads(2);
    return 0;
}
