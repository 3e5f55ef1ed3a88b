// Lamport's bakery, for ever. Tickets end at LAST: whoever would need a higher one tries again, so that the states are finitely many. (Trying again is what may let
// the other starve, who waits for the end of choosing.)
#include "protocol.h"

#define LAST 3

static atomic_int choosing[2], number[2];

static void contend(int me) {
    int other = 1 - me, ticket;
    STORE(choosing[me], 1);
    FENCE();
    ticket = LOAD(number[other]) + 1;
    if (ticket > LAST) {
        STORE(choosing[me], 0);
        return;
    }
    STORE(number[me], ticket);
    STORE(choosing[me], 0);
    FENCE();
    while (LOAD(choosing[other]))
        ;
    for (;;) {
        int theirs = LOAD(number[other]);
        if (theirs == 0 || theirs > ticket || (theirs == ticket && other > me))
            break;
    }
    critical(me);
    STORE(number[me], 0);
}
