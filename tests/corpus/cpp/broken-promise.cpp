// A promise that is destroyed without a value leaves an exception.
// thinair: --variants UNCAUGHT
#include <cassert>
#include <future>
#include <thread>
#include <utility>

int main() {
    std::promise<int> promise;
    std::future<int> result = promise.get_future();
    std::thread worker([](std::promise<int>) {}, std::move(promise));
#ifdef UNCAUGHT
    result.get();
#else
    try {
        result.get();
        assert(false);
    } catch (const std::future_error &error) {
        assert(error.code() == std::future_errc::broken_promise);
    }
#endif
    worker.join();
}
