// A block that is partly filled grows; what has no value has none afterwards.
// thinair: --variants LOST
// thinair: --models sc rc11
#include <assert.h>
#include <stdlib.h>

struct list {
    size_t used, room;
    int *items;
};

static void add(struct list *list, int item) {
    if (list->used == list->room) {
        list->room = list->room ? 2 * list->room : 2;
        list->items = realloc(list->items, list->room * sizeof *list->items);
    }
    list->items[list->used++] = item;
}

int main(void) {
    struct list list = {0, 0, NULL};
    for (int i = 0; i < 5; i++)
        add(&list, i);
    list.items = realloc(list.items, 16 * sizeof *list.items);
    assert(list.items[4] == 4 && list.used == 5);
#ifdef LOST
    assert(list.items[12] == 0);
#endif
    free(list.items);
    return 0;
}
