// An exception that carries another.
// thinair: --variants NO_NESTED
#include <cassert>
#include <exception>
#include <stdexcept>
#include <string>

static void load() {
    try {
        throw std::out_of_range("index");
    } catch (...) {
#ifdef NO_NESTED
        throw std::runtime_error("load");
#else
        std::throw_with_nested(std::runtime_error("load"));
#endif
    }
}

int main() {
    try {
        load();
    } catch (const std::runtime_error &outer) {
        bool found = false;
        try {
            std::rethrow_if_nested(outer);
        } catch (const std::out_of_range &inner) {
            found = inner.what() == std::string("index");
        }
        assert(found);
    }
}
