// The end of the program: threads that still wait are no deadlock, and handlers run.
// thinair: --variants ABORTED FAILED HANDLER_FAILS
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int handled;

static void last(void) {
#ifdef HANDLER_FAILS
    assert(handled == 2);
#endif
    assert(handled == 1);
}

static void first(void) {
    handled++;
}

static void *wait(void *argument) {
    pthread_mutex_lock(&mutex);
    return 0;
}

static void leave(void) {
#ifdef ABORTED
    abort();
#endif
    exit(3);
}

int main(void) {
    pthread_t thread;
    atexit(last);
    atexit(first);
    pthread_mutex_lock(&mutex);
    pthread_create(&thread, 0, wait, 0);
#ifdef FAILED
    printf("value: %d, text: %s\n", 42, "forty-two");
    assert(thread == 0);
#endif
    leave();
    assert(0);
}
