// Objects outside of functions are made before main, in order, and go after it, the last first.
// thinair: --variants ORDER
#include <cassert>

static int made;

struct numbered {
    int number;
    numbered() : number(++made) {}
    ~numbered() {
#ifdef ORDER
        assert(number == 3 - made);
        made++;
#else
        assert(number == made);
        made--;
#endif
    }
};

static numbered first, second;

int main() {
    assert(first.number == 1);
    assert(second.number == 2);
}
