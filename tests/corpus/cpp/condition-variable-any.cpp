// std::condition_variable_any, with a lock that is no std::mutex.
// thinair: --variants NO_NOTIFY
#include <cassert>
#include <condition_variable>
#include <shared_mutex>
#include <thread>

static std::shared_mutex guard;
static std::condition_variable_any filled;
static bool full;

int main() {
    std::thread producer([] {
        {
            std::lock_guard<std::shared_mutex> lock(guard);
            full = true;
        }
#ifndef NO_NOTIFY
        filled.notify_one();
#endif
    });
    {
        std::shared_lock<std::shared_mutex> lock(guard);
        filled.wait(lock, [] { return full; });
        assert(full);
    }
    producer.join();
}
// thinair: --libstdc++ libc++ looks at clocks in waits, or at more than one lock
