// Algorithms over a vector: sort, unique, find_if, accumulate.
// thinair: --variants UNSORTED
#include <algorithm>
#include <cassert>
#include <numeric>
#include <thread>
#include <vector>

int main() {
    std::vector<int> numbers{3, 1, 2, 3};
    std::thread worker([&numbers] {
#ifndef UNSORTED
        std::sort(numbers.begin(), numbers.end());
#endif
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    });
    worker.join();
    assert(numbers.size() == 3);
    assert(std::accumulate(numbers.begin(), numbers.end(), 0) == 6);
    assert(std::find_if(numbers.begin(), numbers.end(), [](int n) { return n > 1; }) == numbers.begin() + 1);
}
