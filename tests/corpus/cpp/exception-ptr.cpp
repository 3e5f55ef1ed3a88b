// An exception goes from one thread to another by std::exception_ptr; its object lives as long as somebody refers to it.
// thinair: --variants RACE UNCAUGHT
#include <atomic>
#include <cassert>
#include <exception>
#include <thread>

struct failure {
    int number;
};

static std::exception_ptr stored;
static std::atomic<bool> ready;

static void work() {
    try {
        throw failure{7};
    } catch (...) {
        stored = std::current_exception();
    }
#ifdef RACE
    ready.store(true, std::memory_order_relaxed);
#else
    ready.store(true, std::memory_order_release);
#endif
#ifdef UNCAUGHT
    throw failure{8};
#endif
}

int main() {
    std::thread worker(work);
    if (ready.load(std::memory_order_acquire)) {
        try {
            std::rethrow_exception(stored);
        } catch (const failure &caught) {
            assert(caught.number == 7);
        }
    }
    worker.join();
}
