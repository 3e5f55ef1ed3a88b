// moodycamel's BlockingReaderWriterCircularBuffer, whose places are counted by semaphores.
// With: -- -std=c++17
#include <cassert>
#include <readerwriterqueue/readerwritercircularbuffer.h>
#include <thread>

int main() {
    moodycamel::BlockingReaderWriterCircularBuffer<int> queue(1);
    std::thread producer([&] { assert(queue.try_enqueue(1)); });
    int item;
    if (queue.try_dequeue(item))
        assert(item == 1);
    producer.join();
}
