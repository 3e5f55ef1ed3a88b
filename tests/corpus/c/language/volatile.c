// Volatile accesses are ordinary ones, which race. `--volatile relaxed` makes them atomic (crates/thinair-llvm/tests/volatile.rs).
#include <assert.h>
#include <pthread.h>

#define WRITE_ONCE(x, value) (*(volatile __typeof__(x) *)&(x) = (value))
#define READ_ONCE(x) (*(volatile __typeof__(x) *)&(x))

static int flag;
static volatile int counter;

static void *other(void *unused) {
    WRITE_ONCE(flag, 1);
    counter = counter + 1;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    int seen = READ_ONCE(flag);
    pthread_join(thread, 0);
    assert(seen == 0 || seen == 1);
    assert(counter == 1);
    return 0;
}
