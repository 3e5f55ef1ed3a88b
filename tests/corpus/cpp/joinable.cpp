// A thread object that is destroyed while it could be joined ends the program.
// thinair: --variants FORGOTTEN DETACHED
#include <thread>

int main() {
    std::thread worker([] {});
#ifdef DETACHED
    worker.detach();
#elif !defined(FORGOTTEN)
    worker.join();
#endif
}
