// Each thread has its own, made when it is first used, and destroyed with the thread.
// thinair: --variants NOT_DESTROYED
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> destroyed;

struct own {
    int value = 5;
    ~own() { destroyed.fetch_add(1, std::memory_order_relaxed); }
};

static thread_local own mine;

int main() {
    std::thread other([] {
        mine.value++;
        assert(mine.value == 6);
    });
    other.join();
#ifdef NOT_DESTROYED
    assert(destroyed == 0);
#else
    assert(destroyed == 1);
#endif
    assert(mine.value == 5);
}
