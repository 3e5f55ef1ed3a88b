// The queue lock of Mellor-Crummey and Scott.
// thinair: --variants RELAXED_HANDOVER RELAXED_LINK NO_WAIT_FOR_NEXT
#include "client.h"

#ifdef RELAXED_HANDOVER
#define handing relaxed
#else
#define handing release
#endif
#ifdef RELAXED_LINK
#define linking relaxed
#else
#define linking release
#endif

struct node {
    _Atomic(struct node *) next;
    atomic_int waits;
};

static _Atomic(struct node *) tail;
static struct node nodes[THREADS];

static void lock(int me) {
    struct node *mine = &nodes[me];
    store(&mine->next, 0, relaxed);
    store(&mine->waits, 1, relaxed);
    struct node *before = exchange(&tail, mine, acq_rel);
    if (!before)
        return;
    store(&before->next, mine, linking);
    while (load(&mine->waits, acquire))
        ;
}

static void unlock(int me) {
    struct node *mine = &nodes[me], *expected = mine;
    if (!load(&mine->next, acquire)) {
        if (compare_exchange(&tail, &expected, 0, handing, relaxed))
            return;
#ifdef NO_WAIT_FOR_NEXT
        return;
#endif
        while (!load(&mine->next, acquire))
            ;
    }
    store(&load(&mine->next, relaxed)->waits, 0, handing);
}
