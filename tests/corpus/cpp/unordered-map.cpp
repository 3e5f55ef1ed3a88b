// std::unordered_map, read by two threads, which is allowed, or written.
// thinair: --variants WRITES
#include <cassert>
#include <string>
#include <thread>
#include <unordered_map>

int main() {
    std::unordered_map<std::string, int> numbers{{"one", 1}, {"two", 2}};
    std::thread other([&numbers] {
        assert(numbers.at("two") == 2);
    });
#ifdef WRITES
    numbers["two"]++;
#else
    assert(numbers.find("one")->second == 1);
#endif
    other.join();
}
