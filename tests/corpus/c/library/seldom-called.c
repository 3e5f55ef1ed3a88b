// What real code links and seldom calls: poll without files is a pause, nobody is cancelled in a branch that is not taken, and realloc is called through a pointer.
// thinair: --variants FILES CANCELS
#include <assert.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static void *(*resize)(void *, size_t) = realloc;
static atomic_int ready;

static void *work(void *unused) {
    int state;
    assert(pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state) == 0 && state == PTHREAD_CANCEL_ENABLE);
    pthread_testcancel();
    atomic_store(&ready, 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    int failed = pthread_create(&thread, 0, work, 0);
#ifdef CANCELS
    failed = 1;
#endif
    if (failed)
        pthread_cancel(thread);
    while (!atomic_load(&ready))
        poll(0, 0, 10);
#ifdef FILES
    struct pollfd input = {0};
    poll(&input, 1, 10);
#endif
    int *numbers = resize(0, sizeof *numbers);
    numbers[0] = 1;
    numbers = resize(numbers, 2 * sizeof *numbers);
    assert(numbers[0] == 1);
    free(numbers);
    pthread_join(thread, 0);
    return 0;
}
