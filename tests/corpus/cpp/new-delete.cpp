// Memory by new and delete, by unique_ptr and in arrays.
// thinair: --variants AFTER TWICE OUTSIDE
#include <cassert>
#include <memory>

struct node {
    int value;
    node *next;
    explicit node(int value, node *next = nullptr) : value(value), next(next) {}
    ~node() { delete next; }
};

int main() {
    node *list = new node(1, new node(2));
    assert(list->next->value == 2);
    node *second = list->next;
    delete list;
#ifdef AFTER
    assert(second->value == 2);
#endif
#ifdef TWICE
    delete second;
#endif
    (void)second;
    int *numbers = new int[3]{1, 2, 3};
#ifdef OUTSIDE
    numbers[3] = 4;
#endif
    assert(numbers[0] + numbers[1] + numbers[2] == 6);
    delete[] numbers;
    std::unique_ptr<node> owned(new node(5));
    assert(owned->value == 5);
    std::unique_ptr<int[]> array(new int[2]());
    assert(array[1] == 0);
}
