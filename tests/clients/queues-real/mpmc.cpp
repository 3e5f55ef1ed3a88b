// rigtorp::MPMCQueue: slots with turns.
// With: -- -std=c++17 -IREAL/MPMCQueue/include
#include <cassert>
#include <rigtorp/MPMCQueue.h>
#include <thread>

int main() {
    rigtorp::MPMCQueue<int> queue(2);
    std::thread producer([&] { queue.push(1); });
#ifdef PRODUCERS
    queue.push(2);
    producer.join();
    int one, two;
    queue.pop(one);
    queue.pop(two);
    assert(one + two == 3);
#else
    int item;
    queue.pop(item);
    assert(item == 1);
    producer.join();
#endif
}
