// Something is made once, by whoever comes first.
// thinair: --variants BY_HAND RECURSIVE
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int made, value;

static void make(void) {
    made++;
    value = 42;
#ifdef RECURSIVE
    pthread_once(&once, make);
#endif
}

static void *use(void *argument) {
#ifdef BY_HAND
    if (!made)
        make();
#else
    pthread_once(&once, make);
#endif
    assert(value == 42);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, use, 0);
    pthread_create(&b, 0, use, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(made == 1);
    return 0;
}
