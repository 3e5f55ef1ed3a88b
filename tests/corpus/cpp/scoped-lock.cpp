// std::scoped_lock takes two mutexes in any order without deadlock.
// thinair: --variants ONE_BY_ONE
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex left, right;
static int sum;

static void add(std::mutex &first, std::mutex &second) {
#ifdef ONE_BY_ONE
    std::lock_guard<std::mutex> one(first), two(second);
#else
    std::scoped_lock both(first, second);
#endif
    sum++;
}

int main() {
    std::thread other([] { add(left, right); });
    add(right, left);
    other.join();
    assert(sum == 2);
}
