// A queue of one place, with a condition variable.
// thinair: --variants NO_NOTIFY NO_LOOP NO_LOCK
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex guard;
static std::condition_variable filled;
static bool full;
static int item;

static void produce() {
    {
#ifndef NO_LOCK
        std::lock_guard<std::mutex> lock(guard);
#endif
        item = 42;
        full = true;
    }
#ifndef NO_NOTIFY
    filled.notify_one();
#endif
}

int main() {
    std::thread producer(produce);
    {
        std::unique_lock<std::mutex> lock(guard);
#ifdef NO_LOOP
        if (!full)
            filled.wait(lock);
#else
        filled.wait(lock, [] { return full; });
#endif
        assert(item == 42);
    }
    producer.join();
}
