// dynamic_cast and typeid, across virtual and several bases.
// thinair: --variants BAD
#include <cassert>
#include <typeinfo>

struct animal {
    virtual ~animal() = default;
};
struct swims : virtual animal {
    int fins = 2;
};
struct flies : virtual animal {
    int wings = 4;
};
struct flying_fish : swims, flies {};

int main() {
    flying_fish fish;
    animal *some = &fish;
    flies *flying = dynamic_cast<flies *>(some);
    assert(flying && flying->wings == 4);
    assert(dynamic_cast<swims *>(flying)->fins == 2);
    assert(typeid(*some) == typeid(flying_fish));
    swims other;
    animal *swimming = &other;
    assert(!dynamic_cast<flies *>(swimming));
#ifdef BAD
    flies &none = dynamic_cast<flies &>(*swimming);
    return none.wings;
#endif
}
