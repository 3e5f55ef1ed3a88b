// std::packaged_task: the result, or the exception, of a function that runs in another thread.
// thinair: --variants WRONG
#include <cassert>
#include <future>
#include <thread>

static int half(int number) {
    if (number % 2)
        throw number;
    return number / 2;
}

int main() {
    std::packaged_task<int(int)> task(half);
    std::future<int> result = task.get_future();
#ifdef WRONG
    std::thread other(std::move(task), 5);
#else
    std::thread other(std::move(task), 8);
#endif
    other.join();
    assert(result.get() == 4);
}
