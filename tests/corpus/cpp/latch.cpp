// std::latch: all arrive before one goes on.
// thinair: --flags -std=c++20
// thinair: --variants TOO_FEW
#include <cassert>
#include <latch>
#include <thread>

#ifdef TOO_FEW
static std::latch done(1);
#else
static std::latch done(2);
#endif
static int parts[2];

static void work(int number) {
    parts[number] = 1;
    done.count_down();
}

int main() {
    std::thread one(work, 0), other(work, 1);
    done.wait();
    assert(parts[0] + parts[1] == 2);
    one.join();
    other.join();
}
