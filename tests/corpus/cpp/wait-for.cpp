// Waiting with a time limit: the condition, or the time is over.
// thinair: --variants ALWAYS
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex guard;
static std::condition_variable filled;
static bool full;

int main() {
    std::thread producer([] {
        {
            std::lock_guard<std::mutex> lock(guard);
            full = true;
        }
        filled.notify_all();
    });
    {
        std::unique_lock<std::mutex> lock(guard);
        bool in_time = filled.wait_for(lock, std::chrono::milliseconds(10), [] { return full; });
#ifdef ALWAYS
        assert(in_time);
#else
        assert(in_time == full);
#endif
    }
    producer.join();
    assert(full);
}
// thinair: --libstdc++ libc++ looks at clocks in waits, or at more than one lock
