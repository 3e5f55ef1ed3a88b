// tuple, structured bindings and span: two halves of an array for two threads.
// thinair: --flags -std=c++20
// thinair: --variants OVERLAP
#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <thread>
#include <tuple>

static std::array<int, 4> numbers{1, 2, 3, 4};

static std::tuple<int, int> fold(std::span<int> part) {
    int sum = 0;
    for (int &number : part) {
        sum += number;
        number = 0;
    }
    return {sum, static_cast<int>(part.size())};
}

int main() {
    std::tuple<int, int> other;
    std::span<int> all(numbers);
#ifdef OVERLAP
    std::thread worker([&] { other = fold(all.first(3)); });
#else
    std::thread worker([&] { other = fold(all.first(2)); });
#endif
    auto [sum, count] = fold(all.subspan(2));
    worker.join();
    assert(sum + std::get<0>(other) == 10 && count == 2);
    assert(std::all_of(numbers.begin(), numbers.end(), [](int number) { return number == 0; }));
}
