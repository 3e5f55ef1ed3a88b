// What threads print is kept together by a lock, and shown.
// thinair: --variants TOO_EARLY
#include <cassert>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

static std::mutex guard;
static int lines;

static void say(const std::string &what) {
    std::lock_guard<std::mutex> lock(guard);
    std::cout << "thread says " << what << ' ' << 3 << '\n';
    lines++;
}

int main() {
    std::thread other(say, "hello");
    say("bye");
#ifdef TOO_EARLY
    std::cerr << lines << std::endl;
#endif
    other.join();
    assert(lines == 2);
}
// thinair: --libstdc++ streams of libc++ are not supported
