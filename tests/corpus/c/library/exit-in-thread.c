// A thread that ends the program lets nobody go on who waits for its end.
// thinair: --variants UNDERSCORE QUICK RETURNS
// thinair: --models sc tso rc11
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static void *last(void *unused) {
#if defined UNDERSCORE
    _exit(0);
#elif defined QUICK
    quick_exit(0);
#elif defined RETURNS
    return unused;
#else
    exit(0);
#endif
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, last, NULL);
    pthread_join(thread, NULL);
    assert(!"this is not reached where the thread ends the program");
    return 0;
}
