// Two threads push onto Concurrency Kit's stack, and one of them pops: nothing is lost.
// MPMC: with a counter against ABA (16 bytes); BATCH: everything at once; else for one who pops.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_stack.h>

static ck_stack_t stack = CK_STACK_INITIALIZER;
static ck_stack_entry_t entries[2];

#if defined(MPMC)
#define PUSH ck_stack_push_mpmc
#define POP ck_stack_pop_mpmc
#elif defined(BATCH)
#define PUSH ck_stack_push_upmc
#define POP ck_stack_batch_pop_upmc
#else
#define PUSH ck_stack_push_upmc
#define POP ck_stack_pop_upmc
#endif

static void *push(void *unused) {
    PUSH(&stack, &entries[1]);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, push, 0);
    PUSH(&stack, &entries[0]);
    ck_stack_entry_t *first = POP(&stack);
    pthread_join(thread, 0);
    ck_stack_entry_t *second = POP(&stack);
#if defined(BATCH)
    int count = 0;
    for (; first; first = first->next) count++;
    for (; second; second = second->next) count++;
    assert(count == 2);
#else
    assert(first && second && first != second);
#endif
    assert(!POP(&stack));
    return 0;
}
