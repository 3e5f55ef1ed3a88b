// An exception may not leave a function that is noexcept.
// thinair: --variants LEAVES DESTRUCTOR
#include <stdexcept>
#include <thread>

static void work(bool fail) {
    if (fail)
        throw std::logic_error("no");
}

static void quiet() noexcept {
#ifdef LEAVES
    work(true);
#else
    try {
        work(true);
    } catch (...) {
    }
#endif
}

struct closes {
    ~closes() {
#ifdef DESTRUCTOR
        work(true);
#endif
    }
};

int main() {
    std::thread worker(quiet);
    worker.join();
    closes at_end;
}
