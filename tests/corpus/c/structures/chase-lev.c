// The work-stealing deque of Chase and Lev, with the fences of Lê, Pop, Cohen and Zappa Nardelli.
// thinair: --variants NO_TAKE_FENCE NO_STEAL_FENCE NO_PUSH_FENCE NO_EXCHANGE
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define relaxed memory_order_relaxed
#define SIZE 4
static atomic_int top, bottom, items[SIZE];
static atomic_int taken[3];

static void push(int item) {
    int b = atomic_load_explicit(&bottom, relaxed);
    atomic_store_explicit(&items[b % SIZE], item, relaxed);
#ifndef NO_PUSH_FENCE
    atomic_thread_fence(memory_order_release);
#endif
    atomic_store_explicit(&bottom, b + 1, relaxed);
}

static int take(void) {
    int b = atomic_load_explicit(&bottom, relaxed) - 1;
    atomic_store_explicit(&bottom, b, relaxed);
#ifndef NO_TAKE_FENCE
    atomic_thread_fence(memory_order_seq_cst);
#endif
    int t = atomic_load_explicit(&top, relaxed);
    if (t > b) {
        atomic_store_explicit(&bottom, b + 1, relaxed);
        return 0;
    }
    int item = atomic_load_explicit(&items[b % SIZE], relaxed);
    if (t == b) {
#ifdef NO_EXCHANGE
        atomic_store_explicit(&top, t + 1, relaxed);
#else
        if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, relaxed))
            item = 0;
#endif
        atomic_store_explicit(&bottom, b + 1, relaxed);
    }
    return item;
}

static int steal(void) {
    int t = atomic_load_explicit(&top, memory_order_acquire);
#ifndef NO_STEAL_FENCE
    atomic_thread_fence(memory_order_seq_cst);
#endif
    int b = atomic_load_explicit(&bottom, memory_order_acquire);
    if (t >= b)
        return 0;
    int item = atomic_load_explicit(&items[t % SIZE], relaxed);
    if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, relaxed))
        return 0;
    assert(item != 0);
    return item;
}

static void note(int item) {
    if (item)
        assert(atomic_fetch_add_explicit(&taken[item], 1, relaxed) == 0);
}

static void *thief(void *argument) {
    note(steal());
    note(steal());
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, thief, 0);
    push(1);
    push(2);
    note(take());
    note(take());
    pthread_join(thread, 0);
    return 0;
}
