// Lamport's fast mutex.
// thinair: --variants WITHOUT_SC NO_SECOND_LOOK
#include "client.h"

#ifdef WITHOUT_SC
#define strong release
#define strong_load acquire
#else
#define strong seq_cst
#define strong_load seq_cst
#endif

static atomic_int x, y, busy[THREADS];

static void lock(int number) {
    int me = number + 1;
    for (;;) {
        store(&busy[number], 1, strong);
        store(&x, me, strong);
        if (load(&y, strong_load) != 0) {
            store(&busy[number], 0, strong);
            while (load(&y, strong_load) != 0)
                ;
            continue;
        }
        store(&y, me, strong);
#ifdef NO_SECOND_LOOK
        return;
#endif
        if (load(&x, strong_load) == me)
            return;
        store(&busy[number], 0, strong);
        for (int j = 0; j < THREADS; j++)
            while (load(&busy[j], strong_load))
                ;
        if (load(&y, strong_load) == me)
            return;
        while (load(&y, strong_load) != 0)
            ;
    }
}

static void unlock(int number) {
    store(&y, 0, strong);
    store(&busy[number], 0, strong);
}
