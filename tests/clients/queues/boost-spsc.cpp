// boost::lockfree::spsc_queue: one producer, one consumer.
// With: -- -std=c++17
#include <boost/lockfree/spsc_queue.hpp>
#include <cassert>
#include <thread>

static boost::lockfree::spsc_queue<int, boost::lockfree::capacity<2>> queue;

int main() {
    std::thread producer([] {
        assert(queue.push(1));
        assert(queue.push(2));
    });
    int item;
    if (queue.pop(item)) {
        assert(item == 1);
        if (queue.pop(item))
            assert(item == 2);
    }
    producer.join();
}
