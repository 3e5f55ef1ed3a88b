// thinair: --variants SHARED
// Each thread has its own errno.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

#ifdef SHARED
static int error;
#undef errno
#define errno error
#endif

static void *run(void *unused) {
    errno = EINVAL;
    assert(errno == EINVAL);
    return unused;
}

int main(void) {
    pthread_t thread;
    errno = ENOENT;
    pthread_create(&thread, NULL, run, NULL);
    pthread_join(thread, NULL);
    assert(errno == ENOENT);
    return 0;
}
