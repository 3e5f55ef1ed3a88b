// std::function, bind, ref and a table of callbacks.
// thinair: --variants EMPTY
#include <cassert>
#include <functional>
#include <thread>
#include <vector>

static int sum(int a, int b) { return a + b; }

int main() {
    int result = 0;
    std::vector<std::function<void()>> tasks;
    tasks.push_back([&result] { result += 1; });
    tasks.push_back(std::bind([](int &to, int by) { to += by; }, std::ref(result), 2));
#ifdef EMPTY
    tasks.emplace_back();
#endif
    std::thread worker([&tasks] {
        for (auto &task : tasks)
            task();
    });
    worker.join();
    std::function<int(int)> more = std::bind(sum, std::placeholders::_1, 4);
    assert(more(result) == 7);
}
