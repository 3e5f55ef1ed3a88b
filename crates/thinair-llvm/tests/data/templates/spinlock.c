// As spinlock.cpp, without templates.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_flag taken = ATOMIC_FLAG_INIT; static int count;
static void *add(void *u);
static void *add2(void *u) { return add(u); }
static void *add(void *u) {
    while (atomic_flag_test_and_set_explicit(&taken, memory_order_acquire)) {}
    count++;
    atomic_flag_clear_explicit(&taken, memory_order_release);
    return 0;
}
int main(void) {
    pthread_t t, s; pthread_create(&t, 0, add, 0); pthread_create(&s, 0, add2, 0);
    add(0);
    pthread_join(t, 0); pthread_join(s, 0);
    assert(count == 3);
}
