// optional and variant: what is not there throws.
// thinair: --variants WRONG
#include <cassert>
#include <optional>
#include <thread>
#include <variant>

static std::optional<int> found;
static std::variant<int, bool> answer;

int main() {
    std::thread worker([] {
        found = 3;
        answer = true;
    });
    worker.join();
    assert(found.value() == 3);
#ifdef WRONG
    assert(std::get<int>(answer) == 1);
#else
    assert(std::get<bool>(answer));
    int seen = std::visit([](auto value) { return value ? 1 : 0; }, answer);
    assert(seen == 1);
#endif
    found.reset();
    try {
        (void)found.value();
        assert(false);
    } catch (const std::bad_optional_access &) {
    }
}
