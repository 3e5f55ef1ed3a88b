/* What real code links and seldom calls: the rest of the program is checked, and a call that is made ends the check by name. */
#include "thinair.h"
#include <poll.h>

/* Without files, poll is a pause. */
int poll(struct pollfd *files, nfds_t count, int milliseconds) {
    __thinair_limit(count == 0, "poll() for files is not supported");
    return 0;
}

int pthread_cancel(pthread_t thread) {
    __thinair_limit(0, "pthread_cancel() is not supported");
    return 0;
}

/* Nobody is ever cancelled, whatever these say. */
int pthread_setcancelstate(int state, int *old) {
    if (old) *old = PTHREAD_CANCEL_ENABLE;
    return 0;
}

int pthread_setcanceltype(int type, int *old) {
    if (old) *old = PTHREAD_CANCEL_DEFERRED;
    return 0;
}

void pthread_testcancel(void) {}
