// N threads insert four keys each into a hash table.
#include "bench.h"
static atomic_int table[128];
static void body(int me) {
    for (int i = 1; i <= 4; i++) {
        int key = i * 11 + me;
        int slot = key * 7 % 128;
        while (!exchange(&table[slot], 0, key))
            slot = (slot + 1) % 128;
    }
}
int main(void) {
    run_threads(N);
    return 0;
}
