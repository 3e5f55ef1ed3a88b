// std::jthread joins itself, and asks its function to stop.
// thinair: --flags -std=c++20
// thinair: --libstdc++ libc++ has it as an experiment only
// thinair: --variants RACE
#include <atomic>
#include <cassert>
#include <thread>

static int done;

int main() {
    {
        std::jthread worker([](std::stop_token stop) {
#ifndef RACE
            while (!stop.stop_requested()) {
            }
#endif
            done = 1;
        });
#ifdef RACE
        assert(done == 0);
#endif
    }
    assert(done == 1);
}
