// Joining twice throws std::system_error.
// thinair: --variants UNCAUGHT
#include <cassert>
#include <system_error>
#include <thread>

int main() {
    std::thread worker([] {});
    worker.join();
#ifdef UNCAUGHT
    worker.join();
#else
    bool thrown = false;
    try {
        worker.join();
    } catch (const std::system_error &error) {
        thrown = error.code() == std::errc::invalid_argument;
    }
    assert(thrown);
#endif
}
