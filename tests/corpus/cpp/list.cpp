// std::list: each thread has a list of its own, and one is spliced into the other.
// thinair: --variants SHARED
#include <cassert>
#include <list>
#include <numeric>
#include <thread>

static std::list<int> all;

int main() {
    std::list<int> mine;
    std::thread other([&mine] {
#ifdef SHARED
        all.push_back(1);
#else
        mine.push_back(1);
#endif
    });
    all.push_back(2);
    other.join();
    all.splice(all.begin(), mine);
    assert(std::accumulate(all.begin(), all.end(), 0) == 3);
}
