// Two threads drop their references of liburcu: the object is released once.
// With: --volatile relaxed -- -D_LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include "architecture.h"
#include <urcu/ref.h>

static struct urcu_ref reference;
static int released;

static void release(struct urcu_ref *unused) { released++; }

static void *other(void *unused) {
    urcu_ref_put(&reference, release);
    return 0;
}

int main(void) {
    pthread_t thread;
    urcu_ref_init(&reference);
    urcu_ref_get(&reference);
    pthread_create(&thread, 0, other, 0);
    urcu_ref_put(&reference, release);
    pthread_join(thread, 0);
    assert(released == 1);
    return 0;
}
