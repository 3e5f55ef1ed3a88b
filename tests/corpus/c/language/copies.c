// Copies between shared objects are accesses of their fields. What is accessed in two sizes is taken apart.
// thinair: --variants UNORDERED MIXED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct message {
    char kind;
    short length;
    int numbers[2];
    long stamp;
};

static struct message from = {'a', 2, {3, 4}, 5}, to;
static atomic_int ready;

static void *send(void *argument) {
    to = from;
#ifdef UNORDERED
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
#else
    atomic_store_explicit(&ready, 1, memory_order_release);
#endif
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, send, 0);
    if (atomic_load_explicit(&ready, memory_order_acquire)) {
        struct message mine;
        memcpy(&mine, &to, sizeof mine);
        assert(mine.kind == 'a' && mine.numbers[1] == 4 && mine.stamp == 5);
    }
    pthread_join(thread, 0);
    assert(to.length == 2);
#ifdef MIXED
    assert(*(int *)&to.stamp == 5);
#endif
    return 0;
}
