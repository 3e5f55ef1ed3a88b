// Several threads wait for one shared_future.
// thinair: --variants RACE
#include <cassert>
#include <future>
#include <thread>

static int data;

int main() {
    std::promise<int> promise;
    std::shared_future<int> result = promise.get_future().share();
    auto reader = [result] {
#ifdef RACE
        data = 2;
#endif
        assert(result.get() == 1);
        assert(data >= 1);
    };
    std::thread one(reader), other(reader);
    data = 1;
    promise.set_value(1);
    one.join();
    other.join();
}
