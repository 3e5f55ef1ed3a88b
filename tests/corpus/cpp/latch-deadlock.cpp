// std::latch: who arrives and waits alone waits for ever.
// thinair: --flags -std=c++20
// thinair: --variants ALONE
#include <latch>
#include <thread>

static std::latch both(2);

int main() {
    std::thread other([] {
#ifndef ALONE
        both.arrive_and_wait();
#endif
    });
    both.arrive_and_wait();
    other.join();
}
