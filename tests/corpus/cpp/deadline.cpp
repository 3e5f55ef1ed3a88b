// A loop until a deadline, which may be over or not.
// thinair: --variants ALWAYS
// thinair: --unroll 3
#include <atomic>
#include <cassert>
#include <chrono>
#include <thread>

static std::atomic<bool> ready;

int main() {
    std::thread other([] { ready = true; });
    auto until = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    bool seen = false;
    while (!(seen = ready) && std::chrono::steady_clock::now() < until) {
    }
#ifdef ALWAYS
    assert(seen);
#endif
    other.join();
}
