// std::map filled under a lock, and walked through in order.
// thinair: --variants NO_LOCK
#include <cassert>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex guard;
static std::map<int, int> squares;

int main() {
    std::vector<std::thread> workers;
    for (int i = 1; i <= 2; i++)
        workers.emplace_back([i] {
#ifndef NO_LOCK
            std::lock_guard<std::mutex> lock(guard);
#endif
            squares[i] = i * i;
        });
    for (std::thread &worker : workers)
        worker.join();
    int last = 0;
    for (auto [number, square] : squares) {
        assert(square == number * number && number > last);
        last = number;
    }
    assert(squares.size() == 2);
}
