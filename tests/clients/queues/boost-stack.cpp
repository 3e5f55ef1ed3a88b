// boost::lockfree::stack, of nodes that go back to a list.
// With: --unroll 2 -- -std=c++17
#include <boost/lockfree/stack.hpp>
#include <cassert>
#include <thread>

static boost::lockfree::stack<int> stack(2);

int main() {
    std::thread producer([] { assert(stack.push(1)); });
#ifdef PRODUCERS
    assert(stack.push(2));
    producer.join();
    int one, two;
    assert(stack.pop(one) && stack.pop(two) && one + two == 3);
#else
    int item;
    if (stack.pop(item))
        assert(item == 1);
    producer.join();
#endif
}
