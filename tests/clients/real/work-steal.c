// The owner of a deque of work-steal.c takes, another thread steals the same element: one of them has it.
#define main their_main
#include "concurrent-programs/work-steal/work-steal.c"
#undef main
#include <assert.h>
#include <pthread.h>

static deque_t deque;
static work_t works[2];

static void *other(void *unused) { return steal(&deque); }

int main(void) {
    pthread_t thread;
    void *stolen;
    init(&deque, 2);
    push(&deque, &works[0]);
    pthread_create(&thread, 0, other, 0);
    work_t *taken = take(&deque);
    pthread_join(thread, &stolen);
    assert((taken == &works[0]) + (stolen == &works[0]) == 1);
    return 0;
}
