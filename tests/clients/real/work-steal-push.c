// As work-steal.c: the owner pushes while another thread steals; what is stolen has its contents.
#define main their_main
#include "concurrent-programs/work-steal/work-steal.c"
#undef main
#include <assert.h>
#include <pthread.h>

static deque_t deque;
static work_t work;

static void *other(void *unused) {
    work_t *stolen = steal(&deque);
    if (stolen != EMPTY && stolen != ABORT)
        assert(stolen->code == done_task);
    return 0;
}

int main(void) {
    pthread_t thread;
    init(&deque, 2);
    pthread_create(&thread, 0, other, 0);
    work.code = done_task;
    push(&deque, &work);
    pthread_join(thread, 0);
    return 0;
}
