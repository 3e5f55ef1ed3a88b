// An index beyond an array is an error though the object goes on; the last array of a structure may be longer than it says, and pointers go where they like in
// their object.
// thinair: --variants FIELD NEGATIVE GLOBAL_FIELD MATRIX OF_STRUCTURES HEAP ATOMIC
#include <assert.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

struct pair {
    int left, right;
};

struct record {
    int a[2];
    int b[2];
    struct pair pairs[2];
    atomic_int flags[2];
    int last[1];
};

struct flexible {
    int count;
    int items[];
};

static struct record global;
static int matrix[3][4];
static int two = 2;

static struct record *container(int *a) {
    return (struct record *)((char *)a - offsetof(struct record, a));
}

int main(void) {
    struct record local = {{1, 2}, {3, 4}};
    struct record *heap = calloc(1, sizeof *heap + 4 * sizeof(int));
#ifdef FIELD
    return local.a[two];
#endif
#ifdef NEGATIVE
    return local.b[two - 3];
#endif
#ifdef GLOBAL_FIELD
    global.a[two] = 1;
#endif
#ifdef MATRIX
    matrix[0][two + 2] = 1;
#endif
#ifdef OF_STRUCTURES
    global.pairs[two].right = 1;
#endif
#ifdef HEAP
    heap->a[two] = 1;
#endif
#ifdef ATOMIC
    atomic_store(&heap->flags[two], 1);
#endif
    // The end of an array may be computed.
    int sum = 0;
    for (int *at = local.a; at < &local.a[two]; at++)
        sum += *at;
    for (int *at = matrix[0]; at < matrix[two + 1]; at++)
        sum += *at;
    assert(sum == 3);
    heap->last[two] = 5;
    assert(heap->last[two] == 5);
    struct flexible *list = malloc(sizeof *list + 3 * sizeof(int));
    list->items[two] = 1;
    assert(list->items[two] == 1);
    int *inside = global.a;
    inside[two] = 7;
    assert(global.b[0] == 7);
    assert(container(heap->a) == heap && container(&global.a[0])->b[0] == 7);
    assert(matrix[two][two + 1] == 0);
    free(list);
    free(heap);
    return 0;
}
