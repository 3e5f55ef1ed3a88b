// std::timed_mutex: the lock, or the time is over.
// thinair: --variants ALWAYS
#include <cassert>
#include <chrono>
#include <mutex>
#include <thread>

static std::timed_mutex guard;
static int sum, late;

static void add() {
    if (guard.try_lock_for(std::chrono::milliseconds(1))) {
        sum++;
        guard.unlock();
    } else {
#ifdef ALWAYS
        assert(false);
#endif
        late = 1;
    }
}

int main() {
    std::thread other([] {
        std::lock_guard<std::timed_mutex> lock(guard);
        sum++;
    });
    add();
    other.join();
    assert(sum + late == 2);
}
// thinair: --libstdc++ libc++ looks at clocks in waits, or at more than one lock
