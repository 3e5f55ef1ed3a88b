// std::atomic_ref: what is an ordinary variable elsewhere.
// thinair: --flags -std=c++20
// thinair: --libstdc++ libc++ 14 has no atomic_ref
// thinair: --variants PLAIN
#include <atomic>
#include <cassert>
#include <thread>

static int count;

static void add() { std::atomic_ref<int>(count).fetch_add(1, std::memory_order_relaxed); }

int main() {
    std::thread other(add);
#ifdef PLAIN
    count++;
#else
    add();
#endif
    other.join();
    assert(count == 2);
}
