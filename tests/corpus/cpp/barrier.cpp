// std::barrier, two rounds, with a function at the end of each.
// thinair: --flags -std=c++20
// thinair: --variants NO_BARRIER
#include <barrier>
#include <cassert>
#include <thread>

static int rounds;
static int values[2];

int main() {
    auto completed = []() noexcept { rounds++; };
    std::barrier<decltype(completed)> meet(2, completed);
    auto work = [&meet](int number) {
        values[number] = number + 1;
#ifndef NO_BARRIER
        meet.arrive_and_wait();
#endif
        assert(values[1 - number] == 2 - number);
        meet.arrive_and_wait();
    };
    std::thread other(work, 1);
    work(0);
    other.join();
#ifndef NO_BARRIER
    assert(rounds == 2);
#endif
}
