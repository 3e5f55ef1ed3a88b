// std::atomic<std::shared_ptr>: readers keep what they read.
// thinair: --flags -std=c++20
// thinair: --libstdc++ libc++ has no atomic shared_ptr
// thinair: --variants NOT_ATOMIC
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

#ifdef NOT_ATOMIC
static std::shared_ptr<int> current;
#else
static std::atomic<std::shared_ptr<int>> current;
#endif

int main() {
    current = std::make_shared<int>(1);
    std::thread writer([] { current = std::make_shared<int>(2); });
    {
        std::shared_ptr<int> seen = current;
        assert(*seen == 1 || *seen == 2);
    }
    writer.join();
}
