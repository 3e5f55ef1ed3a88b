// std::shared_ptr: the last owner, in whatever thread, destroys the object, once.
// thinair: --variants RACE
#include <cassert>
#include <memory>
#include <thread>

static int destroyed;

struct object {
    int value = 3;
    ~object() { destroyed++; }
};

int main() {
    {
        std::shared_ptr<object> owner = std::make_shared<object>();
        std::thread other([copy = owner] { assert(copy->value == 3); });
#ifdef RACE
        owner->value = 4;
#endif
        std::weak_ptr<object> weak = owner;
        owner.reset();
        if (std::shared_ptr<object> again = weak.lock())
            assert(again->value >= 3);
        other.join();
        assert(weak.expired());
    }
    assert(destroyed == 1);
}
