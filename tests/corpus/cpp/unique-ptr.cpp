// std::unique_ptr handed to a thread.
// thinair: --variants STILL_USED
#include <cassert>
#include <memory>
#include <thread>

struct message {
    int text;
    ~message() { text = 0; }
};

int main() {
    auto owned = std::make_unique<message>();
    owned->text = 1;
    message *seen = owned.get();
    std::thread reader([owned = std::move(owned)] { assert(owned->text == 1); });
    assert(!owned);
#ifdef STILL_USED
    assert(seen->text == 1);
#else
    (void)seen;
#endif
    reader.join();
}
