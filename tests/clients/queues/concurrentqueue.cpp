// moodycamel's ConcurrentQueue: two producers, or a producer and a consumer.
// With: -- -std=c++17
#include <cassert>
#include <concurrentqueue/concurrentqueue.h>
#include <thread>

struct small : moodycamel::ConcurrentQueueDefaultTraits {
    static const size_t BLOCK_SIZE = 2;
    static const size_t EXPLICIT_INITIAL_INDEX_SIZE = 2;
    static const size_t IMPLICIT_INITIAL_INDEX_SIZE = 2;
    static const size_t INITIAL_IMPLICIT_PRODUCER_HASH_SIZE = 0;
};

int main() {
    moodycamel::ConcurrentQueue<int, small> queue(4, 2, 0);
    moodycamel::ProducerToken mine(queue);
#ifdef PRODUCERS
    moodycamel::ProducerToken theirs(queue);
    std::thread other([&] { assert(queue.try_enqueue(theirs, 2)); });
    assert(queue.try_enqueue(mine, 1));
    other.join();
    int one, two;
    assert(queue.try_dequeue(one) && queue.try_dequeue(two));
    assert(one + two == 3);
#else
    int data = 0;
    std::thread producer([&] {
        data = 1;
        assert(queue.try_enqueue(mine, 7));
    });
    int item;
    if (queue.try_dequeue_from_producer(mine, item))
        assert(item == 7 && data == 1);
    producer.join();
#endif
}
