// A thread pool: tasks in a queue, a condition variable, futures.
// thinair: --variants NO_NOTIFY
#include <cassert>
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

class pool {
    std::mutex guard;
    std::condition_variable wake;
    std::queue<std::function<void()>> tasks;
    bool closed = false;
    std::thread worker;

    void run() {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock<std::mutex> lock(guard);
                wake.wait(lock, [this] { return closed || !tasks.empty(); });
                if (tasks.empty())
                    return;
                task = std::move(tasks.front());
                tasks.pop();
            }
            task();
        }
    }

public:
    pool() : worker([this] { run(); }) {}
    ~pool() {
        {
            std::lock_guard<std::mutex> lock(guard);
            closed = true;
        }
        wake.notify_all();
        worker.join();
    }
    template <typename F> auto submit(F function) {
        auto task = std::make_shared<std::packaged_task<decltype(function())()>>(function);
        auto result = task->get_future();
        {
            std::lock_guard<std::mutex> lock(guard);
            tasks.push([task] { (*task)(); });
        }
#ifndef NO_NOTIFY
        wake.notify_one();
#endif
        return result;
    }
};

int main() {
    pool workers;
    auto one = workers.submit([] { return 20; });
    assert(one.get() == 20);
}
