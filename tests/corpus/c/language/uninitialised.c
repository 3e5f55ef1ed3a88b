// Variables that have no value yet.
// thinair: --variants BRANCH STORED SOMETIMES ARRAY FIELD ADDRESS COPIED MEMCPY ARRAY_COPIED
#include <assert.h>
#include <pthread.h>
#include <string.h>

struct point {
    int x, y;
};

static int shared, input;

static int some(int yes) {
    int value;
    if (yes)
        value = 3;
#ifdef SOMETIMES
    return value;
#else
    return yes ? value : 0;
#endif
}

static struct point half_made(void) {
    struct point p;
    p.x = 1;
    return p;
}

int main(void) {
    int a, b;
    int numbers[4];
    struct point p, q;
    for (int i = 0; i < 2; i++)
        numbers[i] = i;
    p.x = 1;
    q = p; // copying is no use
    a = q.x;
    assert(a == 1 && half_made().x == 1);
    assert(some(1) == 3 && some(0) == 0);
    int index = 1;
    assert(numbers[index] == 1);
#ifdef BRANCH
    if (b)
        shared = 1;
#endif
#ifdef STORED
    shared = b;
#endif
#ifdef ARRAY
    index = 2;
    shared = numbers[index];
#endif
#ifdef FIELD
    shared = p.y;
#endif
#ifdef COPIED
    struct point r = q;
    shared = r.y;
#endif
#ifdef MEMCPY
    struct point s;
    memcpy(&s, &q, sizeof s);
    shared = s.y;
#endif
#ifdef ARRAY_COPIED
    int copies[4];
    memcpy(copies, numbers, sizeof copies);
    shared = copies[index + 2];
#endif
#ifdef ADDRESS
    int *pointer;
    *pointer = 1;
#endif
    b = input;
    return b;
}
