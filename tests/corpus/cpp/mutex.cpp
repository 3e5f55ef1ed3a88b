// std::mutex with lock_guard and unique_lock.
// thinair: --variants UNGUARDED TWICE ORDER
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex first, second;
static int both;

static void one() {
    std::lock_guard<std::mutex> a(first);
#ifdef TWICE
    std::lock_guard<std::mutex> again(first);
#endif
    std::lock_guard<std::mutex> b(second);
    both++;
}

static void other() {
#ifdef ORDER
    std::unique_lock<std::mutex> b(second);
    std::unique_lock<std::mutex> a(first);
#elif defined UNGUARDED
#else
    std::unique_lock<std::mutex> a(first);
    std::unique_lock<std::mutex> b(second);
#endif
    both++;
}

int main() {
    std::thread thread(one);
    other();
    thread.join();
    assert(both == 2);
}
