// A spin lock as a class with the names that lock_guard wants.
// thinair: --variants RELAXED
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

class spinlock {
    std::atomic_flag taken = ATOMIC_FLAG_INIT;

public:
    void lock() {
        while (taken.test_and_set(std::memory_order_acquire)) {
        }
    }
    void unlock() {
#ifdef RELAXED
        taken.clear(std::memory_order_relaxed);
#else
        taken.clear(std::memory_order_release);
#endif
    }
};

static spinlock guard;
static int count;

static void add() {
    std::lock_guard<spinlock> lock(guard);
    count++;
}

int main() {
    std::thread other(add), third(add);
    add();
    other.join();
    third.join();
    assert(count == 3);
}
