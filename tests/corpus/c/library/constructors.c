// Constructors run before main, by their priorities; destructors after it and after what atexit registered, the other way round.
// thinair: --variants ORDER EXIT
#include <assert.h>
#include <stdlib.h>

static int order;

__attribute__((constructor(300))) static void second(void) {
    order = order * 10 + 2;
}

__attribute__((constructor(200))) static void first(void) {
    order = order * 10 + 1;
}

__attribute__((constructor)) static void third(void) {
    order = order * 10 + 3;
}

__attribute__((destructor(200))) static void last(void) {
#ifdef ORDER
    assert(order == 123456);
#else
    assert(order == 1234567);
#endif
}

__attribute__((destructor)) static void earlier(void) {
    order = order * 10 + 7;
}

static void handler(void) {
    order = order * 10 + 6;
}

int main(void) {
    assert(order == 123);
    atexit(handler);
    order = order * 10 + 4;
    order = order * 10 + 5;
#ifdef EXIT
    order = 0;
    exit(0);
#endif
    return 0;
}
