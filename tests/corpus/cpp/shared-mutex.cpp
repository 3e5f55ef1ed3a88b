// std::shared_mutex: readers together, writers alone.
// thinair: --variants READER_WRITES
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex guard;
static int value;

int main() {
    std::thread writer([] {
#ifdef READER_WRITES
        std::shared_lock<std::shared_mutex> lock(guard);
#else
        std::unique_lock<std::shared_mutex> lock(guard);
#endif
        value++;
        value++;
    });
    {
        std::shared_lock<std::shared_mutex> lock(guard);
        assert(value == 0 || value == 2);
    }
    writer.join();
}
