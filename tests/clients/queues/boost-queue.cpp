// boost::lockfree::queue, of nodes that go back to a list; pointers have tags in their upper bits.
// With: --unroll 3 -- -std=c++17
#include <boost/lockfree/queue.hpp>
#include <cassert>
#include <thread>

static boost::lockfree::queue<int> queue(1);

int main() {
    std::thread producer([] { assert(queue.push(1)); });
#ifdef PRODUCERS
    assert(queue.push(2));
    producer.join();
    int one, two;
    assert(queue.pop(one) && queue.pop(two) && one + two == 3);
#else
    int item;
    if (queue.pop(item))
        assert(item == 1);
    producer.join();
#endif
}
