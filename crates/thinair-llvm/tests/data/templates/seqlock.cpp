// A sequence lock as a template.
#include <atomic>
#include <cassert>
#include <thread>

template <typename T> class seqlock {
    std::atomic<unsigned> sequence{0};
    std::atomic<T> first{}, second{};

public:
    void write(T value) {
        unsigned before = sequence.load(std::memory_order_relaxed);
        sequence.store(before + 1, std::memory_order_relaxed);
#ifndef NO_FENCE
        std::atomic_thread_fence(std::memory_order_release);
#endif
        first.store(value, std::memory_order_relaxed);
        second.store(value, std::memory_order_relaxed);
        sequence.store(before + 2, std::memory_order_release);
    }
    bool read(T &one, T &other) {
        unsigned before = sequence.load(std::memory_order_acquire);
        one = first.load(std::memory_order_relaxed);
        other = second.load(std::memory_order_relaxed);
        std::atomic_thread_fence(std::memory_order_acquire);
        return !(before & 1) && before == sequence.load(std::memory_order_relaxed);
    }
};

static seqlock<int> shared;

int main() {
    std::thread writer([] { shared.write(1); });
    int one, other;
    if (shared.read(one, other))
        assert(one == other);
    writer.join();
}
