// A queue on std::deque, under a mutex.
// thinair: --variants NO_LOCK
#include <cassert>
#include <deque>
#include <mutex>
#include <queue>
#include <thread>

static std::mutex guard;
static std::queue<int> items;

static void add(int item) {
#ifndef NO_LOCK
    std::lock_guard<std::mutex> lock(guard);
#endif
    items.push(item);
}

int main() {
    std::thread other(add, 1);
    add(2);
    other.join();
    assert(items.size() == 2);
    int sum = items.front();
    items.pop();
    sum += items.front();
    assert(sum == 3);
}
