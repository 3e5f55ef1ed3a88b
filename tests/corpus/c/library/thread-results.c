// Threads return values, by returning and from deep inside.
// thinair: --variants WRONG_RESULT NO_THREAD
#include <assert.h>
#include <pthread.h>

static void leave(long value) {
    pthread_exit((void *)value);
}

static void *first(void *argument) {
    return (void *)((long)argument + 1);
}

static void *second(void *argument) {
    leave((long)argument * 2);
    assert(0);
    return 0;
}

int main(void) {
    pthread_t a, b;
    void *x, *y;
    pthread_create(&a, 0, first, (void *)4);
    pthread_create(&b, 0, second, (void *)4);
    assert(!pthread_equal(a, b));
    assert(!pthread_equal(pthread_self(), a));
    pthread_join(a, &x);
    pthread_join(b, &y);
#ifdef WRONG_RESULT
    assert(x == y);
#endif
#ifdef NO_THREAD
    pthread_join(a + 7, 0);
#endif
    assert((long)x == 5 && (long)y == 8);
    return 0;
}
