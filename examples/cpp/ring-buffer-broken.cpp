// A ring buffer for one producer and one consumer, with one order that is too weak:
//     thinair check examples/cpp/ring-buffer-broken.cpp
#include <array>
#include <atomic>
#include <cassert>
#include <thread>

template <typename T, unsigned N> class ring {
    std::array<T, N> items;
    std::atomic<unsigned> head{0}, tail{0};

public:
    bool push(const T &item) {
        unsigned end = tail.load(std::memory_order_relaxed);
        if (end - head.load(std::memory_order_acquire) == N)
            return false;
        items[end % N] = item;
        tail.store(end + 1, std::memory_order_relaxed);
        return true;
    }

    bool pop(T &item) {
        unsigned begin = head.load(std::memory_order_relaxed);
        if (begin == tail.load(std::memory_order_acquire))
            return false;
        item = items[begin % N];
        head.store(begin + 1, std::memory_order_release);
        return true;
    }
};

static ring<int, 1> buffer;

int main() {
    std::thread producer([] {
        buffer.push(1);
        buffer.push(2);
    });
    int expected = 1, item;
    while (expected <= 2 && buffer.pop(item))
        assert(item == expected++);
    producer.join();
}
