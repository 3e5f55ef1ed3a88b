// Two threads add to FRR's lock-free list, one takes the first if it is there (another
// thread that is adding may hide what it has added itself): nothing is lost.
// With: -- -ISOURCES/frr/lib -ISOURCES/config-frr -D_GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#define FRR_AUTOCONF_ATOMIC 1
#define HAVE_STDATOMIC_H 1
#define HAVE___ATOMIC 1
#include "frr/lib/atomlist.c"

static struct atomlist_head list;
static struct atomlist_item items[2];

static void *other(void *unused) {
    atomlist_add_tail(&list, &items[1]);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    atomlist_add_tail(&list, &items[0]);
    struct atomlist_item *found = atomlist_pop(&list);
    pthread_join(thread, 0);
    int taken = found != 0;
    for (struct atomlist_item *rest; (rest = atomlist_pop(&list)); taken++)
        assert(rest != found);
    assert(taken == 2);
    return 0;
}
