// A promise that was moved from has no state.
// thinair: --variants USED
#include <cassert>
#include <future>
#include <thread>
#include <utility>

int main() {
    std::promise<int> promise;
    std::future<int> result = promise.get_future();
    std::promise<int> other = std::move(promise);
#ifdef USED
    promise.set_value(1);
#else
    std::thread worker([&other] { other.set_value(2); });
    assert(result.get() == 2);
    worker.join();
#endif
}
