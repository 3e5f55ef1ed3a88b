// An exception that leaves a thread ends the program.
// thinair: --variants UNCAUGHT
#include <cassert>
#include <stdexcept>
#include <thread>

int main() {
    std::exception_ptr failure;
    std::thread worker([&failure] {
#ifdef UNCAUGHT
        throw std::runtime_error("lost");
#else
        try {
            throw std::runtime_error("kept");
        } catch (...) {
            failure = std::current_exception();
        }
#endif
    });
    worker.join();
    try {
        std::rethrow_exception(failure);
    } catch (const std::exception &) {
        return 0;
    }
    assert(false);
}
