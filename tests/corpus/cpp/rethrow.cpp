// Exceptions through handlers, destructors and functions that throw on; function try blocks.
// thinair: --variants ESCAPES
#include <cassert>
#include <stdexcept>
#include <string>
#include <thread>

static int destroyed;

struct noted {
    ~noted() { destroyed++; }
};

static void inner() {
    noted first;
    try {
        noted second;
        throw std::runtime_error("inner");
    } catch (const std::exception &error) {
        assert(destroyed == 1);
        throw;
    }
}

int main() {
    std::thread worker([] {
        try {
            inner();
        } catch (const std::runtime_error &error) {
            assert(error.what() == std::string("inner"));
#ifdef ESCAPES
            throw;
#endif
        }
    });
    worker.join();
    assert(destroyed == 2);
}
