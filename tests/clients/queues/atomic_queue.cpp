// atomic_queue: AtomicQueue (items that are never 0) and AtomicQueue2 (any).
// With: -- -std=c++17
#include <atomic_queue/atomic_queue.h>
#include <cassert>
#include <thread>

#ifdef ANY
static atomic_queue::AtomicQueue2<int, 2> queue;
#else
static atomic_queue::AtomicQueue<int, 2> queue;
#endif

int main() {
    std::thread producer([] { assert(queue.try_push(1)); });
#ifdef PRODUCERS
    assert(queue.try_push(2));
    producer.join();
    int one = 0, two = 0;
    assert(queue.try_pop(one) && queue.try_pop(two) && one + two == 3);
#else
    int item = 0;
    if (queue.try_pop(item))
        assert(item == 1);
    producer.join();
#endif
}
