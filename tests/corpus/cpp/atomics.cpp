// std::atomic: message passing, a compare-and-exchange, a flag and a fence.
// thinair: --variants RELAXED LOST
#include <atomic>
#include <cassert>
#include <thread>

static int data;
static std::atomic<bool> ready;
static std::atomic<int> count;
static std::atomic_flag flag = ATOMIC_FLAG_INIT;

static void add() {
#ifdef LOST
    count.store(count.load() + 1);
#else
    int zero = 0;
    if (!count.compare_exchange_strong(zero, 1))
        ++count;
#endif
}

int main() {
    std::thread writer([] {
        data = 1;
#ifdef RELAXED
        ready.store(true, std::memory_order_relaxed);
#else
        ready.store(true, std::memory_order_release);
#endif
        add();
    });
    if (ready.load(std::memory_order_acquire))
        assert(data == 1);
    add();
    writer.join();
    assert(count == 2);
    assert(!flag.test_and_set());
    std::atomic_thread_fence(std::memory_order_seq_cst);
    assert(flag.test_and_set());
}
