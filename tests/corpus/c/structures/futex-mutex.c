// A mutex that sleeps: 0 free, 1 held, 2 held and waited for. Sleeping is waiting for the value to change.
// thinair: --variants RELAXED_UNLOCK LOST_WAITER
#define THREADS 3
#include "client.h"

#ifdef RELAXED_UNLOCK
#define unlocking relaxed
#else
#define unlocking release
#endif

static atomic_int word, wakes;

static void sleep_while(int value, int seen) {
    while (load(&word, relaxed) == value && load(&wakes, relaxed) == seen)
        ;
}

static void lock(int me) {
    int found = 0;
    if (compare_exchange(&word, &found, 1, acquire, relaxed))
        return;
    for (;;) {
        int seen = load(&wakes, relaxed);
#ifdef LOST_WAITER
        found = 0;
        if (compare_exchange(&word, &found, 1, acquire, relaxed))
            return;
#else
        if (exchange(&word, 2, acquire) == 0)
            return;
#endif
        sleep_while(2, seen);
#ifdef LOST_WAITER
        while (load(&wakes, relaxed) == seen)
            ;
#endif
    }
}

static void unlock(int me) {
    if (exchange(&word, 0, unlocking) == 2)
        fetch_add(&wakes, 1, relaxed);
}
