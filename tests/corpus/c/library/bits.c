// Bit functions.
// thinair: --variants WRONG
// thinair: --models rc11
#include <assert.h>
#include <signal.h>
#include <strings.h>

extern int ffsl(long), ffsll(long long);
static int eight = 8;

int main(void) {
    signal(SIGINT, SIG_IGN);
    assert(ffs(eight) == 4 && ffs(0) == 0 && ffs(-1) == 1);
    assert(ffsl(1l << 40) == 41 && ffsll(0) == 0);
    assert(__builtin_clz(eight) == 28 && __builtin_ctz(eight) == 3 && __builtin_popcount(eight - 1) == 3 && __builtin_parity(7) == 1);
#ifdef WRONG
    assert(ffs(eight) == 3);
#endif
    return 0;
}
