// What goes to std::cout is kept with the execution.
// thinair: --variants WRONG
#include <iostream>
#include <string>

int main() {
    std::string name = "world";
    std::cout << "hello, " << name << ' ' << 42 << std::endl;
#ifdef WRONG
    throw 1;
#endif
}
// thinair: --libstdc++ streams of libc++ are not supported
