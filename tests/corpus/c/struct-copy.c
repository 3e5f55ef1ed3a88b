// Structures of mixed fields are copied from heap to heap, field by field.
#include <assert.h>
#include <stdlib.h>

struct record {
    char kind;
    short size;
    int value;
    struct record *next;
};

int main(void) {
    struct record *from = calloc(1, sizeof *from), *to = malloc(sizeof *to);
    from->kind = 'a';
    from->size = -2;
    from->value = 77;
    from->next = from;
    *to = *from;
    assert(to->kind == 'a' && to->size == -2 && to->value == 77 && to->next == from);
    free(from);
    free(to);
    return 0;
}
