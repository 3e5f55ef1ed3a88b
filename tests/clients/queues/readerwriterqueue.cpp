// moodycamel's ReaderWriterQueue: one producer, one consumer.
// With: -- -std=c++17
#include <cassert>
#include <readerwriterqueue/readerwriterqueue.h>
#include <thread>

int main() {
    moodycamel::ReaderWriterQueue<int, 2> queue(1);
    std::thread producer([&] {
        assert(queue.try_enqueue(1));
        queue.try_enqueue(2);
    });
    int item;
    if (queue.try_dequeue(item)) {
        assert(item == 1);
        if (queue.try_dequeue(item))
            assert(item == 2);
    }
    producer.join();
}
