// std::async that runs when asked, in the thread that asks.
// thinair: --variants LAZY
#include <cassert>
#include <future>
#include <thread>

int main() {
    std::thread::id who;
    auto result = std::async(std::launch::deferred, [&who] {
        who = std::this_thread::get_id();
        return 5;
    });
#ifdef LAZY
    assert(who != std::thread::id());
#endif
    assert(result.get() == 5);
    assert(who == std::this_thread::get_id());
}
