// A message passed with AO_store_release and AO_load_acquire, and a counter with AO_fetch_and_add1.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <atomic_ops.h>

static AO_t flag, counter;
static int value;

static void *other(void *unused) {
    value = 1;
    AO_store_release(&flag, 1);
    AO_fetch_and_add1(&counter);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    AO_fetch_and_add1(&counter);
    if (AO_load_acquire(&flag))
        assert(value == 1);
    pthread_join(thread, 0);
    assert(AO_load(&counter) == 2);
    return 0;
}
