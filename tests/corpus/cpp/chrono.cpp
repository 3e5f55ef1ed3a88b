// Time passes: a clock, durations, sleeping.
// thinair: --variants SLEEP_ORDERS
#include <atomic>
#include <cassert>
#include <chrono>
#include <thread>

using namespace std::chrono_literals;

static std::atomic<int> done;

int main() {
    std::thread other([] { done = 1; });
    std::this_thread::sleep_for(10ms);
#ifdef SLEEP_ORDERS
    assert(done == 1);
#endif
    std::chrono::duration<double> span = 1500ms;
    assert(std::chrono::duration_cast<std::chrono::milliseconds>(span).count() == 1500);
    assert(2s > 1999ms);
    other.join();
}
// thinair: --libstdc++ libc++ computes with long double here
