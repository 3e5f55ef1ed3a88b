// tbb::concurrent_queue. What its library has in its binary is memory only, and stands here.
// With: -- -std=c++17
#include <cassert>
#include <cstdlib>
#include <oneapi/tbb/concurrent_queue.h>
#include <thread>

namespace tbb::detail::r1 {
void *allocate_memory(std::size_t size) { return malloc(size); }
void deallocate_memory(void *memory) { free(memory); }
void *cache_aligned_allocate(std::size_t size) { return malloc(size); }
void cache_aligned_deallocate(void *memory) { free(memory); }
void throw_exception(exception_id) { abort(); }
} // namespace tbb::detail::r1

int main() {
    tbb::concurrent_queue<int> queue;
    std::thread producer([&] { queue.push(1); });
#ifdef PRODUCERS
    queue.push(2);
    producer.join();
    int one, two;
    assert(queue.try_pop(one) && queue.try_pop(two) && one + two == 3);
#else
    int item;
    if (queue.try_pop(item))
        assert(item == 1);
    producer.join();
#endif
}
