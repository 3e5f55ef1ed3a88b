// std::binary_semaphore as a signal, and try_acquire.
// thinair: --flags -std=c++20
// thinair: --variants TRY
#include <cassert>
#include <semaphore>
#include <thread>

static std::binary_semaphore ready(0);
static int data;

int main() {
    std::thread other([] {
        data = 1;
        ready.release();
    });
#ifdef TRY
    ready.try_acquire();
#else
    ready.acquire();
#endif
    assert(data == 1);
    other.join();
}
