// A weak compare-and-exchange may fail without a reason.
// thinair: --variants RELIED_ON
#include <assert.h>
#include <stdatomic.h>

static atomic_int x;

int main(void) {
    int expected = 0;
    while (!atomic_compare_exchange_weak(&x, &expected, 1))
        ;
    assert(x == 1);
    expected = 1;
    _Bool done = atomic_compare_exchange_weak(&x, &expected, 2);
    assert(expected == 1 && x == (done ? 2 : 1));
#ifdef RELIED_ON
    assert(done);
#endif
    return 0;
}
