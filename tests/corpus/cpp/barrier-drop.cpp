// std::barrier: who drops out need not come again.
// thinair: --flags -std=c++20
// thinair: --variants STAYS
#include <barrier>
#include <thread>

int main() {
    std::barrier<> meet(2);
    std::thread other([&meet] {
#ifdef STAYS
        (void)meet.arrive();
#else
        meet.arrive_and_drop();
#endif
    });
    meet.arrive_and_wait();
    meet.arrive_and_wait();
    other.join();
}
