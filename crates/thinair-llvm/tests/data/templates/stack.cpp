// A Treiber stack as a template.
#include <atomic>
#include <cassert>
#include <thread>

#ifdef RELAXED
constexpr auto published = std::memory_order_relaxed;
#else
constexpr auto published = std::memory_order_release;
#endif

template <typename T> class stack {
    struct node {
        T value;
        node *next;
    };
    std::atomic<node *> top{nullptr};

public:
    void push(T value) {
        node *added = new node{value, top.load(std::memory_order_relaxed)};
        while (!top.compare_exchange_weak(added->next, added, published, std::memory_order_relaxed)) {
        }
    }
    bool pop(T &value) {
        node *first = top.load(std::memory_order_acquire);
        while (first && !top.compare_exchange_weak(first, first->next, std::memory_order_acquire, std::memory_order_acquire)) {
        }
        if (!first)
            return false;
        value = first->value;
        return true;
    }
};

static stack<int> shared;

int main() {
    std::thread other([] { shared.push(1); });
    shared.push(2);
    int value;
    bool found = shared.pop(value);
    assert(found && (value == 1 || value == 2));
    other.join();
}
