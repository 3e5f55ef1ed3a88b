// The deque of Chase and Lev, with the orders of Lê and others: the owner puts three in and takes two out, N threads steal one each.
// With TURNS, it puts one in and takes one out, three times.
#include "bench.h"

#define SIZE 8

static atomic_long head, tail;
static atomic_int array[SIZE];

static void put(int value) {
    long end = READ(tail);
    WRITE(array[end % SIZE], value);
    atomic_thread_fence(memory_order_release);
    WRITE(tail, end + 1);
}

static int take(void) {
    long end = READ(tail) - 1;
    WRITE(tail, end);
    atomic_thread_fence(memory_order_seq_cst);
    long start = READ(head);
    if (start > end) {
        WRITE(tail, end + 1);
        return 0;
    }
    int value = READ(array[end % SIZE]);
    if (start == end) {
        if (!atomic_compare_exchange_strong_explicit(&head, &start, start + 1, memory_order_seq_cst, memory_order_relaxed))
            value = 0;
        WRITE(tail, end + 1);
    }
    return value;
}

static int steal(void) {
    long start = ACQUIRE(head);
    atomic_thread_fence(memory_order_seq_cst);
    long end = ACQUIRE(tail);
    if (start >= end)
        return 0;
    int value = READ(array[start % SIZE]);
    if (!atomic_compare_exchange_strong_explicit(&head, &start, start + 1, memory_order_seq_cst, memory_order_relaxed))
        return 0;
    return value;
}

#ifdef TURNS
#define TAKES 3
#else
#define TAKES 2
#endif
static int taken[N + TAKES];

static void body(int me) {
    if (me < N) {
        taken[me] = steal();
        return;
    }
#ifdef TURNS
    for (int i = 0; i < TAKES; i++) {
        put(i + 1);
        taken[N + i] = take();
    }
#else
    put(1);
    put(2);
    put(3);
    taken[N] = take();
    taken[N + 1] = take();
#endif
}

int main(void) {
    run_threads(N + 1);
    int times[4] = {0};
    for (int i = 0; i < N + TAKES; i++)
        times[taken[i]]++;
    for (int value = 1; value <= 3; value++)
        assert(times[value] <= 1);
    return 0;
}
