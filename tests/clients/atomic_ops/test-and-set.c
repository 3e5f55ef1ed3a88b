// A counter under a lock of libatomic_ops: AO_test_and_set_acquire and AO_CLEAR.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <atomic_ops.h>

static AO_TS_t lock = AO_TS_INITIALIZER;

static int counter;

static void *work(void *unused) {
    while (AO_test_and_set_acquire(&lock) == AO_TS_SET);
    counter++;
    AO_CLEAR(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    work(0);
    pthread_join(thread, 0);
    assert(counter == 2);
    return 0;
}
