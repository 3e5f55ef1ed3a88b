// A mutex that is taken twice by one thread.
// thinair: --variants TWICE
#include <mutex>

static std::mutex guard;

static void inner() {
#ifdef TWICE
    std::lock_guard<std::mutex> lock(guard);
#endif
}

int main() {
    std::lock_guard<std::mutex> lock(guard);
    inner();
}
