// std::async in a thread of its own: what throws there is thrown by get.
// thinair: --variants RACE
#include <cassert>
#include <future>

static int shared;

int main() {
    std::future<int> result = std::async(std::launch::async, [] {
        shared++;
        if (shared)
            throw 7;
        return 1;
    });
#ifdef RACE
    shared++;
#endif
    try {
        result.get();
        assert(false);
    } catch (int number) {
        assert(number == 7);
    }
    assert(shared == 1);
}
