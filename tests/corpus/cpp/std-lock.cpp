// std::lock and adopt_lock, with three mutexes.
// thinair: --variants FORGOTTEN
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex a, b, c;
static int sum;

int main() {
    std::thread other([] {
        std::lock(a, b, c);
        sum++;
        a.unlock();
        b.unlock();
#ifndef FORGOTTEN
        c.unlock();
#endif
    });
    {
        std::lock(c, b, a);
        std::lock_guard<std::mutex> one(a, std::adopt_lock), two(b, std::adopt_lock), three(c, std::adopt_lock);
        sum++;
    }
    other.join();
    assert(sum == 2);
}
