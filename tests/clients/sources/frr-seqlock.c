// A thread waits with FRR's sequence lock for another, and sees what it stored before.
// With: -- -ISOURCES/frr/lib -ISOURCES/config-frr -D_GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#define FRR_AUTOCONF_ATOMIC 1
#define HAVE_STDATOMIC_H 1
#define HAVE___ATOMIC 1
#include "frr/lib/seqlock.c"

static struct seqlock lock;
static int value;

static void *other(void *unused) {
    value = 1;
    seqlock_release(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    seqlock_init(&lock);
    seqlock_acquire_val(&lock, SEQLOCK_STARTVAL);
    pthread_create(&thread, 0, other, 0);
    seqlock_wait(&lock, SEQLOCK_STARTVAL);
    assert(value == 1);
    pthread_join(thread, 0);
    return 0;
}
