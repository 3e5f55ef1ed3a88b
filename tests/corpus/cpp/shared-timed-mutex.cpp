// std::shared_timed_mutex: several readers, one writer.
// thinair: --variants READER_WRITES
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_timed_mutex guard;
static int value;

int main() {
    std::thread writer([] {
#ifdef READER_WRITES
        std::shared_lock<std::shared_timed_mutex> lock(guard);
#else
        std::unique_lock<std::shared_timed_mutex> lock(guard);
#endif
        value = 1;
    });
    {
        std::shared_lock<std::shared_timed_mutex> lock(guard);
        assert(value == 0 || value == 1);
    }
    writer.join();
}
