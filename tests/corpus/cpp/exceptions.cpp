// Exceptions: handlers by type, by base and by pointer, destructors on the way, thrown again, and those that nobody catches.
// thinair: --variants UNCAUGHT WRONG_TYPE NOEXCEPT RETHROW_NOTHING DESTRUCTOR WRONG_ORDER
#include <cassert>
#include <exception>

struct base {
    virtual ~base() {}
    int left = 1;
};
struct other {
    virtual ~other() {}
    int right = 2;
};
struct both : base, other {
    int own = 3;
};
struct hidden : private base {};
struct corner : virtual base {};
struct left : corner {};

static int order;

struct guard {
    int place;
    explicit guard(int place) : place(place) {}
#ifdef DESTRUCTOR
    ~guard() {
        if (place == 2)
            throw 1;
        order = order * 10 + place;
    }
#else
    ~guard() { order = order * 10 + place; }
#endif
};

static int thrower(int kind) {
    guard inner(1);
    if (kind == 1)
        throw 5;
    if (kind == 2)
        throw both();
    if (kind == 3)
        throw "text";
    if (kind == 4)
        throw hidden();
    if (kind == 5)
        throw left();
    return kind;
}

static int run(int kind) {
    order = 0;
    guard outer(3);
    try {
        guard middle(2);
        return thrower(kind);
    } catch (int number) {
        return 10 + number;
    } catch (other &part) {
        return 20 + part.right;
    } catch (const void *pointer) {
        return pointer ? 30 : 0;
    } catch (base &part) {
        return 40 + part.left;
    } catch (...) {
        return 50;
    }
}

#ifdef NOEXCEPT
static void quiet() noexcept {
    thrower(1);
}
#endif

int main() {
    assert(run(0) == 0);
    assert(order == 123);
    assert(run(1) == 15);
#ifdef WRONG_ORDER
    assert(order == 321);
#else
    assert(order == 123);
#endif
    assert(run(2) == 22);
    assert(run(3) == 30);
    assert(run(4) == 50);
    assert(run(5) == 41);
    order = 0;
    try {
        try {
            thrower(1);
        } catch (...) {
            assert(std::current_exception());
            throw;
        }
    } catch (long) {
        return 1;
    } catch (int number) {
        assert(number == 5);
    }
    assert(!std::current_exception());
    assert(std::uncaught_exceptions() == 0);
#ifdef UNCAUGHT
    thrower(1);
#endif
#ifdef WRONG_TYPE
    try {
        thrower(1);
    } catch (long) {
    }
#endif
#ifdef NOEXCEPT
    quiet();
#endif
#ifdef RETHROW_NOTHING
    throw;
#endif
}
