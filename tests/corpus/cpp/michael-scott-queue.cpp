// A Michael-Scott queue as a template; nodes are not freed while threads run.
// thinair: --variants RELAXED
#include <atomic>
#include <cassert>
#include <thread>

#ifdef RELAXED
constexpr auto published = std::memory_order_relaxed;
#else
constexpr auto published = std::memory_order_release;
#endif

template <typename T> class queue {
    struct node {
        T value{};
        std::atomic<node *> next{nullptr};
    };
    std::atomic<node *> head, tail;

public:
    queue() {
        node *first = new node;
        head = first;
        tail = first;
    }
    void push(T value) {
        node *added = new node;
        added->value = value;
        for (;;) {
            node *last = tail.load(std::memory_order_acquire);
            node *next = last->next.load(std::memory_order_acquire);
            if (next) {
                tail.compare_exchange_strong(last, next, std::memory_order_release, std::memory_order_relaxed);
                continue;
            }
            if (last->next.compare_exchange_strong(next, added, published, std::memory_order_relaxed)) {
                tail.compare_exchange_strong(last, added, std::memory_order_release, std::memory_order_relaxed);
                return;
            }
        }
    }
    bool pop(T &value) {
        for (;;) {
            node *first = head.load(std::memory_order_acquire);
            node *next = first->next.load(std::memory_order_acquire);
            if (!next)
                return false;
            value = next->value;
            if (head.compare_exchange_strong(first, next, std::memory_order_acq_rel, std::memory_order_relaxed))
                return true;
        }
    }
};

int main() {
    static queue<int> shared;
    std::thread other([] { shared.push(1); });
    int value;
    if (shared.pop(value))
        assert(value == 1);
    other.join();
}
