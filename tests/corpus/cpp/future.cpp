// A promise and its future: a value or an exception comes from another thread.
// thinair: --variants BROKEN TWICE
#include <cassert>
#include <future>
#include <stdexcept>
#include <thread>

int main() {
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread other([moved = std::move(promise)]() mutable {
#ifdef BROKEN
        std::promise<int> gone = std::move(moved);
#else
        moved.set_value(5);
#endif
    });
    assert(future.get() == 5);
#ifdef TWICE
    future.get();
#endif
    other.join();
}
