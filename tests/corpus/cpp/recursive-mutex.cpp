// std::recursive_mutex may be taken again by whoever holds it; std::mutex may not.
// thinair: --variants PLAIN
#include <cassert>
#include <mutex>
#include <thread>

#ifdef PLAIN
typedef std::mutex lock_type;
#else
typedef std::recursive_mutex lock_type;
#endif

static lock_type guard;
static int depth;

static void enter(int left) {
    std::lock_guard<lock_type> lock(guard);
    depth++;
    if (left)
        enter(left - 1);
    depth--;
}

int main() {
    std::thread other([] { enter(1); });
    enter(0);
    other.join();
    assert(depth == 0);
}
