// A lock on top of futex: a wake that is forgotten is a thread that waits for ever.
// thinair: --variants NO_WAKE WRONG_ORDER UNKNOWN
// thinair: --models sc tso rc11
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int flag;
static int data;

static void *sets(void *unused) {
#ifdef WRONG_ORDER
    atomic_store(&flag, 1);
    data = 1;
#else
    data = 1;
    atomic_store(&flag, 1);
#endif
#ifndef NO_WAKE
    syscall(SYS_futex, &flag, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
#endif
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, sets, 0);
#ifdef UNKNOWN
    syscall(SYS_futex, &flag, FUTEX_REQUEUE, 1, 0, 0, 0);
#endif
    while (!atomic_load(&flag))
        syscall(SYS_futex, &flag, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
    assert(data == 1);
    pthread_join(thread, 0);
    return 0;
}
