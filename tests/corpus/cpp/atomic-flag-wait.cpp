// atomic_flag::wait, and notify_all for two who wait.
// thinair: --flags -std=c++20
// thinair: --variants ONLY_ONE
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic_flag ready;
static int data;

static void reader() {
    ready.wait(false, std::memory_order_acquire);
    assert(data == 1);
}

int main() {
    std::thread one(reader), other(reader);
    data = 1;
    ready.test_and_set(std::memory_order_release);
#ifdef ONLY_ONE
    ready.notify_one();
#else
    ready.notify_all();
#endif
    one.join();
    other.join();
}
