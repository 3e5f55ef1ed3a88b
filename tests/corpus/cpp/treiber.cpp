// A stack in a template, whose nodes are not freed while others may look at them.
// thinair: --variants FREES RELAXED
#include <atomic>
#include <cassert>
#include <thread>

template <typename T> class stack {
    struct node {
        T value;
        node *next;
    };
    std::atomic<node *> top{nullptr};

public:
    void push(T value) {
        node *added = new node{value, top.load(std::memory_order_relaxed)};
#ifdef RELAXED
        while (!top.compare_exchange_weak(added->next, added, std::memory_order_relaxed)) {
#else
        while (!top.compare_exchange_weak(added->next, added, std::memory_order_release, std::memory_order_relaxed)) {
#endif
        }
    }

    bool pop(T &value) {
        node *old = top.load(std::memory_order_acquire);
        while (old) {
            if (top.compare_exchange_weak(old, old->next, std::memory_order_acquire, std::memory_order_acquire)) {
                value = old->value;
#ifdef FREES
                delete old;
#endif
                return true;
            }
        }
        return false;
    }
};

int main() {
    stack<int> stack;
    stack.push(1);
    std::thread other([&] {
        int value;
        if (stack.pop(value))
            assert(value == 1 || value == 2);
    });
    stack.push(2);
    int value = 0;
    stack.pop(value);
    other.join();
}
