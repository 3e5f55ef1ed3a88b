// Where the result of a thread goes may be a null pointer that is no constant; thread functions may be declared without parameters, and end without a value.
// thinair: --variants WRONG LOST
#include <assert.h>
#include <pthread.h>

static void *with(void *argument) {
    return argument;
}

static void *without() {
    return (void *)2;
}

static void *nothing(void *argument) {
}

static void *(*functions[])() = {with, without};

static void join(pthread_t thread, void **result) {
    pthread_join(thread, result);
}

int main(void) {
    pthread_t threads[3];
    void *result;
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, functions[i], (void *)1);
    pthread_create(&threads[2], 0, nothing, 0);
    join(threads[0], 0);
    join(threads[1], &result);
#ifdef WRONG
    assert(result == (void *)1);
#else
    assert(result == (void *)2);
#endif
    void *unknown;
    join(threads[2], &unknown);
#ifdef LOST
    return unknown != 0;
#endif
    return 0;
}
