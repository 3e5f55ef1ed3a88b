// try_lock and unique_lock.
// thinair: --variants UNCHECKED
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex guard;
static int sum, missed;

int main() {
    std::thread other([] {
        std::lock_guard<std::mutex> lock(guard);
        sum++;
    });
    std::unique_lock<std::mutex> lock(guard, std::try_to_lock);
#ifdef UNCHECKED
    sum++;
#else
    if (lock)
        sum++;
    else
        missed = 1;
#endif
    if (lock.owns_lock())
        lock.unlock();
    other.join();
    assert(sum + missed == 2);
}
