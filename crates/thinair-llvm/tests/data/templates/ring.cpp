// A ring buffer for one producer and one consumer.
#include <atomic>
#include <cassert>
#include <thread>
template <typename T, unsigned N> class ring {
    std::atomic<unsigned> begin{0}, end{0};
    T items[N];
public:
    bool push(T item) {
        unsigned e = end.load(std::memory_order_relaxed);
        if (e - begin.load(std::memory_order_acquire) == N) return false;
        items[e % N] = item;
        end.store(e + 1, std::memory_order_release);
        return true;
    }
    bool pop(T &item) {
        unsigned b = begin.load(std::memory_order_relaxed);
        if (b == end.load(std::memory_order_acquire)) return false;
        item = items[b % N];
        begin.store(b + 1, std::memory_order_release);
        return true;
    }
};
static ring<int, 2> shared;
int main() {
    std::thread t([] { shared.push(1); shared.push(2); shared.push(3); });
    int item, last = 0;
    for (int i = 0; i < 3; i++) if (shared.pop(item)) { assert(item > last); last = item; }
    t.join();
}
