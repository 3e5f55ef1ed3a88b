// std::counting_semaphore: a place for one at a time.
// thinair: --flags -std=c++20
// thinair: --variants TWO_PLACES NO_RELEASE
#include <cassert>
#include <semaphore>
#include <thread>

#ifdef TWO_PLACES
static std::counting_semaphore<2> places(2);
#else
static std::counting_semaphore<2> places(1);
#endif
static int inside;

static void visit() {
    places.acquire();
    inside++;
    assert(inside == 1);
    inside--;
#ifndef NO_RELEASE
    places.release();
#endif
}

int main() {
    std::thread other(visit);
    visit();
    other.join();
}
