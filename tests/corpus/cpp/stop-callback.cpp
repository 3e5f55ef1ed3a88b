// A callback runs once, in the thread that asks to stop or in the one that registers it.
// thinair: --flags -std=c++20
// thinair: --libstdc++ libc++ has it as an experiment only
// thinair: --variants TWICE
#include <atomic>
#include <cassert>
#include <stop_token>
#include <thread>

static std::atomic<int> calls;

int main() {
    std::stop_source source;
    std::thread other([token = source.get_token()] {
        std::stop_callback callback(token, [] { calls.fetch_add(1, std::memory_order_relaxed); });
    });
    bool first = source.request_stop();
    other.join();
    assert(first);
#ifdef TWICE
    assert(calls == 1);
#else
    assert(calls <= 1);
#endif
}
