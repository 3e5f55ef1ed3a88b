// future::wait_for: ready or not.
// thinair: --variants ALWAYS
#include <cassert>
#include <chrono>
#include <future>
#include <thread>

int main() {
    std::promise<int> promise;
    std::future<int> result = promise.get_future();
    std::thread worker([&promise] { promise.set_value(3); });
    std::future_status status = result.wait_for(std::chrono::seconds(1));
#ifdef ALWAYS
    assert(status == std::future_status::ready);
#else
    assert(status == std::future_status::ready || status == std::future_status::timeout);
#endif
    assert(result.get() == 3);
    worker.join();
}
// thinair: --libstdc++ libc++ looks at clocks in waits, or at more than one lock
