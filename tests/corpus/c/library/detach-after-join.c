// A thread that was joined is no more: it cannot be detached.
// thinair: --variants AFTER
#include <pthread.h>

static void *work(void *argument) {
    return 0;
}

int main(void) {
    pthread_t joined, other;
    pthread_create(&joined, 0, work, 0);
    pthread_create(&other, 0, work, 0);
    pthread_detach(other);
    pthread_join(joined, 0);
#ifdef AFTER
    pthread_detach(joined);
#endif
    return 0;
}
