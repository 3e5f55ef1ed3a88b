// std::thread with a function, a member function and a lambda; what a thread did is seen after join.
// thinair: --variants RACE JOINABLE JOIN_TWICE
#include <atomic>
#include <cassert>
#include <functional>
#include <system_error>
#include <thread>
#include <utility>

static void add(int &to, int what) {
    to += what;
}

struct counter {
    std::atomic<int> value{0};
    void increment() { value.fetch_add(1, std::memory_order_relaxed); }
};

int main() {
    int plain = 0;
    counter count;
    std::thread first(add, std::ref(plain), 3);
#ifdef RACE
    plain++;
#endif
    std::thread second([&] { count.increment(); });
    std::thread moved = std::move(first);
    assert(!first.joinable());
    moved.join();
    assert(plain == 3);
#ifndef JOINABLE
    second.join();
    assert(count.value == 1);
#endif
#ifdef JOIN_TWICE
    second.join();
#endif
}
