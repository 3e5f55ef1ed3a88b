// Bits of vector<bool> share memory: writing two of them at once is a race.
// thinair: --variants BYTES
#include <cassert>
#include <thread>
#include <vector>

int main() {
#ifdef BYTES
    std::vector<char> bits(2);
#else
    std::vector<bool> bits(2);
#endif
    std::thread other([&bits] { bits[0] = true; });
    bits[1] = true;
    other.join();
    assert(bits[0] && bits[1]);
}
