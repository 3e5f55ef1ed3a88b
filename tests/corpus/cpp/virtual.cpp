// Virtual functions, and casts to what an object really is.
// thinair: --variants WRONG_CAST PURE
#include <cassert>
#include <typeinfo>

struct shape {
    virtual ~shape() {}
    virtual int corners() const = 0;
#ifdef PURE
    shape() { call(); }
    void call() { corners(); }
#endif
};
struct named {
    virtual ~named() {}
    int name = 7;
};
struct square : shape, named {
    int corners() const override { return 4; }
};
struct circle : shape {
    int corners() const override { return 0; }
};

static int name_of(shape &shape) {
    return dynamic_cast<named &>(shape).name;
}

int main() {
    square square;
    circle circle;
    shape *shapes[] = {&square, &circle};
    assert(shapes[0]->corners() == 4 && shapes[1]->corners() == 0);
    assert(dynamic_cast<named *>(shapes[0])->name == 7);
    assert(!dynamic_cast<named *>(shapes[1]));
    assert(dynamic_cast<void *>(static_cast<named *>(&square)) == &square);
    assert(typeid(*shapes[0]) == typeid(square) && typeid(*shapes[1]) != typeid(square));
    assert(name_of(square) == 7);
    try {
        name_of(circle);
        assert(false);
    } catch (const std::bad_cast &) {
    }
#ifdef WRONG_CAST
    name_of(circle);
#endif
}
