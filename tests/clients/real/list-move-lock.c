// Two threads move one element between the two lists of list-move/lock.c: one of them does.
// (Two elements are asked for: the last that is asked for is overwritten by the end of its list.)
#include "concurrent-programs/list-move/lock.c"
#include <assert.h>
#include <pthread.h>

static pthread_data_t data;

static void *moves(void *unused) { return (void *)(long)list_move(0, &data, 0); }

int main(void) {
    pthread_t thread;
    void *result;
    data.list = list_global_init(2, 2);
    pthread_create(&thread, 0, moves, 0);
    long mine = (long)moves(0);
    pthread_join(thread, &result);
    assert(mine + (long)result == 1);
    return 0;
}
