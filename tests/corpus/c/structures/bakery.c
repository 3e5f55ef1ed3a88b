// Lamport's bakery.
// thinair: --variants WITHOUT_SC NO_CHOOSING
#include "client.h"

#ifdef WITHOUT_SC
#define strong release
#define strong_load acquire
#else
#define strong seq_cst
#define strong_load seq_cst
#endif

static atomic_int choosing[THREADS], number[THREADS];

static void lock(int me) {
#ifndef NO_CHOOSING
    store(&choosing[me], 1, strong);
#endif
    int most = 0;
    for (int j = 0; j < THREADS; j++) {
        int other = load(&number[j], strong_load);
        if (other > most)
            most = other;
    }
    store(&number[me], most + 1, strong);
#ifndef NO_CHOOSING
    store(&choosing[me], 0, strong);
#endif
    for (int j = 0; j < THREADS; j++) {
        if (j == me)
            continue;
        while (load(&choosing[j], strong_load))
            ;
        for (int other = load(&number[j], strong_load); other != 0 && (other < most + 1 || (other == most + 1 && j < me));
             other = load(&number[j], strong_load))
            ;
    }
}

static void unlock(int me) {
    store(&number[me], 0, strong);
}
