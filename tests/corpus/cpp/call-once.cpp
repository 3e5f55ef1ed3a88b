// std::call_once: whoever comes first does it, whoever comes later sees it; what throws is tried again.
// thinair: --variants NOT_ONCE
#include <cassert>
#include <mutex>
#include <thread>

static std::once_flag flag, failing;
static int value, tries;

static void set() {
#ifdef NOT_ONCE
    value++;
#else
    std::call_once(flag, [] { value++; });
#endif
    assert(value == 1);
}

int main() {
    for (int turn = 0; turn < 2; turn++) {
        try {
            std::call_once(failing, [] {
                if (tries++ == 0)
                    throw 1;
            });
        } catch (int) {
            assert(turn == 0);
        }
    }
    assert(tries == 2);
    std::thread other(set);
    set();
    other.join();
}
