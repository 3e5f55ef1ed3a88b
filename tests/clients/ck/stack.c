// Two threads push onto Concurrency Kit's stack, and one of them pops: nothing is lost.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_stack.h>

static ck_stack_t stack = CK_STACK_INITIALIZER;
static ck_stack_entry_t entries[2];

static void *push(void *unused) {
    ck_stack_push_upmc(&stack, &entries[1]);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, push, 0);
    ck_stack_push_upmc(&stack, &entries[0]);
    ck_stack_entry_t *first = ck_stack_pop_upmc(&stack);
    pthread_join(thread, 0);
    ck_stack_entry_t *second = ck_stack_pop_upmc(&stack);
    assert(first && second && first != second);
    assert(!ck_stack_pop_upmc(&stack));
    return 0;
}
