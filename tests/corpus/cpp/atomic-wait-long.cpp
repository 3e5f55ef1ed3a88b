// atomic::wait for a value that the futex cannot take as it is: a pointer.
// thinair: --flags -std=c++20
// thinair: --variants NO_NOTIFY
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int *> shared;

int main() {
    std::thread other([] {
        shared.store(new int(7), std::memory_order_release);
#ifndef NO_NOTIFY
        shared.notify_all();
#endif
    });
    shared.wait(nullptr, std::memory_order_acquire);
    int *got = shared.load(std::memory_order_relaxed);
    assert(*got == 7);
    delete got;
    other.join();
}
