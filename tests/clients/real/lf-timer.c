// Two threads allocate a timer of lf-timer: they get different ones.
// With: -- -mcx16
#include "concurrent-programs/lf-timer/lf_timer.c"
#include <assert.h>
#include <pthread.h>

static void called(lf_timer_t timer, lf_tick_t when, void *argument) {}
static void *other(void *unused) { return (void *)(long)lf_timer_alloc(called, 0); }

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, other, 0);
    long mine = (long)other(0);
    pthread_join(thread, &result);
    assert(mine != (long)result);
    return 0;
}
