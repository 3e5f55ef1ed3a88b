// A static variable of a function is initialised once, and seen by whoever passes; one that fails is tried again.
// thinair: --variants RACE
#include <cassert>
#include <thread>

static int made;

struct service {
    int value;
    service() : value(3) { made++; }
};

static service &get() {
    static service instance;
    return instance;
}

static int attempts;

static int fails_once() {
    static int value = [] {
        if (attempts++ == 0)
            throw 1;
        return 9;
    }();
    return value;
}

int main() {
    try {
        fails_once();
        assert(false);
    } catch (int) {
    }
    assert(fails_once() == 9 && attempts == 2);
    std::thread other([] {
        assert(get().value == 3);
#ifdef RACE
        get().value++;
#endif
    });
    assert(get().value == 3);
    other.join();
    assert(made == 1);
}
