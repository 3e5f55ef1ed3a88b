// atomic::wait returns when the value has changed and somebody said so.
// thinair: --flags -std=c++20
// thinair: --variants NO_NOTIFY RELAXED
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> state;
static int data;

int main() {
    std::thread other([] {
        data = 1;
#ifdef RELAXED
        state.store(1, std::memory_order_relaxed);
#else
        state.store(1, std::memory_order_release);
#endif
#ifndef NO_NOTIFY
        state.notify_one();
#endif
    });
    state.wait(0, std::memory_order_acquire);
    assert(data == 1);
    other.join();
}
