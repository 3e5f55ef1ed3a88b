// Containers: std::string, std::map, std::list, std::unordered_map and std::optional, in one thread.
// thinair: --variants MISSING
#include <cassert>
#include <list>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_map>

int main() {
    std::string text = "ab";
    text += "cd";
    assert(text.size() == 4 && text[3] == 'd');
    std::map<int, int> map;
    map[2] = 20;
    map[1] = 10;
    map[3] = 30;
    map.erase(2);
    int sum = 0;
    for (const auto &[key, value] : map)
        sum += key * value;
    assert(sum == 100);
    std::list<int> list{1, 2};
    list.push_front(0);
    list.reverse();
    assert(list.front() == 2 && list.back() == 0);
    std::unordered_map<int, int> table;
    table[7] = 70;
    assert(table.count(7) == 1 && table.at(7) == 70);
#ifdef MISSING
    assert(map.at(2) == 20);
#endif
    std::optional<int> maybe;
    assert(!maybe);
    maybe = 4;
    assert(*maybe == 4);
}
