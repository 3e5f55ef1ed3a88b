// The functions for shared pointers that C++20 replaced.
// thinair: --variants MIXED
#include <cassert>
#include <memory>
#include <thread>

static std::shared_ptr<int> current = std::make_shared<int>(1);

int main() {
    std::thread writer([] { std::atomic_store(&current, std::make_shared<int>(2)); });
    {
#ifdef MIXED
        std::shared_ptr<int> seen = current;
#else
        std::shared_ptr<int> seen = std::atomic_load(&current);
#endif
        assert(*seen == 1 || *seen == 2);
    }
    writer.join();
}
