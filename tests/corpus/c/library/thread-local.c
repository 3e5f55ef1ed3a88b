// Variables of which each thread has its own.
// thinair: --variants SHARED
#include <assert.h>
#include <pthread.h>

#ifdef SHARED
#define OWN
#else
#define OWN _Thread_local
#endif

static OWN int counter = 10;
static __thread struct {
    int pad;
    long value;
} record = {1, 2};

static int next(void) {
    return ++counter;
}

static void *work(void *argument) {
    record.value += (long)argument;
    assert(record.value == 2 + (long)argument);
    assert(next() == 11);
    assert(next() == 12);
    return &counter;
}

int main(void) {
    pthread_t a, b;
    void *theirs;
    pthread_create(&a, 0, work, (void *)1);
    pthread_create(&b, 0, work, (void *)2);
    pthread_join(a, &theirs);
    pthread_join(b, 0);
    assert(counter == 10 && theirs != &counter);
    return 0;
}
