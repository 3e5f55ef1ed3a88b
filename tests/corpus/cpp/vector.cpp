// std::vector: grows, throws, is copied and moved; threads that write different elements are right.
// thinair: --variants RACE STALE
#include <cassert>
#include <stdexcept>
#include <thread>
#include <vector>

int main() {
    std::vector<int> numbers;
    numbers.push_back(1);
    int *first = &numbers[0];
    numbers.push_back(2);
#ifdef STALE
    assert(*first == 1);
#endif
    (void)first;
    assert(numbers.size() == 2 && numbers[0] == 1 && numbers[1] == 2);
    std::thread other([&] { numbers[0] = 5; });
#ifdef RACE
    numbers[0] = 6;
#else
    numbers[1] = 6;
#endif
    other.join();
    assert(numbers[0] + numbers[1] == 11);
    try {
        numbers.at(2);
        assert(false);
    } catch (const std::out_of_range &) {
    }
}
