// A loop that counts how often its weak compare-and-exchange failed: each number of turns is another behaviour.
// thinair: --unroll 3
// thinair: --variants RELIED_ON
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *work(void *argument) {
    int expected = 0, turns = 0;
    while (!atomic_compare_exchange_weak(&x, &expected, 1))
        turns++;
#ifdef RELIED_ON
    assert(turns < 2);
#endif
    assert(turns < 5);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    assert(x == 1);
    return 0;
}
